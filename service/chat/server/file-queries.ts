import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { StoredAttachment } from '#platform/server/files/stored-files.ts'

export interface NewFile {
  conversationId: number
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
  storageKey: string
}

export const insertFile = (db: Db, file: NewFile) =>
  db.first<Columns<'chat_file', 'id' | 'secret'>>(sql`
    insert into chat_file (conversation_id, name, type, size, width, height, storage_key)
    values (${file.conversationId}, ${file.name}, ${file.type}, ${file.size}, ${file.width}, ${file.height},
      ${file.storageKey})
    returning id, secret`)

export const bytesOf = async (db: Db, conversationId: number): Promise<number> =>
  (
    await db.first<{ bytes: number }>(
      sql`select coalesce(sum(size), 0)::bigint as bytes from chat_file where conversation_id = ${conversationId}`,
    )
  )?.bytes ?? 0

export const markFileReady = (db: Db, id: number) => db.run(sql`update chat_file set ready = true where id = ${id}`)

export const removeFile = (db: Db, id: number) => db.run(sql`delete from chat_file where id = ${id}`)

export const findFile = (db: Db, id: number) =>
  db.first<StoredAttachment & { secret: string }>(
    sql`select name, type, storage_key as key, secret from chat_file where id = ${id} and ready`,
  )

/** No longer ready, so that nobody claims one while its file goes. */
export const withdrawUnusedFiles = (db: Db, most: number) =>
  db.many<Columns<'chat_file', 'id' | 'storageKey'>>(sql`
    update chat_file set ready = false where id in (
      select id from chat_file where not claimed and created_at < now() - interval '1 day'
      order by created_at limit ${most} for update skip locked)
    returning id, storage_key as "storageKey"`)
