import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { aliasKinds } from './record.ts'

const tables = { category: sql`category`, brand: sql`brand`, label: sql`label`, parameter: sql`parameter` }

/** Whether there is something of this kind with this code; grades have no table. */
export async function isTargetKnown(db: Db, kind: (typeof aliasKinds)[number], target: string): Promise<boolean> {
  if (kind === 'grade') return /^\d{1,2}$/.test(target)
  return (await db.first(sql`select from ${tables[kind]} where code = ${target}`)) !== undefined
}
