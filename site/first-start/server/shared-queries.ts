import type { Db } from '#platform/server/database/database.ts'
import { Sql } from '#platform/server/database/sql.ts'

/** Inserts many rows at once; keys are column names. Answers the ids in the order of the rows. */
export async function insertRows<Row extends object>(db: Db, table: string, rows: readonly Row[]): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first).join(', ')
  const text = `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, $1) returning *`
  // Whatever columns the table has; most have an id.
  const inserted = await db.many<unknown>(new Sql(text, [JSON.stringify(rows)]))
  return inserted.map((row) => (row as { id: number }).id)
}

/** Ids by the code that seed data refers to them with. */
export async function idsByCode(db: Db, table: string): Promise<(code: string) => number> {
  const rows = await db.many<{ id: number; code: string }>(new Sql(`select id, code from ${table}`, []))
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`There is no ${table} with the code ${code}.`)
    return id
  }
}

/** The bilingual name and place in line that most seeded things have. */
export const named = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }, position: number) => ({
  position,
  name_zh: nameZh,
  name_en: nameEn,
})
