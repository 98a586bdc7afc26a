import { removeDeletedDocuments } from '#platform/office/documents/remove-deleted.ts'
import { removeUnusedPictures } from '#platform/office/pictures/remove-unused-pictures.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { fileUses } from './place-queries.ts'

export async function removeUnusedMedia(db: Database, storage: Storage) {
  await removeUnusedPictures(db, storage, fileUses.picture)
  await removeDeletedDocuments(db, storage, fileUses.document)
}
