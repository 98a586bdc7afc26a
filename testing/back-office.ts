import { ApiError, createClient, wireIn } from '#platform/contract/client.ts'
import { operatorContract, type OperatorClient } from '#site/office-contract.ts'
import type { BuiltInRole, GrantedPermission, SignInStage } from '#platform/contract/office/permissions.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { hashPassword } from '#identity/auth/server/passwords.ts'
import { newToken } from '#identity/auth/server/tokens.ts'
import { aShop } from './catalogue.ts'
import type { TestApp } from './test-app.ts'

export const operatorPassword = 'harbour crane 7'
let passwordHash: Promise<string> | undefined
let count = 0

export interface Person {
  id: number
  email: string
  nameEn: string
}

/** Somebody who runs the site, with the password above. */
export async function aPerson(db: Db, role: BuiltInRole = 'administrator', shopId?: number): Promise<Person> {
  passwordHash ??= hashPassword(operatorPassword)
  const n = ++count
  const made = await db.first<Person>(sql`
    insert into operator (email, name_zh, name_en, role, password_hash, shop_id)
    values (${`operator${n}@example.com`}, ${`同事${n}`}, ${`Colleague ${n}`}, ${role}, ${await passwordHash},
      ${shopId ?? (role === 'seller' ? await aShop(db) : null)})
    returning id, email, name_en as "nameEn"`)
  if (!made) throw new Error('Nobody was inserted.')
  return made
}

/** Of a built-in role. */
export async function roleIdOf(db: Db, code: BuiltInRole): Promise<number> {
  const role = await db.first<{ id: number }>(sql`select id from operator_role where code = ${code}`)
  return role?.id ?? 0
}

/** A role of the house's own, with these permissions. */
export async function aRole(db: Db, permissions: readonly GrantedPermission[]): Promise<number> {
  const made = await db.first<{ id: number }>(sql`
    insert into operator_role (code, name_zh, name_en, permissions)
    values (${`own-${++count}`}, '自定', 'Own', ${permissions}) returning id`)
  return made?.id ?? 0
}

/** Somebody whose only role allows these. */
export async function somebodyWho(db: Db, ...permissions: GrantedPermission[]): Promise<Person> {
  const person = await aPerson(db)
  await db.run(sql`update operator set role = 'custom' where id = ${person.id}`)
  await db.run(sql`insert into operator_has_role values (${person.id}, ${await aRole(db, permissions)})`)
  return person
}

/** A token, as far as a sign-in has come. */
export async function aDeskSession(db: Db, { id }: { id: number }, stage: SignInStage = 'open'): Promise<string> {
  const { token, hash } = newToken()
  await db.run(sql`
    insert into operator_session (operator_id, token_hash, stage, expires_at, ip, user_agent)
    values (${id}, ${hash}, ${stage}, now() + interval '12 hours', '192.0.2.1', 'test')`)
  return token
}

export const deskHeaders = (token: string, lang = 'en-US') => ({
  [operatorToken.header]: token,
  cookie: `lang=${lang}`,
})

/** The typed client of somebody signed in; a refusal is thrown as `ApiError`. */
export async function atDesk({ db, call }: TestApp, person: { id: number }): Promise<OperatorClient> {
  const headers = deskHeaders(await aDeskSession(db, person))
  return createClient<typeof operatorContract>(wireIn(operatorContract), async (_, wire, input, { idempotencyKey }) => {
    const key: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
    const { status, envelope } = await call(wire, input, { ...headers, ...key })
    if (envelope.code !== 0) throw new ApiError(status, envelope)
    return envelope
  })
}

/** What was written down last, newest first. */
export const auditOf = (db: Db, noun: string, key: string | number) =>
  db.many<{ operatorId: number; action: string; before: object | null; after: object | null }>(sql`
    select operator_id as "operatorId", action, before, after from audit_entry
    where noun = ${noun} and key = ${String(key)} order by id desc`)

export async function aLabel(db: Db, { onHome = false }: { onHome?: boolean } = {}) {
  const n = ++count
  const made = await db.first<{ id: number; code: string; name: string; nameEn: string; version: number }>(sql`
    insert into label (code, name_zh, name_en, position, on_home)
    values (${`test-${n}`}, ${`标签${n}`}, ${`Label ${n}`}, ${9000 + n}, ${onHome})
    returning id, code, name_zh as name, name_en as "nameEn", version`)
  if (!made) throw new Error('Nothing was inserted.')
  return made
}
