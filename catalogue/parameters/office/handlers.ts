import { Refusal } from '#platform/contract/errors.ts'
import type { parameters } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { keptParameters } from './keep-parameter.ts'
import { findParameterRow, searchParameterRows } from './queries.ts'

export const parameterHandlers: Handlers<typeof parameters> = {
  list: (filter, { db }) => searchParameterRows(db, filter),
  info: async ({ id }, { db }) => {
    const found = await findParameterRow(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  create: (input, context) => keptParameters.create(input, context),
  update: (input, context) => keptParameters.save(input, context),
  remove: ({ ids }, context) => keptParameters.remove(ids, context),
}
