import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { NewCodes } from './recovery-codes.ts'

/** Whose second factor it is: the tables differ, the rules do not. */
export interface Holder {
  kind: 'operator' | 'member'
  id: number
}

const tables = {
  operator: { people: sql`operator`, codes: sql`operator_recovery_code`, owner: sql`operator_id` },
  member: { people: sql`member`, codes: sql`member_recovery_code`, owner: sql`member_id` },
}

export interface Factor {
  secret: Buffer | null
  offered: Buffer | null
  salt: Buffer | null
  recoveryCodes: number
}

export const findFactor = (db: Db, { kind, id }: Holder) => {
  const { people, codes, owner } = tables[kind]
  return db.first<Factor>(sql`
    select totp_secret as secret, totp_offered as offered, recovery_salt as salt,
      (select count(*) from ${codes} where ${owner} = ${id}) as "recoveryCodes"
    from ${people} where id = ${id}`)
}

/** Whoever moves the step first has used the code. */
export const takeStep = (db: Db, { kind, id }: Holder, step: number) =>
  db.run(sql`update ${tables[kind].people} set totp_step = ${step} where id = ${id} and totp_step < ${step}`)

export const offerSecret = (db: Db, { kind, id }: Holder, secret: Buffer) =>
  db.run(sql`update ${tables[kind].people} set totp_offered = ${secret} where id = ${id}`)

export const acceptSecret = (db: Db, { kind, id }: Holder, secret: Buffer, step: number) =>
  db.run(sql`
    update ${tables[kind].people} set totp_secret = ${secret}, totp_offered = null, totp_step = ${step}
    where id = ${id} and totp_offered = ${secret}`)

export const deleteFactor = (db: Db, { kind, id }: Holder) => {
  const { people, codes, owner } = tables[kind]
  return db.run(sql`
    with codes as (delete from ${codes} where ${owner} = ${id})
    update ${people} set totp_secret = null, totp_offered = null, recovery_salt = null where id = ${id}`)
}

export async function replaceCodes(db: Db, { kind, id }: Holder, { salt, hashes }: NewCodes) {
  const { people, codes, owner } = tables[kind]
  await db.run(sql`delete from ${codes} where ${owner} = ${id}`)
  await db.run(sql`
    with person as (update ${people} set recovery_salt = ${salt} where id = ${id})
    insert into ${codes} (${owner}, code_hash) select ${id}, unnest(${hashes}::bytea[])`)
}

/** Whoever removes it first has used it. */
export const removeCode = (db: Db, { kind, id }: Holder, hash: Buffer) => {
  const { codes, owner } = tables[kind]
  return db.run(sql`delete from ${codes} where ${owner} = ${id} and code_hash = ${hash}`)
}
