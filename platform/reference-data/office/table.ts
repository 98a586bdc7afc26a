import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { groupRecord } from './record.ts'

export const groupTable = recordTable(groupRecord, {
  table: 'content_group',
  order: sql`it.type, it.position`,
  unique: [{ fields: ['code', 'type'] }],
})
