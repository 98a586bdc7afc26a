import { randomBytes } from 'node:crypto'
import type { CannedAnswer } from '#service/chat/office/answer-record.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact } from './factories.ts'

/** A visitor who has written something to a contact of their own. */
export async function aConversation(db: Db, text = 'Hello', contact?: { id: number }) {
  const { id: contactId } = contact ?? (await aContact(db))
  const cookieId = randomBytes(24).toString('base64url')
  const made = await db.first<{ id: number; messageId: number }>(sql`
    with person as (
      insert into visitor (cookie_id, contact_id, locale) values (${cookieId}, ${contactId}, 'en-US') returning id),
      begun as (
        insert into conversation (contact_id, visitor_id, locale, waiting_since)
        select ${contactId}, id, 'en-US', now() from person returning id)
    insert into chat_message (conversation_id, client_id, author, kind, body)
    select id, gen_random_uuid(), 'customer', 'text', ${text} from begun
    returning conversation_id as id, chat_message.id as "messageId"`)
  if (!made) throw new Error('Nothing was inserted.')
  await db.run(sql`
    update conversation set last_message_id = ${made.messageId}, customer_read_id = ${made.messageId}
    where id = ${made.id}`)
  return { ...made, cookieId, contactId }
}

export async function aCannedAnswer(db: Db): Promise<CannedAnswer> {
  const made = await db.first<CannedAnswer>(sql`
    insert into canned_answer (position, title_zh, title_en, text_zh, text_en)
    values (1, '题', 'Title', '文', 'Text')
    returning id, version, position, title_zh as title, title_en as "titleEn", text_zh as text, text_en as "textEn"`)
  if (!made) throw new Error('Nothing was inserted.')
  return made
}
