import { sql, type Sql } from './sql.ts'

/** `order by` of a list: the wire names a column, this table says what it is. `-name` is downwards. */
export function sorted<Name extends string>(sort: Name | `-${Name}`, columns: Record<NoInfer<Name>, Sql>): Sql {
  const down = sort.startsWith('-')
  const column = columns[(down ? sort.slice(1) : sort) as Name]
  return down ? sql`order by ${column} desc nulls last` : sql`order by ${column} nulls last`
}
