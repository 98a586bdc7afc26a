import type { Db } from '#platform/server/database/database.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { removeUpload, withdrawUnused } from './queries.ts'
import { keysOf } from '#platform/server/files/stored-keys.ts'

const atOnce = 20

/** What was uploaded and never used, or is used no longer. The files go first, so that none is ever forgotten. */
export const removeUnusedUploads = async (db: Db, storage: Storage, signal?: AbortSignal) =>
  eachAlone(await withdrawUnused(db, atOnce), signal, async (upload) => {
    await Promise.all(keysOf(upload).map((key) => storage.remove(key)))
    await removeUpload(db, upload.id)
  })
