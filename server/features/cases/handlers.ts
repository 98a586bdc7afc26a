import type { cases } from '#contract/cases.ts'
import type { Handlers } from '#server/http/context.ts'
import { getCase } from './get-case.ts'
import { searchCases } from './queries.ts'

export const caseHandlers: Handlers<typeof cases> = {
  list: (filter, { db }) => searchCases(db, filter),
  info: ({ id }, { db }) => getCase(db, id),
}
