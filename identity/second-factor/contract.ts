import * as v from 'valibot'
import { CurrentPassword, LinkToken, SignedIn } from '#identity/auth/identity.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Typed } from '#platform/contract/lines.ts'

/** Six digits of the app, or one of the codes on paper. */
const Code = v.pipe(Typed('auth.enterCode'), v.maxLength(20))
const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })
const password = v.object({ currentPassword: CurrentPassword })

/** What a member may add to the password. */
export const secondFactor = {
  /** After a login that was refused with `SECOND_FACTOR_DUE` and a ticket. */
  signIn: post('/customer/login/code', {
    access: 'open',
    input: v.object({ ticket: LinkToken, code: Code }),
    output: SignedIn,
  }),
  info: get('/customer/secondFactor/info', {
    access: 'member',
    output: v.object({ active: v.boolean(), recoveryCodes: v.number() }),
  }),
  /** A secret for the app; it guards nothing until a code of it was given. */
  offer: post('/customer/secondFactor/offer', {
    access: 'member',
    input: password,
    output: v.object({ secret: v.string(), image: v.string() }),
  }),
  /** Every other device is signed out. The codes for the day the phone is lost are said once. */
  confirm: post('/customer/secondFactor/confirm', {
    access: 'member',
    event: 'accountChanged',
    input: v.object({ code: Code }),
    output: RecoveryCodes,
  }),
  renewCodes: post('/customer/secondFactor/recoveryCodes', {
    access: 'member',
    event: 'accountChanged',
    input: password,
    output: RecoveryCodes,
  }),
  remove: post('/customer/secondFactor/remove', { access: 'member', event: 'accountChanged', input: password }),
}
