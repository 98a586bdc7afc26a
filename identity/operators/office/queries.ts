import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { OperatorRow, operators } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { columnFor, roles } from './role-queries.ts'

const row = sql`operator.id, operator.email, operator.name_zh as name, operator.name_en as "nameEn", ${roles} as roles,
  operator.locale, contact_id as "contactId", contact.name_zh as "contactName", contact.name_en as "contactNameEn",
  password_hash is not null as "hasPassword",
  totp_secret is not null or exists (select from passkey where operator_id = operator.id) as "hasSecondFactor",
  shop_id as "shopId", shop.name_zh as "shopName", shop.name_en as "shopNameEn", disabled_at as "disabledAt",
  seen_at as "seenAt", operator.version`
const source = sql`operator left join contact on contact.id = contact_id left join shop on shop.id = shop_id`
const states = {
  active: sql`disabled_at is null and password_hash is not null`,
  invited: sql`disabled_at is null and password_hash is null`,
  disabled: sql`disabled_at is not null`,
}

export function searchOperators(db: Db, filter: ParsedOf<typeof operators.list>): Promise<Page<OperatorRow>> {
  const { search, roleId, shopId, state, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`operator.email, operator.name_zh, operator.name_en`)}` : nothing}
    ${roleId ? sql`and exists (select from operator_has_role where operator_id = operator.id and role_id = ${roleId})` : nothing}
    ${shopId ? sql`and shop_id = ${shopId}` : nothing}
    ${state ? sql`and ${states[state]}` : nothing}`
  const order = sorted(sort, {
    name: sql`operator.name_zh`,
    email: sql`operator.email`,
    seenAt: sql`seen_at`,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${source} where ${found} ${order}, operator.id`,
    sql`select count(*) from operator where ${found}`,
  )
}

export const findOperatorRow = (db: Db, id: number) =>
  db.first<OperatorRow>(sql`select ${row} from ${source} where operator.id = ${id}`)

export const lockOperator = (db: Db, id: number) =>
  db.first<OperatorRow>(sql`select ${row} from ${source} where operator.id = ${id} for update of operator`)

/** Locked, so that two administrators cannot disable each other at the same time. */
export const lockAdministrators = (db: Db) =>
  db.many<Columns<'operator', 'id'>>(sql`
    select id from operator where role = 'administrator' and disabled_at is null order by id for update`)

export type Details = Omit<ParsedOf<typeof operators.create>, 'currentPassword'>

/** Undefined where the address is taken. */
export const insertOperator = (db: Db, { email, name, nameEn, roleIds, locale, contactId, shopId }: Details) =>
  db.first<Columns<'operator', 'id'>>(sql`
    insert into operator (email, name_zh, name_en, role, locale, contact_id, shop_id)
    values (${email}, ${name}, ${nameEn}, ${columnFor(roleIds)}, ${locale}, ${contactId ?? null},
      ${shopId ?? null}) on conflict (email) do nothing
    returning id`)

/** No row where the version is no longer the one that was edited. */
export const updateOperator = (db: Db, input: Details & { id: number; version: number }) =>
  db.run(sql`
    update operator set email = ${input.email}, name_zh = ${input.name}, name_en = ${input.nameEn},
      role = ${columnFor(input.roleIds)}, locale = ${input.locale}, contact_id = ${input.contactId ?? null},
      shop_id = ${input.shopId ?? null}, version = version + 1
    where id = ${input.id} and version = ${input.version}`)

export const isEmailTaken = async (db: Db, email: string, id: number) =>
  (await db.first(sql`select from operator where email = ${email} and id <> ${id}`)) !== undefined

export const setDisabled = (db: Db, id: number, disabled: boolean) =>
  db.run(sql`
    update operator set disabled_at = case when ${disabled} then now() end, version = version + 1
    where id = ${id} and (disabled_at is not null) <> ${disabled}`)

export const searchContacts = (db: Db) =>
  db.many<Columns<'contact', 'id' | 'nameEn', { name: 'nameZh' }>>(sql`
    select id, name_zh as name, name_en as "nameEn" from contact where active order by name_zh`)

export const searchShops = (db: Db) =>
  db.many<Columns<'shop', 'id' | 'nameEn', { name: 'nameZh' }>>(sql`
    select id, name_zh as name, name_en as "nameEn" from shop order by name_zh`)

export const isShop = async (db: Db, id: number) =>
  (await db.first(sql`select from shop where id = ${id}`)) !== undefined

export const isContact = async (db: Db, id: number) =>
  (await db.first(sql`select from contact where id = ${id}`)) !== undefined

export const findOperatorsNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from operator
    where ${containing(text, sql`email, name_zh, name_en`)} order by name_zh limit 5`)
