import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, Sql } from '#platform/server/database/sql.ts'

export type FilesOfPicture = Columns<'picture', 'src' | 'widths'>

/** Names of tables and columns come from the database's own catalogue and from our tables of fields. */
const raw = (text: string) => new Sql(text, [])
const joined = (parts: Sql[], by: string) => parts.reduce((all, part) => sql`${all} ${raw(by)} ${part}`)

/** Columns that refer to pictures by a foreign key, whichever noun they belong to. */
const searchReferences = (db: Db) =>
  db.many<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'picture'::regclass order by 1, 2`)

/** Where pictures are shown without a foreign key. */
export interface PictureUses {
  /** One row for each text that may show some. */
  texts: Sql
  /** Fields of a stored version that hold the id of one. */
  fields: string[]
}

/** States that can be restored, and those that an operator has not saved yet. */
const kept = sql`(select content from content_version union all select content from content_draft) as kept`

/**
 * Pictures of the site that something refers to: by its id, by a version that can be restored, or by a text that shows
 * them. Texts are read once for all pictures.
 */
export async function usedPictures(db: Db, { texts, fields }: PictureUses): Promise<Sql> {
  const references = await searchReferences(db)
  return sql`
    ${joined(
      references.map(({ table, column }) => raw(`select ${column} from ${table} where ${column} is not null`)),
      'union',
    )}
    union select field.value::int from ${kept}, jsonb_each_text(content) as field
      where field.key = any(${fields}) and field.value is not null
    union select picture.id from picture join (
      select distinct (regexp_matches(text, '/media/site/[A-Za-z0-9_-]{22}', 'g'))[1] as src
      from (${texts} union all select content::text from ${kept}) as shown (text)) as named using (src)`
}

const ofSite = sql`picture.src like '/media/site/%'`

export async function noteUnused(db: Db, used: Sql) {
  await db.run(sql`
    update picture set unused_since = case when unused_since is null then now() end
    where ${ofSite} and (unused_since is null) = (id not in (${used}))`)
}

/** Locked, so that nobody takes one into use meanwhile; what somebody is about to use is passed over. */
export const lockUnused = (db: Db, days: number, most: number) =>
  db.many<Columns<'picture', 'id'>>(sql`
    select id from picture where unused_since < now() - make_interval(days => ${days})
    order by unused_since limit ${most} for update skip locked`)

/** Looked at once more with the locks held: what came into use before them stays. */
export const removePictures = (db: Db, ids: number[], used: Sql) =>
  db.run(sql`
    with gone as (delete from picture where id = any(${ids}) and id not in (${used}) returning src, widths)
    insert into removed_picture (src, widths) select src, widths from gone`)

export const searchRemoved = (db: Db, most: number) =>
  db.many<FilesOfPicture>(sql`select src, widths from removed_picture limit ${most}`)

export const forgetRemoved = (db: Db, sources: string[]) =>
  db.run(sql`delete from removed_picture where src = any(${sources})`)
