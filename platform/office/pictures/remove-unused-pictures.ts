import type { Database, Db } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { filesOf } from './store-picture.ts'
import { forgetRemoved, lockUnused, noteUnused, removePictures, searchRemoved, usedIn } from './unused-queries.ts'

/** As long as an import can be taken back, which brings back the pictures it replaced. */
export const graceDays = 90
const atOnce = 20

/**
 * Pictures that nothing has referred to for a long time. The rows go first, and their files with the next run: whatever
 * happens between, no row is left without its files.
 */
export async function removeUnusedPictures(db: Database, storage: Storage, uses: Sql) {
  const removed = await searchRemoved(db, atOnce)
  await Promise.all(removed.flatMap(filesOf).map((key) => storage.remove(key)))
  await forgetRemoved(
    db,
    removed.map(({ src }) => src),
  )
  await db.transaction((tx) => removeRows(tx, uses))
}

async function removeRows(db: Db, uses: Sql) {
  const used = usedIn(uses)
  await noteUnused(db, used)
  const unused = await lockUnused(db, graceDays, atOnce)
  if (unused.length > 0)
    await removePictures(
      db,
      unused.map(({ id }) => id),
      used,
    )
}
