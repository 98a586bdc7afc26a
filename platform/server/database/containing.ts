import { sql, type Sql } from './sql.ts'

/** Rows of which some of the columns contain the text, whatever its case; `%` and `_` mean themselves. */
export function containing(text: string, columns: Sql): Sql {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`concat_ws(chr(10), ${columns}) ilike ${pattern}`
}
