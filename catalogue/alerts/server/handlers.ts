import { Refusal } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { alerts } from '../contract.ts'
import { findLinked, removeAlert, removeLinked, searchAlerts } from './queries.ts'
import { saveAlert } from './save-alert.ts'

export const alertHandlers: Handlers<typeof alerts> = {
  list: (_, { db, caller }) => searchAlerts(db, caller.memberId),
  save: (wish, context) => saveAlert(wish, context),
  remove: async ({ id }, { db, caller }) => {
    await removeAlert(db, caller.memberId, id)
    return null
  },
  linked: async ({ token }, { db }) => {
    const alert = await findLinked(db, token)
    if (!alert) throw new Refusal('LINK_INVALID')
    return alert
  },
  // Whoever clicks twice has stopped it all the same.
  stop: async ({ token }, { db }) => {
    await removeLinked(db, token)
    return null
  },
}
