import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { aliases, AliasRow } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

/** What the target of an alias is called; grades have no table. */
const named = sql`left join lateral (
  select name_zh, name_en from category where alias.kind = 'category' and code = target
  union all select name_zh, name_en from brand where alias.kind = 'brand' and code = target
  union all select name_zh, name_en from label where alias.kind = 'label' and code = target
  union all select name_zh, name_en from parameter where alias.kind = 'parameter' and code = target
) as named on true`
const row = sql`alias.id, word, kind, target, named.name_zh as "targetName", named.name_en as "targetNameEn", version`

export function searchAliases(db: Db, filter: ParsedOf<typeof aliases.list>): Promise<Page<AliasRow>> {
  const { search, kind, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`word, target`)}` : nothing}
    ${kind ? sql`and kind = ${kind}` : nothing}`
  const order = sorted(sort, { word: sql`word`, kind: sql`kind`, target: sql`target` })
  return paged(
    db,
    paging,
    sql`select ${row} from alias ${named} where ${found} ${order}, alias.id`,
    sql`select count(*) from alias where ${found}`,
  )
}

export const findAlias = (db: Db, id: number) =>
  db.first<AliasRow>(sql`select ${row} from alias ${named} where alias.id = ${id}`)

export type AliasValues = Omit<AliasRow, 'targetName' | 'targetNameEn'>
const values = sql`id, word, kind, target, version`

export const lockAliases = (db: Db, ids: number[]) =>
  db.many<AliasValues>(sql`select ${values} from alias where id = any(${ids}) order by id for update`)

type Details = Omit<AliasValues, 'id' | 'version'>

export const isAliasThere = async (db: Db, { word, kind, target }: Details, id = 0) =>
  (await db.first(
    sql`select from alias where word = ${word} and kind = ${kind} and target = ${target} and id <> ${id}`,
  )) !== undefined

/** Whether there is something of this kind with this code, or such a grade. */
export async function isTargetKnown(db: Db, { kind, target }: Details): Promise<boolean> {
  if (kind === 'grade') return /^\d{1,2}$/.test(target)
  const tables = { category: sql`category`, brand: sql`brand`, label: sql`label`, parameter: sql`parameter` }
  return (await db.first(sql`select from ${tables[kind]} where code = ${target}`)) !== undefined
}

/** Undefined where the same alias is there already. */
export const insertAlias = (db: Db, { word, kind, target }: Details) =>
  db.first<AliasValues>(sql`
    insert into alias (word, kind, target) values (${word}, ${kind}, ${target}) on conflict do nothing returning ${values}`)

/** Undefined where the version is no longer the one that was edited. */
export const updateAlias = (db: Db, { id, version, word, kind, target }: AliasValues) =>
  db.first<AliasValues>(sql`
    update alias set word = ${word}, kind = ${kind}, target = ${target}, version = version + 1
    where id = ${id} and version = ${version} returning ${values}`)

export const removeAliases = (db: Db, ids: number[]) => db.run(sql`delete from alias where id = any(${ids})`)

export const restoreAlias = (db: Db, { id, word, kind, target, version }: AliasValues) =>
  db.run(sql`
    insert into alias (id, word, kind, target, version) overriding system value
    values (${id}, ${word}, ${kind}, ${target}, ${version + 1}) on conflict do nothing`)

export const findAliasesNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, word as name, word as "nameEn" from alias
    where ${containing(text, sql`word`)} order by word limit 5`)
