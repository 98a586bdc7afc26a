import type { subscriptions } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { askToSubscribe, confirmSubscription, lookAtRequest } from './subscribe.ts'
import { lookAtSubscription, unsubscribe } from './unsubscribe.ts'

export const subscriptionHandlers: Handlers<typeof subscriptions> = {
  subscribe: (wish, context) => askToSubscribe(wish, context),
  request: ({ token }, { db }) => lookAtRequest(db, token),
  confirm: ({ token }, { db }) => confirmSubscription(db, token),
  subscription: ({ unsubscribe: link }, { db }) => lookAtSubscription(db, link),
  unsubscribe: (wish, context) => unsubscribe(wish, context),
}
