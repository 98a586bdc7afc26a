import type { Handlers } from '#platform/server/api/context.ts'
import type { margins } from './contract.ts'
import { marginOfGoods } from './margin-of-goods.ts'
import { findMargin, searchMargins } from './queries.ts'

export const marginHandlers: Handlers<typeof margins> = {
  ofOrder: async ({ id }, { db }) => (await findMargin(db, id)) ?? null,
  ofGoods: (goods, { db }) => marginOfGoods(db, goods),
  months: (which, { db }) => searchMargins(db.reports, which),
}
