import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

interface Named {
  key: string
  name: string
  nameEn: string
}

type Source = (keys: string[]) => Sql

const from =
  (table: Sql, name = sql`name_zh`, nameEn = sql`name_en`): Source =>
  (keys) =>
    sql`select id::text as key, ${name} as name, ${nameEn} as "nameEn" from ${table} where id = any(${keys}::int[])`
const category = from(sql`category`)
const terms: Source = (keys) =>
  sql`select code as key, name_zh as name, name_en as "nameEn" from dictionary_entry where code = any(${keys})`

/** Whose keys the values of a field are. */
export const sources: Record<string, Source> = {
  brandId: from(sql`brand`),
  categoryId: category,
  categoryIds: category,
  'category.parentId': category,
  contactId: from(sql`contact`),
  countryId: from(sql`country`),
  deliveryTerm: terms,
  groupId: from(sql`content_group`),
  labelIds: from(sql`label`),
  memberId: from(sql`member`, sql`realname`, sql`realname`),
  'menuItem.parentId': from(sql`menu_item`),
  menuIds: from(sql`menu_item`),
  parameterId: from(sql`parameter`),
  ownerId: from(sql`operator`),
  'operator.roleIds': from(sql`operator_role`),
  paymentType: terms,
  productCatalog: category,
  productIds: from(sql`product`, sql`model`, sql`model`),
  provinceId: from(sql`province`),
  roleId: from(sql`role`),
  roleIds: from(sql`role`),
  shopId: from(sql`shop`),
}

/** By `source key`; what is gone has no name any more. */
export async function findNames(db: Db, asked: Map<string, Set<string>>): Promise<Map<string, Omit<Named, 'key'>>> {
  const queries = [...asked].map(
    ([source, keys]) => sql`select ${source} as source, named.* from (${sources[source]?.([...keys])}) named`,
  )
  const [first, ...rest] = queries
  if (!first) return new Map()
  const rows = await db.many<Named & { source: string }>(
    rest.reduce((all, query) => sql`${all} union all ${query}`, first),
  )
  return new Map(rows.map(({ source, key, name, nameEn }) => [`${source} ${key}`, { name, nameEn }]))
}
