import { Refusal } from '#platform/contract/errors.ts'
import type { home } from '../contract.ts'
import { getOfficeHours } from '#identity/contacts/server/office-hours.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getIndex } from './get-index.ts'
import { searchBanners, searchLabels } from './queries.ts'
import { getSite } from './site-facts.ts'

export const homeHandlers: Handlers<typeof home> = {
  index: (_, { db, locale }) => getIndex(db, locale),
  list: (_, { db, locale }) => getIndex(db, locale),
  advertisements: (_, { db }) => searchBanners(db, 'home'),
  shopBanners: (_, { db }) => searchBanners(db, 'shop'),
  labels: (_, { db }) => searchLabels(db),
  hours: (_, { db, locale }) => getOfficeHours(db, locale),
  site: async (_, { db, locale }) => {
    const site = await getSite(db, locale)
    if (!site) throw new Refusal('NOT_FOUND')
    return site
  },
}
