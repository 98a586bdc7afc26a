import { reindexCategory } from '#catalogue/search/server/reindex.ts'
import { dropEmptyFacets } from '#catalogue/search/server/shared-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { fitsBelow, rootChoices } from './queries.ts'
import { categoryRecord } from './record.ts'

export const categoryTable = recordTable(categoryRecord, {
  table: 'category',
  order: sql`it.position`,
  unique: [{ fields: ['code'] }],
  choices: { parentId: rootChoices },
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
