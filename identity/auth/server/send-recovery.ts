import { to } from '#platform/contract/to.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Context } from '#platform/server/api/context.ts'
import { localPath } from '#platform/web/local-path.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { findIdentityByEmail, findIdentityByMobile } from './shared-queries.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { issueCode } from './codes.ts'
import { limitSending, resendSeconds } from './limit-sending.ts'
import { issueLink } from './links.ts'
import { postCodeSms, postResetLink } from './recovery-mail.ts'

/** Limits, work and answer are the same for a number that nobody has; only nothing is sent. */
export async function sendRecoveryCode({ mobile, ...answer }: CaptchaAnswer & { mobile: string }, context: Context) {
  const { db, locale } = context
  await passCaptcha(context, 'recovery', answer)
  await limitSending(context, { purpose: 'recover', target: mobile })
  await db.transaction(async (tx) => {
    const member = await findIdentityByMobile(tx, mobile)
    const code = await issueCode(tx, { purpose: 'recover', target: mobile })
    await postCodeSms(tx, { to: mobile, locale: member?.locale ?? locale, code, muted: !member })
  })
  return { resendSeconds }
}

type Asked = CaptchaAnswer & { email: string; backUrl: string | null }

export async function sendRecoveryLink({ email, backUrl, ...answer }: Asked, context: Context) {
  const { db, config } = context
  await passCaptcha(context, 'recovery', answer)
  await limitSending(context, { purpose: 'reset', target: email })
  await db.transaction(async (tx) => {
    const member = await findIdentityByEmail(tx, email)
    const token = await issueLink(tx, { purpose: 'reset', email, memberId: member?.id })
    const locale = member?.locale ?? context.locale
    const proved = member?.emailVerified ?? false
    // Anybody may ask for the link: nothing of theirs stands in it but a page of ours, and that only where the address is proved.
    const back = (proved && localPath(backUrl, '')) || undefined
    const url = `${siteOriginOf(config, locale)}${to.resetPassword(token, back)}`
    await postResetLink(tx, {
      to: email,
      locale,
      name: member?.realname ?? '',
      proved,
      url,
      muted: !member,
    })
  })
  return { resendSeconds }
}
