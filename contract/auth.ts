import * as v from 'valibot'
import { post } from './endpoint.ts'
import { Timestamp } from './fields.ts'

export const auth = {
  login: post('/customer/login', {
    access: 'open',
    input: v.object({
      account: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty('auth.enterAccount'), v.maxLength(254)),
      password: v.pipe(v.optional(v.string(), ''), v.nonEmpty('auth.enterPassword'), v.maxLength(128)),
    }),
    output: v.object({ token: v.string(), expiresAt: Timestamp }),
  }),
  logout: post('/customer/logout', { access: 'member' }),
}
