import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const findCountry = (db: Db, id: number) => db.first<object>(sql`select from country where id = ${id}`)
