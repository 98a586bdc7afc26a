import type { desk } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { countAll } from './count.ts'
import { counters } from './counters.ts'
import type { Finders } from '#platform/office/finder.ts'
import { findByName } from './find.ts'
import { getFigures } from './figures.ts'
import { removeFilter, saveFilter, searchFilters } from './queries.ts'
import { findArrivals, findWaiting } from './waiting.ts'

export const deskHandlers = (finders: Finders): Handlers<typeof desk> => ({
  counts: (_, context) => countAll(counters, context),
  arrivals: (_, context) => findArrivals(context),
  waiting: (_, context) => findWaiting(context),
  figures: ({ days }, { db }) => getFigures(db.reports, days),
  find: ({ text }, context) => findByName(finders, text, context),
  filters: ({ list }, { db, operator }) => searchFilters(db, operator.operatorId, list),
  saveFilter: async (filter, { db, operator }) => {
    await saveFilter(db, operator.operatorId, filter)
    return null
  },
  removeFilter: async ({ id }, { db, operator }) => {
    await removeFilter(db, operator.operatorId, id)
    return null
  },
})
