import { Refusal } from '#platform/contract/errors.ts'
import type { categories } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { keptCategories } from './keep-category.ts'
import { findCategoryRow, searchCategoryRows, searchRoots } from './queries.ts'

export const categoryHandlers: Handlers<typeof categories> = {
  list: (filter, { db }) => searchCategoryRows(db, filter),
  roots: (_, { db }) => searchRoots(db),
  info: async ({ id }, { db }) => {
    const found = await findCategoryRow(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  create: (input, context) => keptCategories.create(input, context),
  update: (input, context) => keptCategories.save(input, context),
  remove: ({ ids }, context) => keptCategories.remove(ids, context),
}
