import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const rootChoices = sql`
  select id as value, code, name_zh as name, name_en as "nameEn" from category where parent_id is null
  order by position, id`

/** The tree is two levels deep: what stands below another is no root, and what has others below it stays one. */
export async function fitsBelow(tx: Db, id: number, parentId: number): Promise<boolean> {
  if (parentId === id) return false
  // Kept from moving while something is put below it.
  const root = await tx.first(sql`select from category where id = ${parentId} and parent_id is null for share`)
  return root !== undefined && !(await tx.first(sql`select from category where parent_id = ${id}`))
}
