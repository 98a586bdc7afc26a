import { uploadTypes } from '#platform/contract/upload-rules.ts'
import type { PackedCertificate, PackedUpload } from './pack-queries.ts'

/** As a forwarder sorts papers. */
const codes: Record<PackedUpload['paper'], string> = {
  billOfLading: 'BL',
  origin: 'CO',
  insurance: 'INS',
  packingList: 'PL',
  photo: 'PHOTO',
  other: 'DOC',
  taxInvoice: 'FAPIAO',
}

const endingOf = (type: string) => Object.entries(uploadTypes).find(([, known]) => known === type)?.[0] ?? 'bin'

/** `CI2026-00007_PH240001.pdf`, and `_v2` where it corrects another one. */
export const sheetName = ({ paperNo, version }: { paperNo: string; version: number }, orderSn: string) =>
  `${paperNo}_${orderSn}${version > 1 ? `_v${version}` : ''}.pdf`

/** Of several that start alike the further ones are counted. */
function counted(names: readonly { start: string; ending: string }[]): string[] {
  const counts = new Map<string, number>()
  return names.map(({ start, ending }) => {
    const count = (counts.get(start) ?? 0) + 1
    counts.set(start, count)
    return `${start}${count > 1 ? `_${count}` : ''}.${ending}`
  })
}

/** `BL-S1_PH240001.pdf` */
export const uploadNames = (uploads: readonly PackedUpload[], orderSn: string) =>
  counted(
    uploads.map(({ paper, shipment, type }) => ({
      start: `${codes[paper]}${shipment === null ? '' : `-S${shipment}`}_${orderSn}`,
      ending: endingOf(type),
    })),
  )

/** `COA-S1_L240501_PH240001.pdf` */
export const certificateNames = (certificates: readonly PackedCertificate[], orderSn: string) =>
  counted(
    certificates.map(({ lotCode, shipment }) => ({
      start: `COA-S${shipment}_${lotCode.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}_${orderSn}`,
      ending: 'pdf',
    })),
  )
