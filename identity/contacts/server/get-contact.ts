import { Refusal } from '#platform/contract/errors.ts'
import type { Contact } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findContactById, findLeastBusyContact, findMemberContact, findVisitor, findVisitorContact } from './queries.ts'

/** The contact of this member or browser; for somebody unknown, the one that a first visit would be given. */
export async function getContact(context: Context, cookieId?: string): Promise<Contact> {
  const { db, config, locale, caller } = context
  const visitor = cookieId ? await findVisitor(db, cookieId) : undefined
  const own = caller && (await findMemberContact(db, caller.memberId))
  const contactId = own?.contactId ?? visitor?.contactId
  const contact = contactId ? await findContactById(db, contactId) : await findLeastBusyContact(db, locale)
  if (!contact) throw new Refusal('NOT_FOUND')
  const code = (app: string, account: string) =>
    account && `${config.apiBase}/mp/QrCode?contactId=${contact.id}&app=${app}`
  return {
    ...contact,
    wechatQR: code('wechat', contact.wechatId),
    whatappQR: code('whatsapp', contact.whatsapp),
    cookieId: visitor?.cookieId ?? null,
    visitHistoryId: visitor?.visitId ?? null,
  }
}

/** The same by ids; for somebody unknown, whoever a first visit would be given. */
export async function findContactFor(
  db: Db,
  customer: { memberId: number } | { visitorId: number } | undefined,
  locale: Locale,
): Promise<number | undefined> {
  const own =
    customer &&
    ('memberId' in customer
      ? await findMemberContact(db, customer.memberId)
      : await findVisitorContact(db, customer.visitorId))
  return own?.contactId ?? (await findLeastBusyContact(db, locale))?.id
}
