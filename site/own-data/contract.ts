import * as v from 'valibot'
import { CurrentPassword } from '#identity/auth/identity.ts'
import { get, post } from '#platform/contract/endpoint.ts'

export const ownData = {
  /** What keeps the account from being closed: orders that are not over. */
  state: get('/customer/ownData/state', { access: 'member', output: v.object({ openOrders: v.array(v.string()) }) }),
  /** For good. The password again: having the token is not enough. */
  close: post('/customer/ownData/close', {
    event: 'accountChanged',
    access: 'member',
    input: v.object({
      currentPassword: CurrentPassword,
      agreed: v.pipe(v.optional(v.boolean(), false), v.literal(true, 'ownData.agreeFirst')),
    }),
  }),
}
