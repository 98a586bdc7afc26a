import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { companyGroupRecord } from './record.ts'

export const companyGroupTable = recordTable(companyGroupRecord, {
  counts: {
    companies: sql`(select count(*) from company_care where group_id = it.id)`,
    priceLists: sql`(select count(*) from price_list_group where group_id = it.id)`,
  },
})
