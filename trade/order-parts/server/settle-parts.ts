import { Refusal } from '#platform/contract/errors.ts'
import type { By } from '#platform/server/api/by.ts'
import { bySystem } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { partLife } from './part-life.ts'
import { settledParts } from '../settled-parts.ts'
import { creditPart, insertExtraPart, lockPart, lockParts, setAmount } from './queries.ts'

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

const unsettled = ['open', 'reported', 'overdue']

interface NewTotal {
  totalMinor: number
  /** By earlier changes of the total. */
  sentBackMinor: number
  /** The credit has room for what is more. */
  onCredit: boolean
}

/** The order costs something else than before. Answers what was received beyond it and is to be sent back. */
export async function changeTotal(tx: Db, orderId: number, { totalMinor, sentBackMinor, onCredit }: NewTotal) {
  const locked = (await lockParts(tx, orderId)).toReversed()
  const parts = locked.map((part) => ({
    ...part,
    isOpen: unsettled.includes(part.state),
    isFull: part.secured === 'credit' && !onCredit,
  }))
  const { amounts, refundMinor, extraMinor } = settledParts(parts, totalMinor, sentBackMinor)
  for (const [at, { id, isOpen, amountMinor, creditedMinor, receivedMinor }] of parts.entries()) {
    const amount = amounts[at] ?? 0
    if (amount === amountMinor) continue
    await setAmount(tx, id, amount)
    if (isOpen && amount <= creditedMinor + receivedMinor)
      await partLife.move(tx, id, receivedMinor > 0 ? 'pay' : 'drop', bySystem)
  }
  if (extraMinor > 0) await insertExtraPart(tx, orderId, extraMinor)
  return refundMinor
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
    if (unsettled.includes(state)) await partLife.move(tx, id, 'drop', bySystem)
}
