import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface Posted {
  id: string
  channel: 'mail' | 'sms'
  subject?: string
  text: string
  html?: string
  replyTo?: string
  locale: string
}

/** Everything that waits for an address, newest first. */
export async function messagesTo(db: Db, recipient: string): Promise<Posted[]> {
  const rows = await db.many<{ id: string; channel: 'mail' | 'sms'; message: Omit<Posted, 'id' | 'channel'> }>(sql`
    select id, channel, message from outbox
    where recipient = ${recipient} and message is not null order by created_at desc`)
  return rows.map(({ message, ...row }) => ({ ...row, ...message }))
}

async function lastTo(db: Db, recipient: string): Promise<Posted> {
  const [last] = await messagesTo(db, recipient)
  if (!last) throw new Error(`Nothing was sent to ${recipient}.`)
  return last
}

export const codeSentTo = async (db: Db, recipient: string) =>
  /\b\d{6}\b/.exec((await lastTo(db, recipient)).text)?.[0] ?? ''

export const linkSentTo = async (db: Db, recipient: string) =>
  new URL(/https?:\S+/.exec((await lastTo(db, recipient)).text)?.[0] ?? '')

export const tokenSentTo = async (db: Db, recipient: string) =>
  (await linkSentTo(db, recipient)).searchParams.get('token') ?? ''

/** As if a minute had passed since the last message. */
export const waitAMinute = (db: Db) => db.run(sql`update send_pause set until = now()`)
