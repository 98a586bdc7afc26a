import type { NewsItem } from '../contract.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { item, newestFirst, published, source } from './queries.ts'

/** The newest. */
export const pickNews = (db: Reader, limit: number) =>
  db.many<NewsItem>(sql`select ${item} from ${source} where ${published} order by ${newestFirst} limit ${limit}`)
