import { Refusal } from '#platform/contract/errors.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Context } from '#platform/server/api/context.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { checkCode, issueCode, spendCode } from '#identity/auth/server/codes.ts'
import { dropLinks } from '#identity/auth/server/links.ts'
import { forgetCheck } from '#identity/auth/server/fresh-check.ts'
import { limitSending, limitTelling, resendSeconds } from '#identity/auth/server/limit-sending.ts'
import { endSessions } from '#identity/auth/server/sessions.ts'
import { isEmailTaken, releaseEmail, setVerifiedEmail } from '#identity/auth/server/shared-queries.ts'
import { getIdentity, requireCheck } from './check-person.ts'
import { maskEmail } from './mask.ts'
import { refuseTaken } from './refuse-taken.ts'
import { postChangeEmailCode, postEmailChanged } from './security-mail.ts'

const taken = () => new Refusal('EMAIL_TAKEN', { fields: { email: 'errors.EMAIL_TAKEN' } })

export async function sendEmailCode(
  { email, ...answer }: CaptchaAnswer & { email: string },
  context: Context<'member'>,
) {
  const { db, locale } = context
  const member = await getIdentity(context)
  await passCaptcha(context, 'account', answer)
  await limitTelling(context)
  if (await isEmailTaken(db, email)) throw taken()
  await limitSending(context, { purpose: 'change-email', target: email })
  await db.transaction(async (tx) => {
    const code = await issueCode(tx, { purpose: 'change-email', target: email, memberId: member.id })
    await postChangeEmailCode(tx, { to: email, locale, code })
  })
  return { resendSeconds }
}

interface NewEmail {
  email: string
  verifyCode: string
  currentPassword?: string | undefined
}

export async function changeEmail({ email, verifyCode, currentPassword }: NewEmail, context: Context<'member'>) {
  const { db, caller } = context
  const member = await getIdentity(context)
  await requireCheck(member, currentPassword, context)
  const codeId = await checkCode(context, { purpose: 'change-email', target: email, memberId: member.id }, verifyCode)
  await refuseTaken(taken, () =>
    db.transaction(async (tx) => {
      await spendCode(tx, codeId)
      const stranger = email === member.email ? undefined : await releaseEmail(tx, email)
      if (stranger) await endSessions(tx, stranger.id)
      await setVerifiedEmail(tx, member.id, email)
      await dropLinks(tx, member.id)
      await forgetCheck(tx, caller.sessionId)
      await endSessions(tx, member.id, caller.sessionId)
      if (member.email && member.email !== email)
        await postEmailChanged(tx, {
          to: member.email,
          locale: member.locale,
          name: member.realname,
          proved: member.emailVerified,
          email: maskEmail(email),
        })
    }),
  )
  return null
}
