import { findDetails } from '#catalogue/goods/server/find-details.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { compare } from '../contract.ts'
import { findSimilar, findSubstitutes } from './find-substitutes.ts'

export const compareHandlers: Handlers<typeof compare> = {
  compare: ({ ids }, { db }) => findDetails(db, [...new Set(ids)]),
  similar: ({ id, ...paging }, { db }) => findSimilar(db, id, paging),
  substitutes: ({ id }, { db }) => findSubstitutes(db, id),
}
