import { Refusal } from '#platform/contract/errors.ts'
import type { Picture } from '#platform/contract/picture.ts'
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
  const { wechatCode, ...shown } = contact
  return {
    ...shown,
    wechatQR: wechatCode ? codeFile(wechatCode) : '',
    whatappQR: contact.whatsapp && `${config.apiBase}/mp/QrCode?contactId=${contact.id}`,
    cookieId: visitor?.cookieId ?? null,
    visitHistoryId: visitor?.visitId ?? null,
  }
}

/** Wide enough for a camera to read it off a screen. */
const codeFile = ({ src, widths }: Picture) =>
  `${src}-${widths.find((width) => width >= 320) ?? Math.max(...widths)}.webp`

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
