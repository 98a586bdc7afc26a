import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { labelRecord } from './record.ts'

export const labelTable = recordTable(labelRecord, {
  table: 'label',
  order: sql`it.position`,
  unique: [{ fields: ['code'] }],
  counts: {
    products: sql`(select count(*) from product_label where label_id = it.id)`,
    cases: sql`(select count(*) from case_label where label_id = it.id)`,
  },
})
