import { Refusal } from '#platform/contract/errors.ts'
import type { labels } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findLabel, searchLabels } from './queries.ts'
import { removeUnusedLabels } from './remove-labels.ts'
import { createLabel, saveLabel, showOnHome } from './save-label.ts'

export const labelHandlers: Handlers<typeof labels> = {
  list: (filter, { db }) => searchLabels(db, filter),
  info: async ({ id }, { db }) => {
    const found = await findLabel(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  create: (input, context) => createLabel(input, context),
  update: (input, context) => saveLabel(input, context),
  showOnHome: (input, context) => showOnHome(input, context),
  remove: ({ ids }, context) => removeUnusedLabels(ids, context),
}
