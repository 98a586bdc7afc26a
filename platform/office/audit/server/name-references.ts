import type { AuditEntry } from '../contract.ts'
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
const sources: Record<string, Source> = {
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
  paymentType: terms,
  productCatalog: category,
  productIds: from(sql`product`, sql`model`, sql`model`),
  provinceId: from(sql`province`),
  roleId: from(sql`role`),
  roleIds: from(sql`role`),
  shopId: from(sql`shop`),
}

/** Every value below these, with the name of the field that it stands in. */
function* valuesIn(values: unknown, field = ''): Generator<[field: string, value: unknown]> {
  if (Array.isArray(values)) for (const each of values) yield* valuesIn(each, field)
  else if (values && typeof values === 'object')
    for (const [name, value] of Object.entries(values)) yield* valuesIn(value, name)
  else if (values !== null && values !== '') yield [field, values]
}

/** What the numbers and codes of the entries stand for, by `field value`; what is gone has no name any more. */
export async function nameReferences(db: Db, entries: readonly Omit<AuditEntry, 'names'>[]): Promise<AuditEntry[]> {
  const asked = new Map<string, Set<string>>()
  const fieldsOf = entries.map((entry) =>
    [...valuesIn([entry.before, entry.after])].flatMap(([field, value]) => {
      const source = [`${entry.noun}.${field}`, field].find((name) => name in sources)
      if (!source) return []
      asked.set(source, (asked.get(source) ?? new Set()).add(String(value)))
      return [{ field, source, value: String(value) }]
    }),
  )
  const found = await findNames(db, asked)
  return entries.map((entry, index) => ({
    ...entry,
    names: Object.fromEntries(
      (fieldsOf[index] ?? []).flatMap(({ field, source, value }) => {
        const named = found.get(`${source} ${value}`)
        return named ? [[`${field} ${value}`, named]] : []
      }),
    ),
  }))
}

async function findNames(db: Db, asked: Map<string, Set<string>>): Promise<Map<string, Omit<Named, 'key'>>> {
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
