import type { Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { lockUnused, removeUpload } from './queries.ts'
import { keysOf } from '#platform/server/files/stored-keys.ts'

const atOnce = 20

/** What was uploaded and never used, or is used no longer. The files go first, so that none is ever forgotten. */
export async function removeUnusedUploads(db: Db, storage: Storage) {
  const unused = await lockUnused(db, atOnce)
  await Promise.all(unused.flatMap((upload) => keysOf(upload).map((key) => storage.remove(key))))
  for (const { id } of unused) await removeUpload(db, id)
}
