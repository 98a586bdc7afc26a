import type { ContentFilter, ContentRow } from '../contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { largePictureJson, pictureJson } from '#platform/server/database/picture.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { columns, listOf, missingIn } from './columns.ts'
import { raw } from './names.ts'
import type { ContentTable } from './record-table.ts'

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

export async function searchPictures(db: Db, ids: number[]): Promise<Record<string, Picture>> {
  const rows = await db.many<Columns<'picture', 'id'> & { picture: Picture }>(
    sql`select id, ${largePictureJson} as picture from picture where id = any(${ids})`,
  )
  return Object.fromEntries(rows.map(({ id, picture }) => [String(id), picture]))
}

/** For a preview: what is public already stays as it is. */
export async function publishNow(db: Db, { table, published, ends }: ContentTable, id: number) {
  if (published) await db.run(sql`update ${raw(table)} set published_at = least(published_at, now()) where id = ${id}`)
  if (ends) await db.run(sql`update ${raw(table)} set ends_at = null where id = ${id}`)
}

/** Something was to be shown, or taken down, since the last look: kept pages are made anew. */
export const publishDue = (db: Db) =>
  db.run(sql`
    with told as (
      update content_due set told_until = now()
      where exists (
        select from (
          select published_at as at from news union all select published_at from case_study
          union all select published_at from exhibition union all select published_at from article
          union all select published_at from banner union all select ends_at from banner
        ) as due where due.at > told_until and due.at <= now())
      returning told_until)
    select pg_notify('content', 'due') from told`)
