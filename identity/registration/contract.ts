import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import {
  CountryChoice,
  EmailField,
  EnterpriseName,
  LinkToken,
  MobileField,
  newPassword,
  Privacy,
  RealName,
  samePasswords,
  Sent,
  SignedIn,
  VerifyCode,
} from '#identity/auth/identity.ts'
import { captchaAnswer } from '#identity/captcha/answer.ts'

const person = { realname: RealName, enterpriseName: EnterpriseName, country: CountryChoice }
export type Person = { realname: string; enterpriseName: string; country: number }

/** Four ways to open an account: by mobile code, by e-mail code, by e-mail link, and at once with verification later. */
export const registration = {
  /** The first screen of a form: whether address and consent will do. */
  check: post('/customer/register/check', {
    access: 'open',
    input: v.object({
      mobile: v.optional(MobileField),
      email: v.optional(EmailField),
      privacy: Privacy,
    }),
  }),
  sendMobileCode: post('/customer/register/sendVerifyCode', {
    access: 'open',
    input: v.object({ mobile: MobileField, ...captchaAnswer }),
    output: Sent,
  }),
  byMobile: post('/customer/register/save', {
    access: 'open',
    input: v.pipe(
      v.object({ mobile: MobileField, verifyCode: VerifyCode, ...newPassword, ...person, privacy: Privacy }),
      samePasswords(),
    ),
    output: SignedIn,
  }),

  sendEmailCode: post('/customer/register/sendVerifyCodeByRegister', {
    access: 'open',
    input: v.object({ email: EmailField, ...captchaAnswer }),
    output: Sent,
  }),
  byEmail: post('/customer/register/saveByEmail', {
    access: 'open',
    input: v.pipe(
      v.object({ email: EmailField, verifyCode: VerifyCode, ...newPassword, ...person, privacy: Privacy }),
      samePasswords(),
    ),
    output: SignedIn,
  }),

  sendLink: post('/customer/register/sendTokenEmail', {
    access: 'open',
    input: v.object({ email: EmailField, ...captchaAnswer }),
    output: Sent,
  }),
  /** The same, with person and company typed first; the link then asks for the password only. */
  sendLinkWithCompany: post('/customer/register/sendTokenEmailV2', {
    access: 'open',
    input: v.object({ email: EmailField, ...person, privacy: Privacy, ...captchaAnswer }),
    output: Sent,
  }),
  link: get('/customer/register/getTokenEmail', {
    access: 'open',
    input: v.object({ token: LinkToken }),
    output: v.object({
      email: v.string(),
      realname: v.nullable(v.string()),
      enterpriseName: v.nullable(v.string()),
      country: v.nullable(Id),
    }),
  }),
  /** What was typed before the link was sent need not be sent again. */
  byLink: post('/customer/register/completeTokenEmail', {
    access: 'open',
    input: v.pipe(
      v.object({
        token: LinkToken,
        ...newPassword,
        realname: v.optional(RealName),
        enterpriseName: v.optional(EnterpriseName),
        country: v.optional(CountryChoice),
        privacy: v.optional(Privacy),
      }),
      samePasswords(),
    ),
    output: SignedIn,
  }),

  atOnce: post('/customer/register/saveDeferredVerification', {
    access: 'open',
    input: v.pipe(
      v.object({ email: EmailField, ...newPassword, ...person, privacy: Privacy, ...captchaAnswer }),
      samePasswords(),
    ),
    output: SignedIn,
  }),
  repeatVerification: post('/customer/register/repeatEmailVerification', {
    access: 'open',
    input: v.object({ email: EmailField, ...captchaAnswer }),
    output: Sent,
  }),
}
