import { uploadTypes } from '#platform/contract/upload-rules.ts'
import type { PackedUpload } from './pack-queries.ts'

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

/** `BL-S1_PH240001.pdf`; of several of a kind the further ones are counted. */
export function uploadNames(uploads: readonly PackedUpload[], orderSn: string): string[] {
  const counts = new Map<string, number>()
  return uploads.map(({ paper, shipment, type }) => {
    const start = `${codes[paper]}${shipment === null ? '' : `-S${shipment}`}_${orderSn}`
    const count = (counts.get(start) ?? 0) + 1
    counts.set(start, count)
    return `${start}${count > 1 ? `_${count}` : ''}.${endingOf(type)}`
  })
}
