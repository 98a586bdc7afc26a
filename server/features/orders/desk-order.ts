import { OrderStatus } from '#contract/enums.ts'
import { Refusal } from '#contract/errors.ts'
import type { OrderInfo } from '#contract/operator/orders.ts'
import type { Db } from '#server/database/database.ts'
import type { Finder } from '#server/features/desk/find.ts'
import { findBankAccount, findSlip } from '#server/features/payments/find-transfer.ts'
import { deskAttachmentUrl } from '#server/features/uploads/stored-keys.ts'
import { depositOf } from './deposit.ts'
import { countTabs, deskHistoryOf, findDeskOrder, findOrdersNamed } from './operator-queries.ts'
import { decisionsOn, stepsOf } from './order-status.ts'
import { commentsOf, returnsOf } from './read-queries.ts'
import { returnableLines } from './return-queries.ts'

/** Everything the seller knows of an order, also of one that the member has deleted from the own list. */
export async function getDeskOrder(db: Db, id: number): Promise<OrderInfo> {
  const row = await findDeskOrder(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [history, comments, returns, returnable, slip, bankAccount] = await Promise.all([
    deskHistoryOf(db, id),
    commentsOf(db, id),
    returnsOf(db, id),
    returnableLines(db, id),
    findSlip(db, id),
    findBankAccount(db, row.currency),
  ])
  return {
    ...(row as unknown as OrderInfo),
    lines: row.lines.map((line) => ({
      ...line,
      returnableKg: returnable.find(({ lineId }) => lineId === line.id)?.returnableKg ?? 0,
      comment: comments.find(({ lineId }) => lineId === line.id) ?? null,
    })),
    deposit: depositOf(row),
    history,
    returns: returns.map((each) => ({
      ...each,
      photos: each.photos.map((photo) => ({ ...photo, url: deskAttachmentUrl(photo.id) })),
      decisions: decisionsOn(each.status),
    })),
    bankAccount: row.status === OrderStatus.unpaid ? (bankAccount ?? null) : null,
    slip: slip ? { ...slip, url: deskAttachmentUrl(slip.id) } : null,
    steps: stepsOf(row),
  }
}

export async function countOrderTabs(db: Db) {
  const row = await countTabs(db)
  if (!row) throw new Error('Counting answered nothing.')
  return row.counts
}

export const orderFinder: Finder = { permission: 'sales.read', find: findOrdersNamed }
