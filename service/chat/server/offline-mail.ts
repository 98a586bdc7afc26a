import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
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
      const link = `${config.publicOrigin}${to.office.chat({ id: unread.id })}`
      await notify(tx, unread, link, 'chatMail.contactSubject', 'chatMail.contactText')
    }),
  )
  await eachAlone(await findUnreadByCustomers(db, config.chatMailMinutes), signal, (unread) =>
    db.transaction(async (tx) => {
      if (!(await noteMailed(tx, unread.id, 'customer'))) return
      const link = `${siteOriginOf(config, unread.locale)}/#chat`
      await notify(tx, unread, link, 'chatMail.customerSubject', 'chatMail.customerText')
    }),
  )
}

const notify = (
  db: Db,
  { recipient, locale, recipientName, from, count, texts }: Unread,
  url: string,
  subject: 'chatMail.contactSubject' | 'chatMail.customerSubject',
  text: 'chatMail.contactText' | 'chatMail.customerText',
) =>
  postMail(db, {
    to: recipient,
    // The name is that of a contact, or of a member who has proved the address.
    proved: true,
    locale,
    minutes: usefulMinutes,
    content: (t) => {
      const name = from ?? t('chatMail.visitor')
      return {
        subject: t(subject, { name }),
        name: recipientName ?? undefined,
        paragraphs: [t(text, { name, count }), ...texts.map((words) => words ?? t('chatMail.fileOrProduct'))],
        action: { label: t('chatMail.open'), url },
        notes: [],
      }
    },
  })
