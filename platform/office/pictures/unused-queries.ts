import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

export type FilesOfPicture = Columns<'picture', 'src' | 'widths'>

/** Ids of those that something uses. */
export const usedIn = (uses: Sql) => sql`select file from (${uses}) as used`

const ofSite = sql`picture.src like '/media/site/%'`

export async function noteUnused(db: Db, used: Sql) {
  await db.run(sql`
    update picture set unused_since = case when unused_since is null then now() end,
      removed_at = case when unused_since is null then removed_at end
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
