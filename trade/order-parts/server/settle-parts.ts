import { Refusal } from '#platform/contract/errors.ts'
import type { By } from '#platform/server/api/by.ts'
import { bySystem } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { partLife } from './part-life.ts'
import { creditPart, lockPart, lockParts } from './queries.ts'

/** Money for a part was written down: it is paid when nothing is left of it, and otherwise waits for the rest. */
export async function settlePart(tx: Db, partId: number, by: By) {
  const part = await lockPart(tx, partId)
  if (!part) throw new Refusal('NOT_FOUND')
  return partLife.move(tx, partId, part.restMinor > 0 ? 'receive' : 'pay', by)
}

/** Goods came back: what was not paid for them is owed no more, the last part first. Answers what is left to send back. */
export async function creditParts(tx: Db, orderId: number, amountMinor: number): Promise<number> {
  let left = amountMinor
  for (const part of await lockParts(tx, orderId)) {
    const credited = Math.min(left, part.restMinor)
    if (credited === 0) continue
    await creditPart(tx, part.id, credited)
    left -= credited
    if (credited === part.restMinor) await partLife.move(tx, part.id, part.receivedMinor > 0 ? 'pay' : 'drop', bySystem)
  }
  return left
}

/** Refunds were written down: a part whose money went back is refunded. */
export async function markRefunded(tx: Db, orderId: number) {
  for (const { id, receivedMinor, refundedMinor, state } of await lockParts(tx, orderId))
    if (state !== 'refunded' && receivedMinor > 0 && refundedMinor === receivedMinor)
      await partLife.move(tx, id, 'refund', bySystem)
}

/** The order ended: nothing more is expected. */
export async function dropParts(tx: Db, orderId: number) {
  for (const { id, state } of await lockParts(tx, orderId))
    if (state === 'open' || state === 'reported' || state === 'overdue') await partLife.move(tx, id, 'drop', bySystem)
}
