import { isPair, type RecordField, type RecordFields, type RecordValues } from '../fields.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { raw, snake } from './names.ts'
import type { RecordTable, StoredRecord } from './record-table.ts'

export interface Column {
  wire: string
  column: string
  field: RecordField
}

/** What is kept in the row itself. */
export function columns(
  { record, columns: named = {}, rows = {} }: RecordTable,
  fields: RecordFields = record.fields,
): Column[] {
  return Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (field.kind === 'references' || name in rows) return []
    const column = named[name] ?? snake(name)
    if (!isPair(field)) return [{ wire: name, column, field }]
    return [
      { wire: name, column: `${column}_zh`, field },
      { wire: `${name}En`, column: `${column}_en`, field },
    ]
  })
}

export const listOf = (parts: Sql[]) => parts.reduce((all, part) => sql`${all}, ${part}`)

/** A row as forms and versions know it, or as much of it as a list shows. */
export function valuesOf(table: RecordTable, fields: RecordFields = table.record.fields): Sql {
  const { reads = {}, kept = [], links = {} } = table
  const own = columns(table, fields)
    .filter(({ wire }) => !(wire in reads))
    .map(({ wire, column }) => raw(`it.${column} as "${wire}"`))
  const read = Object.entries(reads)
    .filter(([wire]) => wire in fields || wire.replace(/En$/, '') in fields)
    .map(([wire, value]) => sql`${value} as ${raw(`"${wire}"`)}`)
  const linked = Object.entries(links)
    .filter(([wire]) => wire in fields)
    .map(([wire, { table: of, owner, column, ordered }]) =>
      raw(
        `array(select ${column} from ${of} where ${owner} = it.id order by ${ordered ? 'position' : column}) as "${wire}"`,
      ),
    )
  const rowed = Object.entries(table.rows ?? {}).flatMap(([wire, { table: of, owner }]) => {
    const field = fields[wire]
    if (field?.kind !== 'rows') return []
    const cells = Object.keys(field.cells).map((cell) => `'${cell}', ${snake(cell)}`)
    return [
      raw(`coalesce((select json_agg(json_build_object(${cells.join(', ')}) order by position)
        from ${of} where ${owner} = it.id), '[]') as "${wire}"`),
    ]
  })
  return listOf([
    raw('it.id, it.version'),
    ...own,
    ...kept.map((column) => raw(`it.${column}`)),
    ...read,
    ...linked,
    ...rowed,
  ])
}

const valueOf = (field: RecordField | undefined, value: unknown) =>
  field?.kind === 'rows' || (field?.kind === 'own' && field.json)
    ? sql`${JSON.stringify(value)}::jsonb`
    : sql`${value ?? null}`

/** Pairs of a column and its new value. */
export function assignments(table: RecordTable, values: RecordValues, isNew: boolean): [column: string, value: Sql][] {
  const kept = (table.kept ?? []).filter((column) => column in values)
  const derived = table.derived?.(values as StoredRecord, isNew) ?? {}
  return [
    ...columns(table).map(({ wire, column, field }): [string, Sql] => [column, valueOf(field, values[wire])]),
    ...kept.filter((column) => !(column in derived)).map((column): [string, Sql] => [column, sql`${values[column]}`]),
    ...Object.entries(derived),
  ]
}

/** Texts of which one language may be missing. */
export function missingIn(table: RecordTable, side: 'zh' | 'en'): Sql {
  const other = side === 'zh' ? 'en' : 'zh'
  const loose = Object.entries(table.record.fields).filter(
    ([, field]) => (field.kind === 'rich' && !field.need) || (field.kind === 'pair' && field.need !== 'both'),
  )
  if (loose.length === 0) return raw('false')
  return raw(
    `(${loose
      .map(([name]) => `(it.${snake(name)}_${side} is null and it.${snake(name)}_${other} is not null)`)
      .join(' or ')})`,
  )
}
