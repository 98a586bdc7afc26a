import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Challenge, Holder } from './challenge.ts'

const owners = {
  member: { owner: sql`member_id`, open: sql`select id from member where not disabled` },
  operator: { owner: sql`operator_id`, open: sql`select id from operator where disabled_at is null` },
}

export const findKey = (db: Db) => db.first<Columns<'passkey_key', 'key'>>(sql`select key from passkey_key`)

export const searchPasskeys = (db: Db, { kind, id }: Holder) =>
  db.many<Columns<'passkey', 'id' | 'name' | 'createdAt' | 'usedAt' | 'credentialId' | 'transports'>>(sql`
    select id, name, created_at as "createdAt", used_at as "usedAt", credential_id as "credentialId", transports
    from passkey where ${owners[kind].owner} = ${id} order by id`)

/** Of somebody who may sign in. */
export const findPasskey = (db: Db, kind: Holder['kind'], credentialId: string) =>
  db.first<Columns<'passkey', 'id' | 'publicKey' | 'counter'> & { ownerId: number }>(sql`
    select id, public_key as "publicKey", counter, ${owners[kind].owner} as "ownerId" from passkey
    where credential_id = ${credentialId} and ${owners[kind].owner} in (${owners[kind].open})`)

type NewPasskey = Columns<'passkey', 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>

/** 0 where the device's key is known already. */
export const insertPasskey = (db: Db, { kind, id }: Holder, passkey: NewPasskey) =>
  db.run(sql`
    insert into passkey (${owners[kind].owner}, credential_id, public_key, counter, transports, name)
    values (${id}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}, ${passkey.name})
    on conflict (credential_id) do nothing`)

/** 0 where another use has counted further, or somebody removed it meanwhile. Devices that do not count stay at 0. */
export const markUsed = (db: Db, id: number, counter: number) =>
  db.run(sql`
    update passkey set counter = ${counter}, used_at = now()
    where id = ${id} and (counter < ${counter} or counter = 0 and ${counter} = 0)`)

export const deletePasskey = (db: Db, { kind, id }: Holder, passkeyId: number) =>
  db.first<Columns<'passkey', 'name'>>(
    sql`delete from passkey where id = ${passkeyId} and ${owners[kind].owner} = ${id} returning name`,
  )

export const deletePasskeys = (db: Db, { kind, id }: Holder) =>
  db.run(sql`delete from passkey where ${owners[kind].owner} = ${id}`)

/** 0 where it was answered before. */
export const insertAnswered = (db: Db, { id, expiresAt }: Challenge) =>
  db.run(sql`
    insert into passkey_challenge (id, expires_at) values (${id}, to_timestamp(${expiresAt})) on conflict (id) do nothing`)

/** Later than they expire: clocks of processes and database differ. */
export const removeAnsweredChallenges = (db: Db) =>
  db.run(sql`delete from passkey_challenge where expires_at < now() - interval '1 hour'`)
