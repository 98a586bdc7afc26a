import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '../database/columns.ts'
import type { Db } from '../database/database.ts'
import { sql, type Sql } from '../database/sql.ts'
import type { Channel, Envelope, Message } from './message.ts'

export interface NewMessage<C extends Channel> {
  channel: C
  recipient: string
  /** undefined where nobody may get it: the same work is done, nothing is sent. */
  message: Message<C> | undefined
  /** How long it is of use. */
  minutes: number
  /** The sending to many that it is one of, for the figures of it. */
  mailing?: string | undefined
}

/** One or several: as one document they are quoted once, which each as a text in a list is not. */
export const insertMessages = (db: Db, messages: readonly NewMessage<Channel>[]) =>
  db.run(sql`
    insert into outbox (channel, recipient, message, mailing, expires_at, sent_at)
    select channel, recipient, message, mailing, now() + make_interval(mins => minutes),
      case when message is null then now() end
    from jsonb_to_recordset(${JSON.stringify(messages)})
      as new (channel text, recipient text, message jsonb, mailing text, minutes integer)
    returning pg_notify('outbox', channel)`)

/** Takes what is due. Until `leaseSeconds` have passed nobody else does; then the taker counts as dead. */
export const claimMessages = <C extends Channel>(db: Db, channel: C, most: number, leaseSeconds: number) =>
  db.many<Envelope<C>>(sql`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from outbox
      where channel = ${channel} and sent_at is null and given_up_at is null and due_at <= now() and expires_at > now()
      order by due_at limit ${most} for update skip locked)
    returning id, recipient, message, attempts`)

export const markSent = (db: Db, id: string, keep: boolean) =>
  db.run(sql`
    update outbox set sent_at = now(), last_error = null, message = case when ${keep} then message end
    where id = ${id}`)

export const putOff = (db: Db, id: string, seconds: number, reason: string) =>
  db.run(sql`
    update outbox set due_at = now() + make_interval(secs => ${seconds}), last_error = ${reason} where id = ${id}`)

export const giveUp = (db: Db, id: string, reason: string) =>
  db.run(sql`update outbox set given_up_at = now(), message = null, last_error = ${reason} where id = ${id}`)

export const removeOldMessages = (db: Db) =>
  db.run(sql`delete from outbox where created_at < now() - interval '7 days'`)

export const searchKeptMessages = (db: Db, most: number) =>
  db.many<Envelope<Channel> & { channel: Channel; createdAt: string }>(sql`
    select id, channel, recipient, message, attempts, created_at as "createdAt"
    from outbox where message is not null order by created_at desc, id limit ${most}`)

export const findKeptMail = (db: Db, id: string) =>
  db.first<{ html: string }>(sql`
    select message ->> 'html' as html from outbox where id::text = ${id} and channel = 'mail' and message is not null`)

export type Letterhead = Columns<'site', 'name' | 'hotline' | 'address'>

/** By phone; until the company gives a number, by mail or on its site. */
const reachedAt = sql`coalesce(nullif(hotline, ''), nullif(email, ''), name)`

export const findLetterhead = (db: Db, locale: Locale) =>
  db.first<Letterhead>(sql`select name, ${reachedAt} as hotline, address from site where locale = ${locale}`)

/** For those who ask for the recipient in the same question. */
export const letterheadJson = (locale: Sql) => sql`(
  select json_build_object('name', name, 'hotline', ${reachedAt}, 'address', address) from site where locale = ${locale})`
