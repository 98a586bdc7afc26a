import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import {
  CurrentPassword,
  EmailField,
  LinkToken,
  MobileField,
  newPassword,
  samePasswords,
  Sent,
  SignedIn,
  VerifyCode,
} from '#identity/auth/identity.ts'
import { captchaAnswer } from '#identity/captcha/answer.ts'

/** A place where the member is signed in. */
export const Session = v.object({
  id: Id,
  /** The one that asks. */
  current: v.boolean(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  ip: v.string(),
  /** Country of the address, where it is known. */
  country: v.nullable(v.object({ name: v.string(), nameEn: v.string() })),
  createdAt: Timestamp,
  seenAt: Timestamp,
})
export type Session = v.InferOutput<typeof Session>

// The current password may come along instead of an earlier check.
const proof = { currentPassword: v.optional(CurrentPassword) }

export const accountSecurity = {
  overview: get('/customer/accountSecurity/info', {
    access: 'member',
    output: v.object({
      email: v.nullable(v.string()),
      emailVerificationFlag: v.boolean(),
      /** Masked: 138****0001 */
      mobile: v.nullable(v.string()),
      passwordChangedAt: Timestamp,
      /** Whether a check of the person is recent enough for a change. */
      checked: v.boolean(),
    }),
  }),
  /** A fresh check of the person, by password or by a code sent to the own mobile. */
  check: post('/customer/accountSecurity/check', {
    access: 'member',
    input: v.object({ currentPassword: v.optional(CurrentPassword), verifyCode: v.optional(VerifyCode) }),
  }),

  /** Without `mobile`: to the member's own number, for a check. With it: to the number that is to become theirs. */
  sendMobileCode: post('/customer/accountSecurity/sendSMSByUpdateMobile', {
    access: 'member',
    input: v.object({ mobile: v.optional(MobileField), ...captchaAnswer }),
    output: Sent,
  }),
  updateMobile: post('/customer/accountSecurity/updateMemberMobile', {
    event: 'accountChanged',
    access: 'member',
    input: v.object({ mobile: MobileField, verifyCode: VerifyCode, ...proof }),
  }),
  /** By the current password, or by a code sent to the own mobile. Every session ends; the answer opens a new one. */
  updatePassword: post('/customer/accountSecurity/updatePassword', {
    event: 'accountChanged',
    access: 'member',
    input: v.pipe(v.object({ ...proof, verifyCode: v.optional(VerifyCode), ...newPassword }), samePasswords()),
    output: SignedIn,
  }),

  sendEmailCode: post('/customer/accountSecurity/sendVerificationByUpdateEmail', {
    access: 'member',
    input: v.object({ email: EmailField, ...captchaAnswer }),
    output: Sent,
  }),
  updateEmail: post('/customer/accountSecurity/updateEmail', {
    event: 'accountChanged',
    access: 'member',
    input: v.object({ email: EmailField, verifyCode: VerifyCode, ...proof }),
  }),

  sendActivation: post('/customer/accountSecurity/sendTokenByActivateEmail', {
    access: 'member',
    input: v.object({ lang: v.optional(v.picklist(['zh-CN', 'en-US'])) }),
    output: Sent,
  }),
  /** What an activation link is for; looking does not use it up. */
  activation: get('/customer/accountSecurity/getTokenEmail', {
    access: 'open',
    input: v.object({ token: LinkToken }),
    output: v.object({
      email: v.string(),
      /** The visitor is not signed in to the account, so activating it takes a new password. */
      needsPassword: v.boolean(),
    }),
  }),
  activateEmail: post('/customer/accountSecurity/activateEmail', {
    access: 'open',
    input: v.object({ token: LinkToken, password: v.optional(v.string()), confirmPassword: v.optional(v.string()) }),
  }),

  sessions: get('/customer/accountSecurity/sessions', { access: 'member', output: v.array(Session) }),
  /** Ends one session, or all but the one that asks. */
  endSession: post('/customer/accountSecurity/endSession', {
    access: 'member',
    input: v.object({ id: v.optional(Id) }),
  }),
}
