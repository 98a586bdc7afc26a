import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { visibleFields } from '../visible.ts'
import { columns, valuesOf } from './columns.ts'
import { raw } from './names.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'

/** Where its document can be opened. */
const addressOf = (column: string): Sql =>
  sql`(select '/media/' || file from stored_document where id = it.${raw(column)})`

/** All that visitors see, in the order of the table; what is not active is not shown. */
export function searchVisible(db: Db, table: RecordTable) {
  const fields = visibleFields(table.record)
  const documents = columns(table, fields).filter(({ field }) => field.kind === 'document')
  const reads = Object.fromEntries(documents.map(({ wire, column }) => [wire, addressOf(column)]))
  const active = 'active' in table.record.fields ? sql`where it.active` : nothing
  return db.many<StoredRecord>(sql`
    select ${valuesOf({ ...table, reads: { ...table.reads, ...reads }, kept: [] }, fields)}
    from ${raw(table.table)} as it ${active} order by ${table.order}`)
}
