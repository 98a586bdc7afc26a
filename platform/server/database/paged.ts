import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Reader } from './database.ts'
import { sql, type Sql } from './sql.ts'

/** A page of a list with its true total, asked side by side. `limit=0` is the total alone. */
export async function paged<Row>(db: Reader, { page, limit }: Paging, select: Sql, count: Sql): Promise<Page<Row>> {
  const [list, total] = await Promise.all([
    limit === 0 ? [] : db.many<Row>(sql`${select} limit ${limit} offset ${(page - 1) * limit}`),
    db.first<{ count: number }>(count),
  ])
  return { list, totalCount: total?.count ?? 0, page, limit }
}
