import type { Db } from '#platform/server/database/database.ts'
import type { StoredAttachment } from '#platform/server/files/stored-files.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

interface KeptDocument {
  id: number
  file: string
  name: string
  bytes: number
  private: boolean
}

export async function findDocuments(db: Db, ids: readonly number[]): Promise<Map<number, KeptDocument>> {
  const rows = await db.many<KeptDocument>(
    sql`select id, file, name, bytes, private from stored_document where id = any(${ids})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertDocument = (
  db: Db,
  { file, name, bytes, operatorId }: Omit<KeptDocument, 'id' | 'private'> & { operatorId: number },
) =>
  db.first<{ id: number }>(sql`
    insert into stored_document (file, name, bytes, operator_id) values (${file}, ${name}, ${bytes}, ${operatorId})
    returning id`)

interface Keeper {
  /** What names them: a noun whose papers all of its writers may read, or a single thing of a noun. */
  purpose: string
  operatorId: number
}

/** Of these files the writer's own uploads that nothing else names, and what was kept for the same before. */
export async function keepDocuments(db: Db, { purpose, operatorId }: Keeper, ids: readonly number[]) {
  const rows = await db.many<Pick<KeptDocument, 'id' | 'file' | 'bytes'>>(sql`
    update stored_document set kept_for = ${purpose}
    where id = any(${ids}) and removed_at is null
      and (kept_for = ${purpose} or kept_for is null and operator_id = ${operatorId} and not private)
    returning id, file, bytes`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** For good: whoever was given the paper that was there before still has its address. */
export const markPrivate = (db: Db, ids: readonly number[]) =>
  db.run(sql`update stored_document set private = true where id = any(${ids}) and not private`)

export const isPublic = async (db: Db, file: string) =>
  (await db.run(sql`select from stored_document where file = ${file} and private`)) === 0

/** Where it is kept, for whoever may read what names it. */
export const findPrivate = (db: Db, id: number) =>
  db.first<StoredAttachment>(sql`
    select 'media/' || file as key, name, 'application/pdf' as type from stored_document where id = ${id} and private`)

/** What an undone change uses again is deleted no longer. */
export const keepUsed = (db: Db, uses: Sql) =>
  db.run(sql`
    update stored_document set removed_at = null
    where removed_at is not null and id in (select file from (${uses}) as used)`)

export const searchDeleted = (db: Db, days: number, most: number) =>
  db.many<Pick<KeptDocument, 'id' | 'file'>>(sql`
    select id, file from stored_document where removed_at < now() - make_interval(days => ${days}) limit ${most}`)

export const forgetDocuments = (db: Db, ids: readonly number[]) =>
  db.run(sql`delete from stored_document where id = any(${ids})`)
