import { Readable } from 'node:stream'
import { Refusal } from '#platform/contract/errors.ts'
import type { NamedFile } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { Wanted } from '#platform/server/files/private-documents.ts'
import type { Pack, WantedPack } from '#platform/server/files/private-packs.ts'
import { keysOf } from '#platform/server/files/stored-keys.ts'
import type { PackedFile } from '#platform/server/files/write-zip.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { fileSize } from '#platform/texts/format.ts'
import { locales } from '#platform/texts/messages.ts'
import { makeSheet, makeSheetAtDesk } from '#trade/papers/server/make-sheet.ts'
import { searchVersions } from '#trade/papers/server/shared-queries.ts'
import { getDeskOrder } from '../office/desk-order.ts'
import type { OrderDetail } from '../order.ts'
import { getOrder } from './get-order.ts'
import { makeProforma, makeProformaAtDesk } from './make-proforma.ts'
import { certificateNames, sheetName, uploadNames } from './pack-names.ts'
import { certificatesToPack, uploadsToPack } from './pack-queries.ts'

type Making = Pick<Context, 'db' | 'config' | 'storage'>

/** All papers of an order or of one shipment, for the buyer. */
export const makePack = async (wanted: WantedPack, context: Making & Pick<Context<'member'>, 'caller'>) =>
  packOf(await getOrder(wanted.id, context), wanted, context, {
    proforma: (paper) => makeProforma(paper, context),
    sheet: (paper) => makeSheet(paper, context),
  })

/** The same for the seller. */
export const makePackAtDesk = async (wanted: WantedPack, context: Making & { operator: Reach }) =>
  packOf(await getDeskOrder(context.db, context.operator, wanted.id), wanted, context, {
    proforma: (paper) => makeProformaAtDesk(paper, context),
    sheet: (paper) => makeSheetAtDesk(paper, context),
  })

interface Drawing {
  proforma(paper: Wanted): Promise<NamedFile>
  sheet(paper: Wanted): Promise<NamedFile>
}

type Packed = Pick<OrderDetail, 'id' | 'orderSn' | 'currency' | 'papers' | 'shipments'>

/** Uploads beyond this are left out, and named: what is sent by mail afterwards should still arrive. */
const mostBytes = 100 * 1024 * 1024

async function packOf(
  order: Packed,
  { shipmentId }: WantedPack,
  { db, storage }: Making,
  { proforma, sheet }: Drawing,
): Promise<Pack> {
  const { id, orderSn, currency } = order
  const shipment = order.shipments.find((each) => each.id === shipmentId)
  if (shipmentId !== undefined && !shipment) throw new Refusal('NOT_FOUND')
  const drawn = (name: string, draw: () => Promise<NamedFile>): PackedFile => ({
    name,
    open: async () => Readable.from([(await draw()).bytes]),
  })
  const [invoice] = shipment ? [] : await searchVersions(db, { kind: 'proforma', id })
  const sheets = order.papers.filter(
    (paper) => !paper.replaced && !paper.withdrawn && (!shipment || paper.shipment === shipment.number),
  )
  const lang = currency === 'CNY' ? 'zh' : 'en'
  const files = [
    ...(invoice ? [drawn(sheetName(invoice, orderSn), () => proforma({ id, lang }))] : []),
    ...sheets.map((paper) => drawn(sheetName(paper, orderSn), () => sheet({ id: paper.id, lang: 'both' }))),
    ...(await uploadedFiles(order, shipmentId, { db, storage })),
  ]
  if (files.length === 0) throw new Refusal('NOT_FOUND')
  return { name: shipment ? `${orderSn}-S${shipment.number}` : orderSn, files }
}

async function uploadedFiles(
  { id, orderSn }: Packed,
  shipmentId: number | undefined,
  { db, storage }: Pick<Making, 'db' | 'storage'>,
): Promise<PackedFile[]> {
  const certificates = await certificatesToPack(db, id, shipmentId)
  const uploads = await uploadsToPack(db, id, shipmentId)
  const [ofLots, names] = [certificateNames(certificates, orderSn), uploadNames(uploads, orderSn)]
  let left = mostBytes
  const missing: string[] = []
  const files = [
    ...certificates.map(({ key, title, size }, at) => ({ key, title, size, name: ofLots[at] ?? key })),
    ...uploads.map((upload, at) => {
      const [key = ''] = keysOf(upload)
      return { key, title: upload.name, size: upload.size, name: names[at] ?? key }
    }),
  ].flatMap(({ key, title, size, name }) => {
    if (size > left) {
      missing.push(`${name}  (${title}, ${fileSize(size)})`)
      return []
    }
    left -= size
    return { name, open: async () => (await storage.open(key))?.stream ?? Readable.from([]) }
  })
  return missing.length > 0 ? [...files, leftOut(missing)] : files
}

/** Says which files are missing, to whoever opens the pack and has not seen the page that it came from. */
function leftOut(missing: readonly string[]): PackedFile {
  const said = locales.map((locale) => translatorFor(locale)('papers.leftOut'))
  const text = [...said, '', ...missing, ''].join('\r\n')
  return { name: '_LEFT-OUT.txt', open: async () => Readable.from([Buffer.from(`\ufeff${text}`)]) }
}
