import type { Db } from '#platform/server/database/database.ts'
import { findSlip } from '#trade/payments/server/find-transfer.ts'
import { trackingUrl } from '#trade/carriers/tracking-url.ts'
import { readLetters } from '#trade/letters-of-credit/server/read-letters.ts'
import { readParts } from '#trade/order-parts/server/read-parts.ts'
import { sheetsOf } from '#trade/papers/server/shared-queries.ts'
import { readShipments } from '#trade/shipments/server/read-shipments.ts'
import { settlementsOf } from '#trade/settlements/server/shared-queries.ts'
import { invoicesOf } from '#trade/tax-invoices/server/shared-queries.ts'
import { findRequest } from '#trade/weight-requests/server/shared-queries.ts'
import { commentsOf, returnsOf, type DetailRow } from './read-queries.ts'
import { findParties } from './find-parties.ts'
import { messagesOf } from './thread-queries.ts'
import { returnableLines } from './return-queries.ts'

/** What buyer and seller both know of an order beside its row; each fetches files at addresses of their own. */
export async function detailOf(db: Db, row: DetailRow, urlOf: (fileId: number) => string) {
  const [
    [comments, messages, returns, returnable],
    [slip, parts, shipments, settlements, weightRequest],
    [papers, letters, taxInvoices, parties],
  ] = await Promise.all([
    Promise.all([commentsOf(db, row.id), messagesOf(db, row.id), returnsOf(db, row.id), returnableLines(db, row.id)]),
    Promise.all([
      findSlip(db, row.id),
      readParts(db, row.id, urlOf),
      readShipments(db, row.id, urlOf),
      settlementsOf(db, row.id),
      findRequest(db, row.id),
    ]),
    Promise.all([
      sheetsOf(db, row.id),
      readLetters(db, row.id, urlOf),
      invoicesOf(db, row.id, urlOf),
      findParties(db, row.id, row.createTime),
    ]),
  ])
  return {
    lines: row.lines.map((line) => ({
      ...line,
      returnableKg: returnable.find(({ lineId }) => lineId === line.id)?.returnableKg ?? 0,
      comment: comments.find(({ lineId }) => lineId === line.id) ?? null,
    })),
    messages,
    parts,
    shipments,
    settlements,
    weightRequest: weightRequest ?? null,
    papers,
    letters,
    taxInvoices,
    parties,
    trackingUrl: trackingUrl(row.trackingPattern, row.trackingNumber),
    returns: returns.map((each) => ({
      ...each,
      photos: each.photos.map((photo) => ({ ...photo, url: urlOf(photo.id) })),
    })),
    bankAccount: parts.some(({ restMinor }) => restMinor > 0) ? row.bankAccount : null,
    slip: slip ? { ...slip, url: urlOf(slip.id) } : null,
  }
}
