import type { Handlers } from '#platform/server/api/context.ts'
import type { margins } from './contract.ts'
import { findMargin, findMarginNow, searchMargins } from './queries.ts'

export const marginHandlers: Handlers<typeof margins> = {
  ofOrder: async ({ id }, { db }) => (await findMargin(db, id)) ?? null,
  ofGoods: async (goods, { db }) => (await findMarginNow(db, goods)) ?? null,
  months: (which, { db }) => searchMargins(db, which),
}
