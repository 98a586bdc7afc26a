import { Refusal } from '#platform/contract/errors.ts'
import type { brands } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { keptBrands } from './keep-brand.ts'
import { findBrandRow, searchBrandRows } from './queries.ts'

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
