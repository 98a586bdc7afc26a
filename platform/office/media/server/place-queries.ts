import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { AuditNoun } from '../../audit/contract.ts'
import type { MediaKind } from '../contract.ts'

/** Columns in which files are used, and how their uses are read: noun, state, file, key, name, nameEn, shop. */
export interface Place {
  kind: MediaKind
  /** As `table.column`; a test looks for others in the database. */
  columns: readonly string[]
  uses: Sql
  /** The same for a few files, where that can be read faster than by looking through all. */
  usesOf?: (ids: readonly number[]) => Sql
}

interface Used {
  kind: MediaKind
  noun: AuditNoun
  column: string
  from: Sql
  key: Sql
  name: Sql
  nameEn?: Sql
  /** Whose people see it. */
  shop?: Sql
}

const usesOf = ({ noun, key, name, nameEn = name, shop = sql`null::int` }: Used, file: Sql) =>
  sql`select ${noun}::text as noun, 0 as state, ${file} as file, ${key}::text as key, coalesce(${name}, '') as name,
    coalesce(${nameEn}, '') as "nameEn", ${shop} as shop`

/** A column that holds the id of a file. */
export const referring = (used: Used, file: Sql): Place => ({
  kind: used.kind,
  columns: [used.column],
  uses: sql`${usesOf(used, file)} from ${used.from} where ${file} is not null`,
})

/** Pictures that a text shows: each of its addresses ends with a width. */
const shownIn = (text: Sql) =>
  sql`lateral (select distinct (regexp_matches(${text}, '(/media/[A-Za-z0-9_/-]+)-[0-9]+[.](?:webp|avif|jpg)', 'g'))[1])
    as shown (src) join picture on picture.src = shown.src`

/** A column of text that may show pictures. */
export const showing = (used: Used, text: Sql): Place => ({
  kind: used.kind,
  columns: [used.column],
  uses: sql`${usesOf(used, sql`picture.id`)} from ${used.from}, ${shownIn(text)} where ${text} like '%/media/%'`,
})

/** Of versions only those that may use one of these files, by an index over what each names. */
const keptOf = (kind: MediaKind, ids?: readonly number[]) => sql`(
  select noun, 1 as state, key, content from content_draft
  union all select noun, 2, key, content from content_version
  ${ids ? sql`where media_in(content) && array(select unnest(${ids}::int[])::text ${kind === 'picture' ? sql`union all select src from picture where id = any(${ids})` : nothing})` : nothing}
) as it`

/** States that can be restored, and those that an operator has not saved: their fields hold ids, their texts addresses. */
export function keptPlace(kind: MediaKind, fields: readonly string[]): Place {
  const usesIn = (kept: Sql) => sql`
    select noun, state, file, key, min(coalesce(content->>'title', content->>'name', content->>'model', '')) as name,
      min(coalesce(content->>'titleEn', content->>'nameEn', content->>'model', '')) as "nameEn", null::int as shop
    from (
      select it.*, field.value::int as file from ${kept}, jsonb_each_text(content) as field
      where field.key = any(${fields}) and field.value is not null
      union all select it.*, listed.value::int from ${kept}, jsonb_path_query(content, ${listedIds[kind]}::jsonpath) as listed (value)
      ${kind === 'picture' ? sql`union all select it.*, picture.id from ${kept}, ${shownIn(sql`content::text`)}` : nothing}
    ) as held group by noun, state, file, key`
  return {
    kind,
    columns: ['content_draft.content', 'content_version.content'],
    uses: usesIn(keptOf(kind)),
    usesOf: (ids) => usesIn(keptOf(kind, ids)),
  }
}

/** Where what was typed of a product names several. */
const listedIds: Record<MediaKind, string> = {
  picture: '$.pictureIds[*]',
  document: '$.documents[*].fileId',
}

const joined = (all: readonly Sql[]) => all.reduce((some, uses) => sql`${some} union all ${uses}`)

export interface FileUses extends Record<MediaKind, Sql> {
  /** Every use of these files. */
  of(kind: MediaKind, ids: readonly number[]): Sql
}

/** Every use of every file. */
export const allUses = (places: readonly Place[]): FileUses => {
  const placesOf = (kind: MediaKind) => places.filter((place) => place.kind === kind)
  const all = (kind: MediaKind) => joined(placesOf(kind).map(({ uses }) => uses))
  return {
    picture: all('picture'),
    document: all('document'),
    of: (kind, ids) => joined(placesOf(kind).map((place) => place.usesOf?.(ids) ?? place.uses)),
  }
}
