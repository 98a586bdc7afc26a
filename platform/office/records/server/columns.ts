import { isPair, type ContentField, type ContentFields, type ContentValues } from '../content-fields.ts'
import { sql, Sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from './content-table.ts'

/** Names of tables and columns come from our own tables of fields, never from a request. */
export const raw = (text: string) => new Sql(text, [])

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export interface Column {
  wire: string
  column: string
  field: ContentField
}

const columnsOf = (fields: ContentFields): Column[] =>
  Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (field.kind === 'references') return []
    if (!isPair(field)) return [{ wire: name, column: snake(name), field }]
    return [
      { wire: name, column: `${snake(name)}_zh`, field },
      { wire: `${name}En`, column: `${snake(name)}_en`, field },
    ]
  })

export const columns = ({ content }: ContentTable) => columnsOf(content.fields)

export const listOf = (parts: Sql[]) => parts.reduce((all, part) => sql`${all}, ${part}`)

/** A row as forms and versions know it. */
export function valuesOf(table: ContentTable): Sql {
  const own = columns(table).map(({ wire, column }) => raw(`it.${column} as "${wire}"`))
  const kept = (table.kept ?? []).map((column) => raw(`it.${column}`))
  const linked = Object.entries(table.links ?? {}).map(([wire, { table: of, owner, column, ordered }]) =>
    raw(
      `array(select ${column} from ${of} where ${owner} = it.id order by ${ordered ? 'position' : column}) as "${wire}"`,
    ),
  )
  return listOf([raw('it.id, it.version'), ...own, ...kept, ...linked])
}

/** Pairs of a column and its new value. */
export function assignments(table: ContentTable, values: ContentValues): [column: string, value: Sql][] {
  const kept = (table.kept ?? []).filter((column) => column in values).map((column) => ({ wire: column, column }))
  return [...columns(table), ...kept].map(({ wire, column }) => [column, sql`${values[wire] ?? null}`])
}

/** Texts of which one language may be missing. */
export function missingIn(table: ContentTable, side: 'zh' | 'en'): Sql {
  const other = side === 'zh' ? 'en' : 'zh'
  const loose = Object.entries(table.content.fields).filter(
    ([, field]) => (field.kind === 'rich' && !field.need) || (field.kind === 'pair' && field.need !== 'both'),
  )
  if (loose.length === 0) return raw('false')
  return raw(
    `(${loose
      .map(([name]) => `(it.${snake(name)}_${side} is null and it.${snake(name)}_${other} is not null)`)
      .join(' or ')})`,
  )
}

/** Where these tables show pictures: a row for each rich text, and the fields that hold ids. */
export function picturesIn(tables: ContentTable[]) {
  const all = tables.flatMap((table) => columns(table).map((each) => ({ ...each, table: table.table })))
  const texts = all
    .filter(({ field }) => field.kind === 'rich')
    .map(({ table, column }) => raw(`select ${column} from ${table}`))
    .reduce((some, text) => sql`${some} union all ${text}`)
  const fields = all.filter(({ field }) => field.kind === 'picture').map(({ wire }) => wire)
  return { texts, fields: [...new Set(fields)] }
}
