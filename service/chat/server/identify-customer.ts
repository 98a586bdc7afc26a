import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { assignContact } from '#identity/contacts/server/assign-contact.ts'
import { findContactFor } from '#identity/contacts/server/get-contact.ts'
import { findVisitorId, identifyVisitor } from '#identity/contacts/server/identify-visitor.ts'
import type { Customer } from '#platform/server/api/customer.ts'
import { insertConversation, lockConversation, type Conversation } from './queries.ts'

interface Arrival {
  memberId: number | undefined
  cookieId: string | null | undefined
  locale: Locale
}

/** Whoever calls, if we know them; knowing the cookie id is the only claim to a visitor's words. */
export async function findCustomer(db: Db, { memberId, cookieId }: Omit<Arrival, 'locale'>) {
  if (memberId !== undefined) return { memberId }
  const visitorId = cookieId ? await findVisitorId(db, cookieId) : undefined
  return visitorId === undefined ? undefined : { visitorId }
}

export async function getCustomer(db: Db, who: Omit<Arrival, 'locale'>): Promise<Customer> {
  const customer = await findCustomer(db, who)
  if (!customer) throw new Refusal('NOT_FOUND')
  return customer
}

/** The same for who may be new here; a member's guest conversation is taken along. */
export async function identifyCustomer(
  db: Database,
  { memberId, cookieId, locale }: Arrival,
): Promise<{ customer: Customer; cookieId: string | null }> {
  if (memberId !== undefined && !cookieId) return { customer: { memberId }, cookieId: null }
  const visitor = await db.transaction((tx) =>
    identifyVisitor(tx, { cookieId: cookieId ?? undefined, locale, memberId: memberId ?? null }),
  )
  return {
    customer: memberId === undefined ? { visitorId: visitor.id } : { memberId },
    cookieId: visitor.cookieId,
  }
}

/** The customer's conversation, locked; begun with the first word. */
export async function holdConversation(db: Db, customer: Customer, locale: Locale): Promise<Conversation> {
  const known = await lockConversation(db, customer)
  if (known) return known
  await insertConversation(db, customer, await contactOf(db, customer, locale), locale)
  const begun = await lockConversation(db, customer)
  if (!begun) throw new Refusal('NOT_FOUND')
  return begun
}

async function contactOf(db: Db, customer: Customer, locale: Locale): Promise<number> {
  if ('memberId' in customer) return assignContact(db, customer.memberId, locale)
  const found = await findContactFor(db, customer, locale)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
