import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Person } from '../contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { issueCode } from '#identity/auth/server/codes.ts'
import { limitSending, limitTelling, resendSeconds } from '#identity/auth/server/limit-sending.ts'
import { issueLink } from '#identity/auth/server/links.ts'
import { postCodeSms } from '#identity/auth/server/recovery-mail.ts'
import { isEmailTaken, isMobileTaken } from '#identity/auth/server/shared-queries.ts'
import { refuseUnknownCountry } from './refuse-unknown-country.ts'
import { postRegistrationCode, postRegistrationLink } from './registration-mail.ts'

export const emailTaken = () => new Refusal('EMAIL_TAKEN', { fields: { email: 'errors.EMAIL_TAKEN' } })
export const mobileTaken = () => new Refusal('MOBILE_TAKEN', { fields: { mobile: 'errors.MOBILE_TAKEN' } })

export async function sendMobileCode({ mobile, ...answer }: CaptchaAnswer & { mobile: string }, context: Context) {
  const { db, locale } = context
  await passCaptcha(context, 'registration', answer)
  await limitTelling(context)
  if (await isMobileTaken(db, mobile)) throw mobileTaken()
  await limitSending(context, { purpose: 'register-mobile', target: mobile })
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, { purpose: 'register-mobile', target: mobile })
    await postCodeSms(tx, { to: mobile, locale, code })
  })
  return { resendSeconds }
}

export async function sendEmailCode({ email, ...answer }: CaptchaAnswer & { email: string }, context: Context) {
  const { db, locale } = context
  await passCaptcha(context, 'registration', answer)
  await limitTelling(context)
  if (await isEmailTaken(db, email)) throw emailTaken()
  await limitSending(context, { purpose: 'register-email', target: email })
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, { purpose: 'register-email', target: email })
    await postRegistrationCode(tx, { to: email, locale, code })
  })
  return { resendSeconds }
}

interface LinkRequest extends CaptchaAnswer {
  email: string
  /** Typed before the link is sent, and kept until it is opened. */
  person?: Person
}

export async function sendLink({ email, person, ...answer }: LinkRequest, context: Context) {
  const { db, locale, config } = context
  if (person) await refuseUnknownCountry(db, person.country)
  await passCaptcha(context, 'registration', answer)
  await limitTelling(context)
  if (await isEmailTaken(db, email)) throw emailTaken()
  await limitSending(context, { purpose: 'register', target: email })
  const page = person ? to.completeCompany() : to.completeRegistration()
  await db.transaction(async (tx) => {
    const token = await issueLink(tx, { purpose: 'register', email, details: person })
    const url = `${siteOriginOf(config, locale)}${page}?token=${token}`
    await postRegistrationLink(tx, { to: email, locale, url })
  })
  return { resendSeconds }
}
