import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Context } from '#platform/server/api/context.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { limitSending, resendSeconds } from '#identity/auth/server/limit-sending.ts'
import { postActivation } from '#identity/account-security/server/send-activation.ts'
import { findIdentityByEmail } from '#identity/auth/server/shared-queries.ts'

/** The same answer whether the address is unknown, verified or waiting; only the last gets a mail. */
export async function repeatVerification({ email, ...answer }: CaptchaAnswer & { email: string }, context: Context) {
  const { db } = context
  await passCaptcha(context, 'registration', answer)
  await limitSending(context, { purpose: 'activate', target: email })
  await db.transaction(async (tx) => {
    const member = await findIdentityByEmail(tx, email)
    const waiting = member && !member.emailVerified ? member : undefined
    const { id, locale } = waiting ?? { id: undefined, locale: context.locale }
    await postActivation(tx, { id, email, locale }, context)
  })
  return { resendSeconds }
}
