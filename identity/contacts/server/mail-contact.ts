import type { GrantedPermission } from '#platform/contract/office/permissions.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import type { MailContent } from '#platform/server/mail/mail-layout.ts'
import { postMail } from '#platform/server/mail/post.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findMailbox } from './queries.ts'

interface Notice {
  /** What an operator must be allowed to, to do something about it. */
  permission: GrantedPermission
  minutes: number
  content(t: Translate): MailContent
}

/** To the contact's own address; without one to everybody of the house who may act, so that nothing a buyer sends goes unread. */
export async function mailContact(db: Db, contactId: number, { permission, minutes, content }: Notice): Promise<void> {
  const own = await findMailbox(db, contactId)
  if (!own) return mailOperators(db, { permission, shopId: null }, content)
  const { email, name, locale } = own
  await postMail(db, { to: email, proved: true, locale, minutes, content: (t) => ({ ...content(t), name }) })
}
