import type { Exhibition } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { upcoming } from './queries.ts'

/** The next to come. */
export const pickExhibitions = (db: Db, limit: number) => db.many<Exhibition>(sql`${upcoming} limit ${limit}`)
