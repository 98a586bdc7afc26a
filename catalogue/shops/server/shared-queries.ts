import type { Shop } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { item, largestFirst, source } from './queries.ts'

/** The shops with the most to offer, our own first. */
export const pickShops = (db: Db, limit: number) =>
  db.many<Shop>(sql`select ${item} from ${source} order by ${largestFirst} limit ${limit}`)
