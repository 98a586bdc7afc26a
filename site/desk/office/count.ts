import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import type { Context } from '#platform/server/api/context.ts'

/** A figure of the first page. */
export interface Counter {
  /** The page names and links it by this. */
  name: string
  permission: OperatorPermission
  count(db: Db, by: Reach): Promise<number>
}

export async function countAll(counters: readonly Counter[], { db, operator }: Context<'operator'>) {
  const mine = counters.filter(({ permission }) => operator.permissions.includes(permission))
  return Promise.all(mine.map(async ({ name, count }) => ({ name, count: await count(db, operator) })))
}
