import type { Db } from '#server/database/database.ts'
import type { StoredAttachment } from '#server/http/stored-files.ts'
import { findOwnAttachment } from './queries.ts'
import { keysOf } from './stored-keys.ts'

/** A private attachment for its owner. */
export async function findAttachment(db: Db, memberId: number, id: number): Promise<StoredAttachment | undefined> {
  const upload = await findOwnAttachment(db, memberId, id)
  const [key] = upload ? keysOf(upload) : []
  return upload && key ? { key, name: upload.name, type: upload.type } : undefined
}
