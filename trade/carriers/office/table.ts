import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { carrierRecord } from './record.ts'

export const carrierTable = recordTable(carrierRecord, {
  counts: {
    orders: sql`(
      select count(distinct order_id) from shipment where carrier_id = it.id and status <> 'withdrawn')`,
  },
})
