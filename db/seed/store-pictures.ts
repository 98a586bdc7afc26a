import { join } from 'node:path'
import type { Db } from '#server/database/database.ts'
import { insertRows } from './insert-rows.ts'
import { renderPicture } from './pictures/render-picture.ts'

/** Draws pictures into the media folder and answers their ids by key. */
export async function storePictures<Key extends string>(
  db: Db,
  dataDir: string,
  folder: string,
  drawings: Record<Key, () => string>,
  widths: readonly number[],
): Promise<Record<Key, number>> {
  const keys = Object.keys(drawings) as Key[]
  const rows = await Promise.all(
    keys.map(async (key) => {
      const src = `/media/${folder}/${key}`
      const { width, height, colour } = await renderPicture(drawings[key](), join(dataDir, src), widths)
      return { src, width, height, widths, colour }
    }),
  )
  const ids = await insertRows(db, 'picture', rows)
  return Object.fromEntries(keys.map((key, index) => [key, ids[index]])) as Record<Key, number>
}
