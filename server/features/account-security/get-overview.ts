import type { Context } from '#server/http/context.ts'
import { isFresh } from '#server/features/auth/fresh-check.ts'
import { getIdentity } from './check-person.ts'
import { maskMobile } from './mask.ts'

export async function getOverview(context: Context<'member'>) {
  const { email, emailVerified, mobile, passwordChangedAt } = await getIdentity(context)
  return {
    email,
    emailVerificationFlag: emailVerified,
    mobile: mobile && maskMobile(mobile),
    passwordChangedAt,
    checked: await isFresh(context.db, context.caller.sessionId),
  }
}
