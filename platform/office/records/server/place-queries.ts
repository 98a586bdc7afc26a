import { keptPlace, referring, showing, type Place } from '#platform/office/media/server/place-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { columns } from './columns.ts'
import { raw } from './names.ts'
import { headingOf } from './queries.ts'
import type { RecordTable } from './record-table.ts'

/** Where records use pictures and documents, by their tables of fields. */
export function recordPlaces(tables: readonly RecordTable[]): Place[] {
  const all = tables.flatMap((table) => columns(table).map((each) => ({ ...each, table })))
  const held = (kind: 'picture' | 'document') => [
    ...new Set(all.filter(({ field }) => field.kind === kind).map(({ wire }) => wire)),
  ]
  const places = all.flatMap(({ table, column, field }) => {
    if (field.kind !== 'picture' && field.kind !== 'document' && field.kind !== 'rich') return []
    const kind = field.kind === 'rich' ? 'picture' : field.kind
    const [name, nameEn] = headingOf(table)
    const from = sql`${raw(table.table)} as it`
    const used = { kind, noun: table.noun, column: `${table.table}.${column}`, from, key: sql`it.id`, name, nameEn }
    return [(field.kind === 'rich' ? showing : referring)(used, raw(`it.${column}`))]
  })
  return [...places, keptPlace('picture', held('picture')), keptPlace('document', held('document'))]
}
