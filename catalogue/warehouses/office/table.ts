import { shopChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { warehouseRecord } from './record.ts'

export const warehouseTable = recordTable(warehouseRecord, {
  order: sql`it.name_en, it.id`,
  choices: { shopId: shopChoices },
  counts: {
    products: sql`(
      select count(distinct product_id) from warehouse_stock where warehouse_id = it.id and kilograms > 0)`,
    moves: sql`(select count(*) from stock_move where from_id = it.id or to_id = it.id)`,
  },
})
