import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { findUnreadByContacts, findUnreadByCustomers, noteMailed, type Unread } from './offline-queries.ts'

const usefulMinutes = 3 * 24 * 60

/** Who is not there to read is notified by mail: once for everything that is unread, not once a message. */
export async function mailUnread(db: Database, config: Config, signal?: AbortSignal): Promise<void> {
  await eachAlone(await findUnreadByContacts(db, config.chatMailMinutes), signal, (unread) =>
    db.transaction(async (tx) => {
      if (!(await noteMailed(tx, unread.id, 'contact'))) return
      const url = `${config.publicOrigin}${to.office.chat({ id: unread.id })}`
      await mailContact(tx, unread.contactId, {
        permission: 'service.edit',
        minutes: usefulMinutes,
        content: (t) => contentOf(t, unread, url, 'chatMail.contactSubject', 'chatMail.contactText'),
      })
    }),
  )
  await eachAlone(await findUnreadByCustomers(db, config.chatMailMinutes), signal, (unread) =>
    db.transaction(async (tx) => {
      if (!(await noteMailed(tx, unread.id, 'customer'))) return
      const { recipient, recipientName, locale } = unread
      const url = `${siteOriginOf(config, locale)}/#chat`
      await postMail(tx, {
        to: recipient,
        // The name is that of a member who has proved the address.
        proved: true,
        locale,
        minutes: usefulMinutes,
        content: (t) => ({
          ...contentOf(t, unread, url, 'chatMail.customerSubject', 'chatMail.customerText'),
          name: recipientName ?? undefined,
        }),
      })
    }),
  )
}

function contentOf(
  t: Translate,
  { from, count, texts }: Unread,
  url: string,
  subject: 'chatMail.contactSubject' | 'chatMail.customerSubject',
  text: 'chatMail.contactText' | 'chatMail.customerText',
) {
  const name = from ?? t('chatMail.visitor')
  return {
    subject: t(subject, { name }),
    paragraphs: [t(text, { name, count }), ...texts.map((words) => words ?? t('chatMail.fileOrProduct'))],
    action: { label: t('chatMail.open'), url },
    notes: [],
  }
}
