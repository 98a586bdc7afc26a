import type { PriceWhy } from '#catalogue/goods/goods.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import { addUsed, lessCalled, takeUsed } from './queries.ts'

/** The agreement by which a line is charged, if it is. */
export const agreementOf = (why: PriceWhy | null | undefined) => (why?.reason === 'agreement' ? why.list : null)

/** Takes from agreements in the transaction that orders; what is left no more refuses all of it. */
export async function callOff(tx: Db, lines: readonly { why?: PriceWhy | null; kilograms: number }[]): Promise<void> {
  const called = sums(lines.map(({ why, kilograms }) => ({ listId: agreementOf(why)?.id ?? null, kilograms })))
  if (called.length === 0) return
  const changed = await together(called.map(([listId, kilograms]) => addUsed(tx, listId, kilograms)))
  if (changed.some((rows) => rows === 0)) throw new Refusal('AGREEMENT_SHORT')
}

export interface CalledLine {
  id: number
  priceListId: number | null
  calledKg: number
}

/** Gives back what will not come of an order. */
export async function giveBackCalled(tx: Db, lines: readonly CalledLine[]): Promise<void> {
  const called = lines.filter(({ calledKg }) => calledKg > 0)
  const back = sums(called.map(({ priceListId, calledKg }) => ({ listId: priceListId, kilograms: calledKg })))
  if (back.length === 0) return
  await together([
    ...back.map(([listId, kilograms]) => takeUsed(tx, listId, kilograms)),
    ...called.map(({ id, calledKg }) => lessCalled(tx, id, calledKg)),
  ])
}

/** Of each agreement once and in the order of their ids, so that two orders never wait for each other in a circle. */
function sums(parts: readonly { listId: number | null; kilograms: number }[]) {
  const lists = new Map<number, number>()
  for (const { listId, kilograms } of parts)
    if (listId !== null) lists.set(listId, (lists.get(listId) ?? 0) + kilograms)
  return [...lists].toSorted(([one], [other]) => one - other)
}
