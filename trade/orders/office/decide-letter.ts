import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { letterLife } from '#trade/letters-of-credit/server/letter-life.ts'
import { findLetter, findLetterOfPart, findLetterPart } from '#trade/letters-of-credit/server/shared-queries.ts'
import { partLife } from '#trade/order-parts/server/part-life.ts'
import { notifyBuyer } from '../server/notify-buyer.ts'
import { orderLife } from '../server/order-life.ts'
import { findMoney, lockOrder } from '../server/queries.ts'
import type { Operating } from './operator-steps.ts'

async function requireLetter(tx: Db, orderId: number, letterId: number) {
  await lockOrder(tx, orderId)
  const letter = await findLetter(tx, orderId, letterId)
  const part = letter && (await findLetterPart(tx, orderId, letter.partId))
  if (!part) throw new Refusal('NOT_FOUND')
  return { ...letter, ...part }
}

/** It secures its part from now on, in place of the one before; the order goes on where it waited for nothing else. */
export const acceptLetter = ({ db, config, operatorId }: Operating, orderId: number, letterId: number) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    const { partId, amountMinor, restMinor, isSecured } = await requireLetter(tx, orderId, letterId)
    if (amountMinor < restMinor)
      throw new Refusal('INVALID_INPUT', { fields: { decision: 'lettersOfCredit.tooLittle' } })
    const earlier = await findLetterOfPart(tx, partId, 'accepted')
    if (earlier) await letterLife.move(tx, earlier.id, 'replace', by)
    const set = sql`, needed = ${restMinor}, decided_at = now()`
    const { number, bank } = await letterLife.move(tx, letterId, 'accept', by, { set })
    const note = `${number}, ${bank}`
    const order = await orderLife.move(tx, orderId, 'securePart', by, { note })
    if (!isSecured) await partLife.move(tx, partId, 'secure', by, { note, set: sql`, secured_at = now()` })
    await notifyBuyer(tx, order, 'securePart', config, { answer: note })
    const { goesOn } = await findMoney(tx, orderId)
    return goesOn ? orderLife.move(tx, orderId, 'pay', by) : order
  })

/** The buyer reads why, and has it amended. */
export const refuseLetter = ({ db, config, operatorId }: Operating, orderId: number, letterId: number, why: string) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    await requireLetter(tx, orderId, letterId)
    const set = sql`, answer = ${why}, decided_at = now()`
    const { number } = await letterLife.move(tx, letterId, 'refuse', by, { set, note: why })
    const order = await orderLife.move(tx, orderId, 'refuseLetter', by, { note: `${number}: ${why}` })
    await notifyBuyer(tx, order, 'refuseLetter', config, { answer: why })
    return order
  })
