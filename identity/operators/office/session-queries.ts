import type { SignInStage } from '#platform/contract/office/permissions.ts'
import type { Me } from './session-contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { codes, roles } from './role-queries.ts'

export interface SessionRow
  extends
    Columns<'operator_session', 'operatorId' | 'stage', { sessionId: 'id' }>,
    Columns<'operator', 'contactId' | 'shopId'> {
  codes: string[]
  stage: SignInStage
  stale: boolean
}

/** A session lives until its absolute end or two hours without a request; a disabled operator has none. */
export const findSession = (db: Db, hash: Buffer) =>
  db.first<SessionRow>(sql`
    select operator_session.id as "sessionId", operator_id as "operatorId", ${codes} as codes, stage, contact_id as "contactId",
      shop_id as "shopId", operator_session.seen_at < now() - interval '1 minute' as stale
    from operator_session join operator on operator.id = operator_id
    where token_hash = ${hash} and expires_at > now() and operator_session.seen_at > now() - interval '2 hours'
      and disabled_at is null`)

export const touchSession = (db: Db, { sessionId, operatorId }: SessionRow) =>
  db.run(sql`
    with person as (update operator set seen_at = now() where id = ${operatorId})
    update operator_session set seen_at = now() where id = ${sessionId}`)

interface NewSession {
  operatorId: number
  hash: Buffer
  stage: SignInStage
  minutes: number
  ip: string
  userAgent: string
}

export const insertSession = (db: Db, { operatorId, hash, stage, minutes, ip, userAgent }: NewSession) =>
  db.first<Columns<'operator_session', 'id' | 'expiresAt'>>(sql`
    insert into operator_session (operator_id, token_hash, stage, expires_at, ip, user_agent)
    values (${operatorId}, ${hash}, ${stage}, now() + make_interval(mins => ${minutes}), ${ip}, ${userAgent.slice(0, 300)})
    returning id, expires_at as "expiresAt"`)

/** All is given: from now on the session has its whole length. */
export const openSession = (db: Db, sessionId: number, minutes: number) =>
  db.run(sql`
    update operator_session set stage = 'open', expires_at = now() + make_interval(mins => ${minutes})
    where id = ${sessionId}`)

export const removeSession = (db: Db, id: number) => db.run(sql`delete from operator_session where id = ${id}`)

export const removeSessionsOf = (db: Db, operatorId: number, except = 0) =>
  db.run(sql`delete from operator_session where operator_id = ${operatorId} and id <> ${except}`)

export const removeDeadOperatorSessions = (db: Db) =>
  db.run(sql`delete from operator_session where expires_at < now() or seen_at < now() - interval '2 hours'`)

export interface Credentials extends Columns<
  'operator',
  'id' | 'email' | 'nameEn' | 'passwordHash',
  { name: 'nameZh'; secret: 'totpSecret' }
> {
  codes: string[]
  disabled: boolean
  hasPasskey: boolean
}

const credentials = sql`id, email, name_zh as name, name_en as "nameEn", ${codes} as codes, password_hash as "passwordHash",
  totp_secret as secret, disabled_at is not null as disabled,
  exists (select from passkey where operator_id = operator.id) as "hasPasskey"`

export const findCredentials = (db: Db, email: string) =>
  db.first<Credentials>(sql`select ${credentials} from operator where email = ${email}`)

export const findOwnCredentials = (db: Db, id: number) =>
  db.first<Credentials>(sql`select ${credentials} from operator where id = ${id}`)

/** From which addresses an operator has signed in lately. */
export const findPlaces = (db: Db, id: number) =>
  db.many<{ ip: string }>(sql`
    select distinct after ->> 'ip' as ip from audit_entry
    where noun = 'operator' and key = ${String(id)} and action = 'signIn' and at > now() - interval '90 days'
      and after ->> 'ip' is not null`)

export const setPassword = (db: Db, id: number, hash: string) =>
  db.run(sql`update operator set password_hash = ${hash} where id = ${id}`)

export const findMe = (db: Db, id: number) =>
  db.first<
    Pick<Me, 'id' | 'email' | 'name' | 'nameEn' | 'roles' | 'shop' | 'hasSecondFactor' | 'recoveryCodes' | 'favourites'>
  >(sql`
    select id, email, favourites, name_zh as name, name_en as "nameEn", totp_secret is not null as "hasSecondFactor",
      ${roles} as roles,
      (select json_build_object('id', id, 'name', name_zh, 'nameEn', name_en) from shop where id = shop_id) as shop,
      (select count(*) from operator_recovery_code where operator_id = operator.id) as "recoveryCodes"
    from operator where id = ${id}`)

const mostFavourites = 20

/** The last one chosen stands last; choosing it again changes nothing. */
export const setFavourite = (db: Db, id: number, path: string, on: boolean) =>
  db.run(sql`
    update operator set favourites = case
      when not ${on} then array_remove(favourites, ${path}::text)
      when ${path} = any(favourites) or cardinality(favourites) >= ${mostFavourites} then favourites
      else array_append(favourites, ${path}::text) end
    where id = ${id}`)

export const upsertInvitation = (db: Db, operatorId: number, hash: Buffer, minutes: number) =>
  db.run(sql`
    insert into operator_invitation (operator_id, token_hash, expires_at)
    values (${operatorId}, ${hash}, now() + make_interval(mins => ${minutes}))
    on conflict (operator_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`)

export const findInvitation = (db: Db, hash: Buffer) =>
  db.first<Columns<'operator', 'email' | 'nameEn', { operatorId: 'id'; name: 'nameZh' }> & { expired: boolean }>(sql`
    select operator_id as "operatorId", email, name_zh as name, name_en as "nameEn", expires_at <= now() as expired
    from operator_invitation join operator on operator.id = operator_id
    where token_hash = ${hash} and disabled_at is null`)

/** Whoever removes it first may set the password. */
export const removeInvitation = (db: Db, hash: Buffer) =>
  db.run(sql`delete from operator_invitation where token_hash = ${hash} and expires_at > now()`)

export const removeInvitationsOf = (db: Db, operatorId: number) =>
  db.run(sql`delete from operator_invitation where operator_id = ${operatorId}`)
