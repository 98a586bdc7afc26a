import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface KeptDocument {
  id: number
  file: string
  name: string
  bytes: number
}

export async function findDocuments(db: Db, ids: readonly number[]): Promise<Map<number, KeptDocument>> {
  const rows = await db.many<KeptDocument>(
    sql`select id, file, name, bytes from stored_document where id = any(${ids})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertDocument = (
  db: Db,
  { file, name, bytes, operatorId }: Omit<KeptDocument, 'id'> & { operatorId: number },
) =>
  db.first<{ id: number }>(sql`
    insert into stored_document (file, name, bytes, operator_id) values (${file}, ${name}, ${bytes}, ${operatorId})
    returning id`)
