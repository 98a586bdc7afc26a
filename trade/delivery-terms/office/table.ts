import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deliveryTermRecord } from './record.ts'

export const deliveryTermTable = recordTable(deliveryTermRecord, {
  counts: {
    uses: sql`((select count(*) from sales_order where delivery_term = it.code)
      + (select count(*) from quote where delivery_term = it.code)
      + (select count(*) from enquiry where delivery_term = it.code))`,
  },
})
