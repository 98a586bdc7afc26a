import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { cachedPicture } from './pictures/picture-cache.ts'

/** Makes pictures of drawings and answers their ids by key. */
export type StorePictures = <Key extends string>(
  folder: string,
  drawings: Record<Key, () => string>,
  widths: readonly number[],
) => Promise<Record<Key, number>>

/** Draws pictures, stores them and answers their ids by key. */
export async function storePictures<Key extends string>(
  db: Db,
  storage: Storage,
  folder: string,
  drawings: Record<Key, () => string>,
  widths: readonly number[],
): Promise<Record<Key, number>> {
  const keys = Object.keys(drawings) as Key[]
  const rows = await Promise.all(
    keys.map(async (key) => {
      const src = `/media/${folder}/${key}`
      const { files, facts } = await cachedPicture(drawings[key](), widths)
      for (const [ending, bytes] of files) await storage.put(`media/${folder}/${key}${ending}`, bytes, typeOf(ending))
      const { focusX: focus_x, focusY: focus_y, ...rest } = facts
      return { src, name: key, widths, focus_x, focus_y, ...rest }
    }),
  )
  const ids = await insertRows(db, 'picture', rows)
  return Object.fromEntries(keys.map((key, index) => [key, ids[index]])) as Record<Key, number>
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

const typeOf = (ending: string) => `image/${ending.split('.').pop()?.replace('jpg', 'jpeg')}`
