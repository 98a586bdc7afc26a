import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { officeHolidayRecord } from './record.ts'

export const officeHolidayTable = recordTable(officeHolidayRecord, { order: sql`it.start_date desc, it.id` })
