import type { DemoMessage } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchKeptMessages } from '#platform/server/mail/queries.ts'

/** What a demonstration sent, newest first. */
export async function readInbox(db: Db): Promise<DemoMessage[]> {
  const kept = await searchKeptMessages(db, 50)
  return kept.map(({ id, channel, recipient, message, createdAt }) => ({
    id,
    channel,
    recipient,
    subject: 'subject' in message ? message.subject : null,
    text: message.text,
    createdAt,
  }))
}
