import type { ContentChoice, ContentFilter, ContentRow } from '../contract.ts'
import type { ContentValues } from '../content-fields.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { largePictureJson, pictureJson } from '#platform/server/database/picture.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { assignments, columns, listOf, missingIn, raw, valuesOf } from './columns.ts'
import type { ContentTable, StoredContent } from './content-table.ts'

const none = sql`null::text`

function stateOf({ published, ends }: ContentTable): Sql {
  if (!published) return none
  return sql`case when it.published_at is null then 'draft' when it.published_at > now() then 'scheduled'
    ${ends ? sql`when it.ends_at <= now() then 'ended'` : nothing} else 'published' end`
}

const has = (table: ContentTable, column: string) => columns(table).some((each) => each.column === column)

export function searchContent(db: Db, table: ContentTable, filter: ContentFilter): Promise<Page<ContentRow>> {
  const { search, group, state, missing, sort, ...paging } = filter
  const { heading, group: grouped, order } = table
  const [zh, en] = [raw(`it.${heading}_zh`), raw(`it.${heading}_en`)]
  const [position, publishedAt] = [
    has(table, 'position') ? sql`it.position` : sql`null::int`,
    table.published ? sql`it.published_at` : sql`null::timestamptz`,
  ]
  const words = listOf(
    columns(table)
      .filter(({ field }) => ['pair', 'rich', 'line'].includes(field.kind))
      .map(({ column }) => raw(`it.${column}`)),
  )
  const found = sql`true
    ${search ? sql`and ${containing(search, words)}` : nothing}
    ${group && grouped ? sql`and (${grouped.value})::text = ${group}` : nothing}
    ${state ? sql`and ${stateOf(table)} = ${state}` : nothing}
    ${missing ? sql`and ${missingIn(table, missing)}` : nothing}`
  const order2 = sort
    ? sorted(sort, { title: zh, titleEn: en, group: grouped?.value ?? sql`it.id`, position, publishedAt })
    : sql`order by ${order}`
  return paged(
    db,
    paging,
    sql`select it.id, ${zh} as title, ${en} as "titleEn", ${grouped ? sql`(${grouped.value})::text` : none} as "group",
        ${grouped?.name ?? none} as "groupName", ${grouped?.nameEn ?? none} as "groupNameEn", ${position} as position,
        ${publishedAt} as "publishedAt", ${stateOf(table)} as state, it.version, array_remove(array[
          case when ${missingIn(table, 'zh')} then 'zh' end, case when ${missingIn(table, 'en')} then 'en' end], null) as missing,
        ${has(table, 'picture_id') ? sql`(select ${pictureJson} from picture where picture.id = it.picture_id)` : none} as picture
      from ${raw(table.table)} as it where ${found} ${order2}, it.id`,
    sql`select count(*) from ${raw(table.table)} as it where ${found}`,
  )
}

export const findContent = (db: Db, table: ContentTable, id: number) =>
  db.first<StoredContent>(sql`select ${valuesOf(table)} from ${raw(table.table)} as it where it.id = ${id}`)

export const lockContent = (db: Db, table: ContentTable, ids: number[]) =>
  db.many<StoredContent>(sql`
    select ${valuesOf(table)} from ${raw(table.table)} as it where it.id = any(${ids}) order by it.id for update`)

export async function insertContent(db: Db, table: ContentTable, values: ContentValues): Promise<number> {
  const pairs = assignments(table, values)
  const row = await db.first<{ id: number }>(sql`
    insert into ${raw(table.table)} (${raw(pairs.map(([column]) => column).join(', '))})
    values (${listOf(pairs.map(([, value]) => value))}) returning id`)
  return row?.id ?? 0
}

/** What was removed comes back under its own id, as a new version. False where something took its place. */
export async function reinsertContent(db: Db, table: ContentTable, values: StoredContent): Promise<boolean> {
  const pairs = assignments(table, values)
  const names = ['id', 'version', ...pairs.map(([column]) => column)]
  const rows = await db.run(sql`
    insert into ${raw(table.table)} (${raw(names.join(', '))}) overriding system value
    values (${listOf([sql`${values.id}`, sql`${values.version + 1}`, ...pairs.map(([, value]) => value)])})
    on conflict do nothing`)
  return rows === 1
}

/** False where the version is no longer the one that was edited. */
export async function updateContent(db: Db, table: ContentTable, values: StoredContent): Promise<boolean> {
  const set = listOf(assignments(table, values).map(([column, value]) => sql`${raw(column)} = ${value}`))
  const rows = await db.run(sql`
    update ${raw(table.table)} set ${set}, version = version + 1
    where id = ${values.id} and version = ${values.version}`)
  return rows === 1
}

export async function saveLinks(db: Db, table: ContentTable, id: number, values: ContentValues) {
  for (const [name, { table: of, owner, column, ordered }] of Object.entries(table.links ?? {})) {
    const ids = values[name] as number[]
    await db.run(sql`delete from ${raw(of)} where ${raw(owner)} = ${id}`)
    await db.run(sql`
      insert into ${raw(of)} (${raw(owner)}, ${raw(column)} ${ordered ? raw(', position') : nothing})
      select ${id}, chosen.id ${ordered ? raw(', min(place)') : nothing}
      from unnest(${ids}::int[]) with ordinality as chosen (id, place) group by chosen.id`)
  }
}

/** Leaves what a page cannot do without. */
export const removeContent = (db: Db, table: ContentTable, ids: number[]) =>
  db.run(sql`
    delete from ${raw(table.table)} as it where it.id = any(${ids})
    ${table.removable ? sql`and ${table.removable}` : nothing}`)

export const searchChoices = (db: Db, choices: Sql) => db.many<ContentChoice>(choices)

/** How many of these are offered. */
export async function countOffered(db: Db, choices: Sql, ids: number[]): Promise<number> {
  const row = await db.first<{ count: number }>(
    sql`select count(*) from (${choices}) as offered where value = any(${ids}::int[])`,
  )
  return row?.count ?? 0
}

export async function searchPictures(db: Db, ids: number[]): Promise<Record<string, Picture>> {
  const rows = await db.many<{ id: number; picture: Picture }>(
    sql`select id, ${largePictureJson} as picture from picture where id = any(${ids})`,
  )
  return Object.fromEntries(rows.map(({ id, picture }) => [String(id), picture]))
}

export const findNamed = (db: Db, table: ContentTable, text: string) => {
  const [zh, en] = [raw(`it.${table.heading}_zh`), raw(`it.${table.heading}_en`)]
  return db.many<{ key: string; name: string; nameEn: string }>(sql`
    select it.id::text as key, coalesce(${zh}, '') as name, coalesce(${en}, '') as "nameEn"
    from ${raw(table.table)} as it where ${containing(text, sql`${zh}, ${en}`)} order by ${table.order} limit 5`)
}

/** For a preview: what is public already stays as it is. */
export async function publishNow(db: Db, { table, published, ends }: ContentTable, id: number) {
  if (published) await db.run(sql`update ${raw(table)} set published_at = least(published_at, now()) where id = ${id}`)
  if (ends) await db.run(sql`update ${raw(table)} set ends_at = null where id = ${id}`)
}
