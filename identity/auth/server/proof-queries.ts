import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Takes the next turn unless the last one is too recent; then says how long to wait. */
export async function insertPause(db: Db, key: string, seconds: number): Promise<{ free: boolean; left: number }> {
  const taken = await db.run(sql`
    insert into send_pause (key, until) values (${key}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set until = excluded.until where send_pause.until <= now()`)
  if (taken === 1) return { free: true, left: 0 }
  const row = await db.first<{ left: number }>(sql`
    select greatest(1, ceil(extract(epoch from until - now())))::int as left from send_pause where key = ${key}`)
  return { free: false, left: row?.left ?? seconds }
}

export interface Scope {
  purpose: string
  target: string
  memberId?: number | undefined
}

export const upsertCode = (db: Db, { purpose, target, memberId = 0 }: Scope, hash: Buffer, minutes: number) =>
  db.run(sql`
    insert into verification_code (purpose, target, member_id, code_hash, expires_at)
    values (${purpose}, ${target}, ${memberId}, ${hash}, now() + make_interval(mins => ${minutes}))
    on conflict (purpose, target, member_id)
    do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, used = false`)

export const tryCode = (db: Db, { purpose, target, memberId = 0 }: Scope, hash: Buffer) =>
  db.first<Columns<'verification_code', 'id'> & { right: boolean; expired: boolean }>(sql`
    update verification_code set tries = tries + 1
    where purpose = ${purpose} and target = ${target} and member_id = ${memberId} and tries < 5 and not used
    returning id, code_hash = ${hash} as right, expires_at <= now() as expired`)

export const useCode = (db: Db, id: number) =>
  db.run(sql`update verification_code set used = true where id = ${id} and not used`)

export type LinkPurpose = 'register' | 'reset' | 'activate'

export interface NewLink {
  purpose: LinkPurpose
  email: string
  memberId?: number | undefined
  details?: object
  hash: Buffer
  minutes: number
}

/** Only registration has no member yet; for nobody the same statement is run and writes nothing. */
export const insertLink = (db: Db, { purpose, email, memberId, details = {}, hash, minutes }: NewLink) =>
  db.run(sql`
    insert into link_token (purpose, email, member_id, details, token_hash, expires_at)
    select ${purpose}, ${email}, ${memberId ?? null}, ${details}::jsonb, ${hash}::bytea, now() + make_interval(mins => ${minutes})
    where ${purpose === 'register' || memberId !== undefined}`)

export interface Link extends Columns<'link_token', 'id' | 'email' | 'memberId'> {
  details: Record<string, unknown>
  expired: boolean
}

export const findLink = (db: Db, purpose: LinkPurpose, hash: Buffer) =>
  db.first<Link>(sql`
    select id, email, member_id as "memberId", details, expires_at <= now() as expired
    from link_token where token_hash = ${hash} and purpose = ${purpose}`)

export const removeLink = (db: Db, id: number) =>
  db.run(sql`
    delete from link_token
    where (purpose, email) = (select purpose, email from link_token where id = ${id} for update)`)

export const removeLinksOf = (db: Db, memberId: number, purpose: LinkPurpose) =>
  db.run(sql`delete from link_token where member_id = ${memberId} and purpose = ${purpose}`)

export const insertTicket = (db: Db, memberId: number, hash: Buffer, minutes: number) =>
  db.run(sql`
    insert into sign_in_ticket (token_hash, member_id, expires_at)
    values (${hash}, ${memberId}, now() + make_interval(mins => ${minutes}))`)

export const findTicket = (db: Db, hash: Buffer) =>
  db.first<{ memberId: number }>(sql`
    select member_id as "memberId" from sign_in_ticket join member on member.id = member_id
    where token_hash = ${hash} and expires_at > now() and not disabled`)

export const removeTicket = (db: Db, hash: Buffer) =>
  db.run(sql`delete from sign_in_ticket where token_hash = ${hash} and expires_at > now()`)

export const removeTicketsOf = (db: Db, memberId: number) =>
  db.run(sql`delete from sign_in_ticket where member_id = ${memberId}`)

export const removeDeadProofs = (db: Db) =>
  db.run(sql`
    with tickets as (delete from sign_in_ticket where expires_at < now()),
      codes as (delete from verification_code where expires_at < now() - interval '1 day'),
      links as (delete from link_token where expires_at < now() - interval '7 days')
    delete from send_pause where until < now()`)
