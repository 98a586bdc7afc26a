import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { bannerRecord } from './banner-record.ts'

export const bannerTable = recordTable(bannerRecord, { order: sql`it.place, it.position` })
