import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findSlip } from '#trade/payments/server/find-transfer.ts'
import { trackingUrl } from '#trade/carriers/tracking-url.ts'
import { depositOf } from './deposit.ts'
import { commentsOf, returnsOf, type DetailRow } from './read-queries.ts'
import { messagesOf } from './thread-queries.ts'
import { returnableLines } from './return-queries.ts'

/** What buyer and seller both know of an order beside its row; each fetches files at addresses of their own. */
export async function orderParts(db: Db, row: DetailRow, urlOf: (fileId: number) => string) {
  const [comments, returns, returnable, slip, messages] = await Promise.all([
    commentsOf(db, row.id),
    returnsOf(db, row.id),
    returnableLines(db, row.id),
    findSlip(db, row.id),
    messagesOf(db, row.id),
  ])
  return {
    lines: row.lines.map((line) => ({
      ...line,
      returnableKg: returnable.find(({ lineId }) => lineId === line.id)?.returnableKg ?? 0,
      comment: comments.find(({ lineId }) => lineId === line.id) ?? null,
    })),
    messages,
    deposit: depositOf(row),
    trackingUrl: trackingUrl(row.trackingPattern, row.trackingNumber),
    returns: returns.map((each) => ({
      ...each,
      photos: each.photos.map((photo) => ({ ...photo, url: urlOf(photo.id) })),
    })),
    bankAccount: row.status === OrderStatus.unpaid ? row.bankAccount : null,
    slip: slip ? { ...slip, url: urlOf(slip.id) } : null,
  }
}
