import type { Context } from '#platform/server/api/context.ts'
import { findContactFor } from '#identity/contacts/server/get-contact.ts'
import { findChatContact } from '#service/chat/server/shared-queries.ts'
import { openOrders } from '#trade/orders/server/get-order.ts'
import type { Cases } from '../contract.ts'

export async function findCases({ db, caller: { memberId }, locale }: Context<'member'>): Promise<Cases> {
  const [orders, contactId] = await Promise.all([openOrders(db, memberId), findContactFor(db, { memberId }, locale)])
  const contact = contactId === undefined ? undefined : await findChatContact(db, contactId)
  return { orders, contact: contact ?? null }
}
