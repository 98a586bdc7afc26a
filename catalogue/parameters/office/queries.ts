import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Units and classes that products state of it. */
export const findStated = (db: Db, id: number | undefined) =>
  db.many<Columns<'property', 'unit' | 'text'>>(
    sql`select distinct unit, text from property where parameter_id = ${id ?? 0}`,
  )
