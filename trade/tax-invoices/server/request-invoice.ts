import { Refusal } from '#platform/contract/errors.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import { invoiceLife } from './invoice-life.ts'
import { findTitle, insertInvoice, isOwnOrder } from './queries.ts'

interface Wish {
  orderId: number
  titleId: number
}

export async function requestInvoice(wish: Wish, { db, caller: { memberId } }: Context<'member'>) {
  const made = await insertInvoice(db, memberId, wish)
  if (made) return made
  const known = (await isOwnOrder(db, memberId, wish.orderId)) && (await findTitle(db, memberId, wish.titleId))
  throw new Refusal(known ? 'INVOICE_STATE' : 'NOT_FOUND')
}

export const withdrawInvoice = (id: number, { db, caller }: Context<'member'>) =>
  db.transaction(async (tx) => {
    await invoiceLife.move(tx, id, 'withdraw', byMember(caller.memberId))
    return null
  })
