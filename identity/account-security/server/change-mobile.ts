import { Refusal } from '#platform/contract/errors.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Context } from '#platform/server/api/context.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { checkCode, issueCode, spendCode, type CodeScope } from '#identity/auth/server/codes.ts'
import { forgetCheck } from '#identity/auth/server/fresh-check.ts'
import { limitSending, limitTelling, resendSeconds } from '#identity/auth/server/limit-sending.ts'
import { postCodeSms } from '#identity/auth/server/recovery-mail.ts'
import { endSessions } from '#identity/auth/server/sessions.ts'
import { isMobileTaken, setMobile } from '#identity/auth/server/shared-queries.ts'
import { getIdentity, requireCheck } from './check-person.ts'
import { maskMobile } from './mask.ts'
import { postMobileChanged, postMobileChangedSms } from './security-mail.ts'
import { refuseTaken } from './refuse-taken.ts'

const taken = () => new Refusal('MOBILE_TAKEN', { fields: { mobile: 'errors.MOBILE_TAKEN' } })

/** A number that is not the member's yet is a stranger's until proved: a picture stands before it. */
export async function sendMobileCode(
  { mobile, ...answer }: CaptchaAnswer & { mobile?: string },
  context: Context<'member'>,
) {
  const { db, caller } = context
  const member = await getIdentity(context)
  const target = mobile ?? member.mobile
  if (!target) throw new Refusal('INVALID_INPUT', { fields: { mobile: 'registration.enterMobile' } })
  if (mobile !== undefined) {
    await passCaptcha(context, 'account', answer)
    await limitTelling(context)
    if (await isMobileTaken(db, mobile)) throw taken()
  }
  const purpose = mobile === undefined ? 'check' : 'change-mobile'
  const scope: CodeScope = { purpose, target, memberId: caller.memberId }
  await limitSending(context, { purpose, target })
  await db.transaction(async (tx) =>
    postCodeSms(tx, { to: target, locale: member.locale, code: await issueCode(tx, scope) }),
  )
  return { resendSeconds }
}

interface NewMobile {
  mobile: string
  verifyCode: string
  currentPassword?: string | undefined
}

export async function changeMobile({ mobile, verifyCode, currentPassword }: NewMobile, context: Context<'member'>) {
  const { db, caller } = context
  const member = await getIdentity(context)
  await requireCheck(member, currentPassword, context)
  const codeId = await checkCode(context, { purpose: 'change-mobile', target: mobile, memberId: member.id }, verifyCode)
  const notice = { locale: member.locale, mobile: maskMobile(mobile) }
  await refuseTaken(taken, () =>
    db.transaction(async (tx) => {
      await spendCode(tx, codeId)
      await setMobile(tx, member.id, mobile)
      await forgetCheck(tx, caller.sessionId)
      await endSessions(tx, member.id, caller.sessionId)
      if (member.mobile) await postMobileChangedSms(tx, { ...notice, to: member.mobile })
      if (member.email) {
        const { email, realname: name, emailVerified: proved } = member
        await postMobileChanged(tx, { ...notice, to: email, name, proved })
      }
    }),
  )
  return null
}
