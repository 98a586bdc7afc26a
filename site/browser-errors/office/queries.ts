import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { browserErrors, BrowserErrorRow } from './contract.ts'

export function searchErrors(
  db: Db,
  { search, sort, ...paging }: ParsedOf<typeof browserErrors.list>,
): Promise<Page<BrowserErrorRow>> {
  const found = search ? containing(search, sql`message, stack, page, browser`) : sql`true`
  const order = sorted(sort, { count: sql`count`, firstAt: sql`first_at`, lastAt: sql`last_at` })
  return paged(
    db,
    paging,
    sql`select id, message, stack, page, browser, count, first_at as "firstAt", last_at as "lastAt"
      from browser_error where ${found} ${order}, id`,
    sql`select count(*) from browser_error where ${found}`,
  )
}
