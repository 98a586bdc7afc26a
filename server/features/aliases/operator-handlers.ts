import { Refusal } from '#contract/errors.ts'
import type { aliases } from '#contract/operator/aliases.ts'
import type { Handlers } from '#server/http/context.ts'
import { findAlias, searchAliases } from './operator-queries.ts'
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
