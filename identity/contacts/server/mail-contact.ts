import type { GrantedPermission } from '#platform/contract/office/permissions.ts'
import type { MailContent } from '#platform/server/mail/mail-layout.ts'
import { postMail } from '#platform/server/mail/post.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchMailboxes } from './queries.ts'

interface Notice {
  /** What an operator must be allowed to, to do something about it. */
  permission: GrantedPermission
  minutes: number
  content(t: Translate): MailContent
}

/** To the contact's own address; without one to every operator who may act, so that nothing a buyer sends goes unread. */
export async function mailContact(db: Db, contactId: number, { permission, minutes, content }: Notice): Promise<void> {
  for (const { email, name, locale } of await searchMailboxes(db, contactId, permission))
    await postMail(db, { to: email, proved: true, locale, minutes, content: (t) => ({ ...content(t), name }) })
}
