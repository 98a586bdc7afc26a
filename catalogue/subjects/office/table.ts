import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findChosenProducts } from './queries.ts'
import { subjectRecord } from './record.ts'

export const subjectTable = recordTable(subjectRecord, {
  table: 'subject',
  order: sql`it.position`,
  unique: [{ fields: ['code'] }],
  links: { productIds: { table: 'subject_product', owner: 'subject_id', column: 'product_id', ordered: true } },
  counts: { products: sql`(select count(*) from subject_product where subject_id = it.id)` },
  check: async (tx, { productIds }): Promise<Record<string, string>> =>
    (await findChosenProducts(tx, productIds)).length < new Set(productIds).size
      ? { productIds: 'adminProducts.unknown' }
      : {},
})
