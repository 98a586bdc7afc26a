import { Refusal } from '#platform/contract/errors.ts'
import type { aliases } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findAlias, searchAliases } from './queries.ts'
import { removeAliasesNow } from './remove-aliases.ts'
import { createAlias, saveAlias } from './save-alias.ts'

export const aliasHandlers: Handlers<typeof aliases> = {
  list: (filter, { db }) => searchAliases(db, filter),
  info: async ({ id }, { db }) => {
    const found = await findAlias(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  create: (input, context) => createAlias(input, context),
  update: (input, context) => saveAlias(input, context),
  remove: ({ ids }, context) => removeAliasesNow(ids, context),
}
