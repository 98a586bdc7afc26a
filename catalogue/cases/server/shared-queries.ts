import type { CaseItem } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { item, newestFirst, published, source } from './queries.ts'

/** The newest. */
export const pickCases = (db: Db, limit: number) =>
  db.many<CaseItem>(sql`select ${item} from ${source} where ${published} order by ${newestFirst} limit ${limit}`)
