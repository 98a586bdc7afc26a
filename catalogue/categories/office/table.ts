import { dropEmptyFacets, reindexCategory } from '#catalogue/search/server/reindex.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { categoryRecord } from './record.ts'

/** The tree is two levels deep: what stands below another is no root, and what has others below it stays one. */
async function fitsBelow(tx: Db, id: number, parentId: number): Promise<boolean> {
  if (parentId === id) return false
  // Kept from moving while something is put below it.
  const root = await tx.first(sql`select from category where id = ${parentId} and parent_id is null for share`)
  return root !== undefined && !(await tx.first(sql`select from category where parent_id = ${id}`))
}

export const categoryTable = recordTable(categoryRecord, {
  table: 'category',
  order: sql`it.position`,
  unique: [{ fields: ['code'] }],
  choices: {
    parentId: sql`select id as value, name_zh as name, name_en as "nameEn" from category where parent_id is null
      order by position, id`,
  },
  check: async (tx, { id, parentId }): Promise<Record<string, string>> =>
    parentId === null || (await fitsBelow(tx, id, parentId)) ? {} : { parentId: 'adminCategories.twoLevels' },
  counts: {
    children: sql`(select count(*) from category as child where child.parent_id = it.id)`,
    products: sql`(select count(*) from product where category_id = it.id)`,
  },
  joins: sql`left join category as parent on parent.id = it.parent_id`,
  sort: {
    tree: sql`array[coalesce(parent.position, it.position), coalesce(parent.id, it.id),
      (it.parent_id is not null)::int, it.position]`,
  },
  filters: { parentId: (id) => sql`(it.parent_id = ${id} or it.id = ${id})` },
  onSaved: async (tx, id, _, before) => before && reindexCategory(tx, id),
  onRemove: (tx, ids) => dropEmptyFacets(tx, 'category', ids),
})
