import { sql, type Sql } from './sql.ts'

const mostWords = 12

/** Rows whose columns contain every word, in any order and whatever its case; `%` and `_` mean themselves. */
export function containing(text: string, columns: Sql): Sql {
  return sql`concat_ws(chr(10), ${columns}) ilike all(${patternsOf(text)}::text[])`
}

/** Of each word, for `ilike`. */
export function patternsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords)
  return words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
}
