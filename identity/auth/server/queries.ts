import type { Caller } from '#platform/server/api/context.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

export const findCredentials = (db: Db, account: string) =>
  db.first<Columns<'member', 'id' | 'passwordHash' | 'disabled'> & { hasSecondFactor: boolean }>(sql`
    select id, password_hash as "passwordHash", disabled, totp_secret is not null as "hasSecondFactor"
    from member where email = ${account} or mobile = ${account}`)

export interface NewSession {
  memberId: number
  hash: Buffer
  expiresAt: string
  ip: string
  userAgent: string
}

export const insertSession = (db: Db, { memberId, hash, expiresAt, ip, userAgent }: NewSession) =>
  db.run(sql`
    insert into session (member_id, token_hash, expires_at, ip, user_agent)
    values (${memberId}, ${hash}, ${expiresAt}, ${ip}, ${userAgent.slice(0, 300)})`)

/**
 * A session lives until its absolute end, or until a week without a visit. Who is of a company may do what both roles
 * allow, the one on the site and the one in the company.
 */
export const sessionOf = (hash: Buffer): Sql => sql`
  select session.id as "sessionId", session.member_id as "memberId", case when company_role.code is null
      then role.permissions else array(select unnest(role.permissions) intersect select unnest(company_role.permissions))
    end as permissions, seen_at < now() - interval '5 minutes' as stale,
    company_member.enterprise_id as "companyId"
  from session join member on member.id = session.member_id join role on role.id = role_id
    left join company_member on company_member.member_id = member.id
    left join company_role on company_role.code = company_member.role
  where token_hash = ${hash} and expires_at > now() and seen_at > now() - interval '7 days' and not disabled`

export interface Session extends Caller {
  /** It was seen so long ago that it is worth writing down. */
  stale: boolean
}

export const findSession = (db: Db, hash: Buffer) => db.first<Session>(sessionOf(hash))

export const touchSession = (db: Db, sessionId: number) =>
  db.run(sql`update session set seen_at = now() where id = ${sessionId}`)

export const removeSession = (db: Db, sessionId: number) => db.run(sql`delete from session where id = ${sessionId}`)

export const removeDeadSessions = (db: Db) =>
  db.run(sql`delete from session where expires_at < now() or seen_at < now() - interval '7 days'`)

export const removeSessionsOf = (db: Db, memberId: number, except = 0) =>
  db.run(sql`delete from session where member_id = ${memberId} and id <> ${except}`)

/** Of another member's id there is nothing to remove. */
export const removeSessionOf = (db: Db, memberId: number, id: number) =>
  db.run(sql`delete from session where member_id = ${memberId} and id = ${id}`)

export const markChecked = (db: Db, sessionId: number) =>
  db.run(sql`update session set checked_at = now() where id = ${sessionId}`)

export const clearChecked = (db: Db, sessionId: number) =>
  db.run(sql`update session set checked_at = null where id = ${sessionId}`)

export const findChecked = (db: Db, sessionId: number, minutes: number) =>
  db.first<{ checked: boolean }>(sql`
    select coalesce(checked_at > now() - make_interval(mins => ${minutes}), false) as checked
    from session where id = ${sessionId}`)
