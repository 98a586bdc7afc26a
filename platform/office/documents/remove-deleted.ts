import type { Database } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { graceDays } from '../pictures/remove-unused-pictures.ts'
import { forgetDocuments, keepUsed, searchDeleted } from './queries.ts'

const atOnce = 20

/** Documents that an operator deleted long ago, files first: what is left of one is deleted with the next run. */
export async function removeDeletedDocuments(db: Database, storage: Storage, uses: Sql) {
  await keepUsed(db, uses)
  const gone = await searchDeleted(db, graceDays, atOnce)
  await Promise.all(gone.map(({ file }) => storage.remove(`media/${file}`)))
  await forgetDocuments(
    db,
    gone.map(({ id }) => id),
  )
}
