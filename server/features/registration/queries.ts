import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

export const findCountry = (db: Db, id: number) => db.first<object>(sql`select from country where id = ${id}`)
