import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { notify } from '#identity/letters/server/notify-member.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { chatDeskNotices } from '../office/desk-notices.ts'
import { findUnreadByContacts, findUnreadByCustomers, noteMailed, type Unread } from './offline-queries.ts'

/** Who is not there to read is notified by mail: once for everything that is unread, not once a message. */
export async function mailUnread(db: Database, config: Config, signal?: AbortSignal): Promise<void> {
  await eachAlone(await findUnreadByContacts(db, config.chatMailMinutes), signal, (unread) =>
    db.transaction(async (tx) => {
      if (!(await noteMailed(tx, unread.id, 'contact'))) return
      const whom = { contactId: unread.contactId, permission: 'service.edit' } as const
      await mailContact(tx, config, whom, chatDeskNotices.unread, { ...factsOf(unread), about: unread.id })
    }),
  )
  await eachAlone(await findUnreadByCustomers(db, config.chatMailMinutes), signal, (unread) =>
    db.transaction(async (tx) => {
      if (!(await noteMailed(tx, unread.id, 'customer'))) return
      const { memberId, recipient, recipientName, locale } = unread
      // The name is that of a member who has proved the address.
      const customer = { memberId, email: recipient, name: recipientName ?? undefined, proved: true, locale }
      await notify(tx, config, customer, 'chat.answer', factsOf(unread))
    }),
  )
}

const factsOf = ({ from, count, texts }: Unread) => ({
  name: from ?? { key: 'chatMail.visitor' as const },
  count,
  words: texts.map((words) => words ?? { key: 'chatMail.fileOrProduct' as const }),
})
