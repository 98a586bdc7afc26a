import { Refusal } from '#platform/contract/errors.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Person } from '../contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import { checkCode, spendCode } from '#identity/auth/server/codes.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { limitSending, limitTelling } from '#identity/auth/server/limit-sending.ts'
import { lookAtLink, spendLink } from '#identity/auth/server/links.ts'
import { postActivation } from '#identity/account-security/server/send-activation.ts'
import { addMember, refuseUnfit, type Newcomer } from './add-member.ts'
import { emailTaken } from './send-registration.ts'
import { isEmailClaimed } from '#identity/auth/server/shared-queries.ts'

interface WithCode extends Newcomer {
  verifyCode: string
}

export async function registerByMobile(input: WithCode & { mobile: string }, context: Context) {
  await refuseUnfit(context.db, input)
  const codeId = await checkCode(context, { purpose: 'register-mobile', target: input.mobile }, input.verifyCode)
  return addMember(input, context, { emailVerified: false, spend: (tx) => spendCode(tx, codeId) })
}

export async function registerByEmail(input: WithCode & { email: string }, context: Context) {
  await refuseUnfit(context.db, input)
  const codeId = await checkCode(context, { purpose: 'register-email', target: input.email }, input.verifyCode)
  return addMember(input, context, { emailVerified: true, spend: (tx) => spendCode(tx, codeId) })
}

interface Completion extends Partial<Person> {
  token: string
  password: string
  privacy?: true
}

export async function registerByLink({ token, password, privacy, ...typed }: Completion, context: Context) {
  const link = await lookAtLink(context.db, 'register', token)
  const person = wholePerson({ ...typed, privacy, ...link.details })
  const newcomer = { ...person, email: link.email, password }
  await refuseUnfit(context.db, newcomer)
  return addMember(newcomer, context, { emailVerified: true, spend: (tx) => spendLink(tx, link.id) })
}

const missing = {
  realname: 'registration.enterRealname',
  enterpriseName: 'registration.enterEnterpriseName',
  country: 'registration.selectCountry',
  privacy: 'registration.agreePrivacy',
} as const

/** What was typed before the link was sent stands; the rest must have come with it. */
function wholePerson(known: Partial<Person> & { privacy?: true }): Person {
  const fields = Object.entries(missing).filter(([name]) => known[name as keyof typeof missing] === undefined)
  if (fields.length > 0) throw new Refusal('INVALID_INPUT', { fields: Object.fromEntries(fields) })
  return known as Person
}

/** At once: the account works from now on, and the address is proved later. */
export async function registerAtOnce(input: Newcomer & CaptchaAnswer & { email: string }, context: Context) {
  const { db } = context
  const { email } = input
  await refuseUnfit(db, input)
  await passCaptcha(context, 'registration', input)
  await limitTelling(context)
  if (await isEmailClaimed(db, email)) throw emailTaken()
  // A purpose of its own: who misses the mail may ask for another one at once.
  await limitSending(context, { purpose: 'at-once', target: email })
  return addMember(input, context, {
    emailVerified: false,
    afterwards: (tx, id) => postActivation(tx, { id, email, locale: context.locale }, context),
  })
}
