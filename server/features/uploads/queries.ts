import type { UploadKind } from '#contract/uploads.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'
import type { StoredUpload } from './stored-keys.ts'

export interface NewUpload extends StoredUpload {
  memberId: number
  type: string
  size: number
  sha256: Buffer
}

/** One at a time per member, so that what is stored and what is allowed are compared without a race. */
export const lockMember = (db: Db, memberId: number) =>
  db.run(sql`select from member where id = ${memberId} for no key update`)

export async function bytesOf(db: Db, memberId: number): Promise<number> {
  const row = await db.first<{ bytes: number }>(
    sql`select coalesce(sum(size), 0)::bigint as bytes from upload where member_id = ${memberId}`,
  )
  return row?.bytes ?? 0
}

export const insertUpload = (db: Db, upload: NewUpload) =>
  db.first<{ id: number }>(sql`
    insert into upload (member_id, kind, name, type, size, sha256, storage_key, widths)
    values (${upload.memberId}, ${upload.kind}, ${upload.name}, ${upload.type}, ${upload.size}, ${upload.sha256},
      ${upload.storageKey}, ${upload.widths})
    returning id`)

export const markReady = (db: Db, id: number) => db.run(sql`update upload set ready = true where id = ${id}`)

export const removeUpload = (db: Db, id: number) => db.run(sql`delete from upload where id = ${id}`)

const stored = sql`id, kind, name, type, size, storage_key as "storageKey", widths`
type Found = StoredUpload & { id: number; type: string; size: number }

export const findOwnAttachment = (db: Db, memberId: number, id: number) =>
  db.first<Found>(sql`
    select ${stored} from upload
    where id = ${id} and member_id = ${memberId} and kind = 'attachment' and ready`)

export const claim = (db: Db, memberId: number, kind: UploadKind, id: number) =>
  db.first<Found>(sql`
    update upload set claimed_at = now()
    where id = ${id} and member_id = ${memberId} and kind = ${kind} and ready and claimed_at is null
    returning ${stored}`)

export const release = (db: Db, id: number) => db.run(sql`update upload set claimed_at = null where id = ${id}`)

/** Locked until they are gone, so that nobody claims one meanwhile. */
export const lockUnused = (db: Db, most: number) =>
  db.many<Found>(sql`
    select ${stored} from upload
    where claimed_at is null and created_at < now() - interval '1 day'
    order by created_at limit ${most} for update skip locked`)
