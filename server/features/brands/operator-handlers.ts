import { Refusal } from '#contract/errors.ts'
import type { brands } from '#contract/operator/brands.ts'
import type { Handlers } from '#server/http/context.ts'
import { keptBrands } from './keep-brand.ts'
import { findBrandRow, searchBrandRows } from './operator-queries.ts'

export const brandHandlers: Handlers<typeof brands> = {
  list: (filter, { db }) => searchBrandRows(db, filter),
  info: async ({ id }, { db }) => {
    const found = await findBrandRow(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  create: (input, context) => keptBrands.create(input, context),
  update: (input, context) => keptBrands.save(input, context),
  remove: ({ ids }, context) => keptBrands.remove(ids, context),
}
