import type { history } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { withProducts } from '#catalogue/search/server/with-products.ts'
import { hideBrowsed, searchBrowsed, updateReadTime } from './queries.ts'
import { saveVisit } from './save-visit.ts'

export const historyHandlers: Handlers<typeof history> = {
  save: (visit, context) => saveVisit(visit, context),
  saveAsMember: (visit, context) => saveVisit(visit, context),
  updateReadTime: async ({ id, cookieId = '', seconds }, { db }) => {
    await updateReadTime(db, id, cookieId, seconds)
    return null
  },
  list: async (paging, { db, caller }) => withProducts(db, await searchBrowsed(db, caller.memberId, paging)),
  delete: async ({ ids }, { db, caller }) => {
    await hideBrowsed(db, caller.memberId, ids)
    return null
  },
}
