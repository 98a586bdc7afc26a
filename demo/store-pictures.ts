import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { albums, type AlbumName, type PictureIn } from './albums.ts'
import { factsOf } from './pictures/facts.ts'

/** Answers the ids of an album's pictures by their keys. */
export type StorePictures = <Name extends AlbumName>(name: Name) => Promise<Record<PictureIn<Name>, number>>

/** Their rows: the files are drawn when somebody asks for them. */
export async function storePictures<Name extends AlbumName>(
  db: Db,
  name: Name,
): Promise<Record<PictureIn<Name>, number>> {
  const { drawings, widths } = albums[name]()
  const keys = Object.keys(drawings) as PictureIn<Name>[]
  const rows = keys.map((key) => {
    const { focusX: focus_x, focusY: focus_y, ...rest } = factsOf(name, key)
    return { src: `/media/${name}/${key}`, name: key, widths, focus_x, focus_y, ...rest }
  })
  const ids = await insertRows(db, 'picture', rows)
  return Object.fromEntries(keys.map((key, at) => [key, ids[at]])) as Record<PictureIn<Name>, number>
}

/** Ids of the pictures that an earlier step has stored. */
export async function picturesBySource(db: Db): Promise<(src: string) => number> {
  const rows = await db.many<{ id: number; src: string }>(sql`select id, src from picture`)
  const ids = new Map(rows.map(({ id, src }) => [src, id]))
  return (src) => {
    const id = ids.get(src)
    if (id === undefined) throw new Error(`There is no picture ${src}.`)
    return id
  }
}
