import type { Db } from './database.ts'
import { sql } from './sql.ts'

export const answers = (db: Db) =>
  db.first(sql`select 1`).then(
    () => true,
    () => false,
  )
