import type { Context } from '#platform/server/api/context.ts'
import { isFresh } from '#identity/auth/server/fresh-check.ts'
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
