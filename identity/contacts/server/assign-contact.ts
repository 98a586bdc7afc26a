import { Refusal } from '#platform/contract/errors.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findLeastBusyContact, findMemberContact, keepMemberContact, moveVisitor } from './queries.ts'

/** The contact that a member keeps, chosen now if there is none yet. */
export async function assignContact(db: Db, memberId: number, locale: Locale): Promise<number> {
  const own = await findMemberContact(db, memberId)
  if (own) return own.contactId
  const contact = await findLeastBusyContact(db, locale)
  if (!contact) throw new Refusal('NOT_FOUND')
  await keepMemberContact(db, memberId, contact.id)
  return contact.id
}

/** From now on another contact looks after this customer. */
export async function changeContact(
  db: Db,
  { memberId, visitorId }: { memberId: number | null; visitorId: number | null },
  contactId: number,
): Promise<void> {
  if (memberId !== null) await keepMemberContact(db, memberId, contactId)
  if (visitorId !== null) await moveVisitor(db, visitorId, contactId)
}
