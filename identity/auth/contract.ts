import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import {
  EmailField,
  LinkToken,
  MobileField,
  newPassword,
  samePasswords,
  Sent,
  SignedIn,
  VerifyCode,
} from './identity.ts'
import { captchaAnswer } from '#identity/captcha/answer.ts'
import { OptionalLine, Typed } from '#platform/contract/lines.ts'

const Account = v.pipe(Typed('auth.enterAccount'), v.maxLength(254))

export const auth = {
  login: post('/customer/login', {
    access: 'open',
    input: v.object({
      account: Account,
      password: v.pipe(v.optional(v.string(), ''), v.nonEmpty('auth.enterPassword'), v.maxLength(128)),
      ...captchaAnswer,
    }),
    output: SignedIn,
  }),
  /** A code to the number or to the proved address of an account; for nobody the answer is the same. */
  sendSignInCode: post('/customer/login/sendVerifyCode', {
    access: 'open',
    input: v.object({ account: Account, ...captchaAnswer }),
    output: Sent,
  }),
  loginByCode: post('/customer/login/byVerifyCode', {
    access: 'open',
    input: v.object({ account: Account, verifyCode: VerifyCode }),
    output: SignedIn,
  }),
  logout: post('/customer/logout', { access: 'member' }),

  sendRecoveryCode: post('/customer/findPassword/sendVerifyCode', {
    access: 'open',
    input: v.object({ mobile: MobileField, ...captchaAnswer }),
    output: Sent,
  }),
  sendRecoveryLink: post('/customer/findPassword/sendEmail', {
    access: 'open',
    input: v.object({
      email: EmailField,
      /** Where the visitor was going, for the sign-in that follows. */
      backUrl: OptionalLine(500),
      ...captchaAnswer,
    }),
    output: Sent,
  }),
  resetByCode: post('/customer/findPassword/update', {
    event: 'accountChanged',
    access: 'open',
    input: v.pipe(v.object({ mobile: MobileField, verifyCode: VerifyCode, ...newPassword }), samePasswords()),
  }),
  resetByLink: post('/customer/findPassword/updateByEmail', {
    event: 'accountChanged',
    access: 'open',
    input: v.pipe(v.object({ token: LinkToken, ...newPassword }), samePasswords()),
  }),
  /** Whether a recovery link still works; looking does not use it up. */
  recoveryLink: get('/customer/findPassword/getTokenEmail', {
    access: 'open',
    input: v.object({ token: LinkToken }),
    output: v.object({
      email: v.string(),
      /** To a first password, for somebody whom the house has entered. */
      invited: v.boolean(),
    }),
  }),
}
