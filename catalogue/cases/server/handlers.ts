import type { cases } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getCase } from './get-case.ts'
import { searchCases } from './queries.ts'

export const caseHandlers: Handlers<typeof cases> = {
  list: (filter, { db }) => searchCases(db, filter),
  info: ({ id }, { db }) => getCase(db, id),
}
