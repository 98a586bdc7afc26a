import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { checkCode, issueCode, spendCode } from './codes.ts'
import { limitSending, resendSeconds } from './limit-sending.ts'
import { postCodeSms, postSignInCode } from './recovery-mail.ts'
import { findIdentityByEmail, findIdentityByMobile, type Identity } from './shared-queries.ts'
import { letIn } from './sign-in.ts'

const isEmail = (account: string) => account.includes('@')

/** Who can be reached there for certain: an address that was only claimed opens nothing, nor does an invitation. */
async function findReachable(db: Db, account: string): Promise<Identity | undefined> {
  const member = isEmail(account) ? await findIdentityByEmail(db, account) : await findIdentityByMobile(db, account)
  if (!member || member.invited || (isEmail(account) && !member.emailVerified)) return undefined
  return member
}

/** Limits, work and answer are the same for an account that nobody has; only nothing is sent. */
export async function sendSignInCode({ account, ...answer }: CaptchaAnswer & { account: string }, context: Context) {
  const { db } = context
  const target = account.toLowerCase()
  await passCaptcha(context, 'signIn', answer)
  await limitSending(context, { purpose: 'sign-in', target })
  await db.transaction(async (tx) => {
    const member = await findReachable(tx, target)
    const code = await issueCode(tx, { purpose: 'sign-in', target })
    const post = isEmail(target) ? postSignInCode : postCodeSms
    await post(tx, { to: target, locale: member?.locale ?? context.locale, code, muted: !member })
  })
  return { resendSeconds }
}

/** The code stands for the password; a second factor is asked for all the same. */
export async function signInByCode(input: { account: string; verifyCode: string }, context: Context) {
  const { db } = context
  const target = input.account.toLowerCase()
  const codeId = await checkCode(context, { purpose: 'sign-in', target }, input.verifyCode)
  const member = await findReachable(db, target)
  if (!member) throw new Refusal('CODE_INVALID', { fields: { verifyCode: 'errors.CODE_INVALID' } })
  await spendCode(db, codeId)
  return letIn(member, target, context)
}
