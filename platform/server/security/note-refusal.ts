import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { RefusalName, Refusal } from '#platform/contract/errors.ts'
import type { SecurityEventName } from '#platform/contract/office/security-events.ts'
import type { Context } from '../api/context.ts'
import { securityEvent } from './security-event.ts'

const events: Partial<Record<RefusalName, SecurityEventName>> = {
  SIGN_IN_FAILED: 'signInFailed',
  TOO_MANY: 'budgetHit',
  CODE_INVALID: 'codeFailed',
  CODE_EXPIRED: 'codeFailed',
  PASSWORD_WRONG: 'passwordWrong',
  FORBIDDEN: 'permissionRefused',
}
/** What somebody gives to show who they are. */
const proofs = ['password', 'currentPassword', 'code', 'verifyCode']
const names = ['account', 'email', 'mobile']

/** Refusals that somebody who guards the site wants to know of. Every call is refused here, over HTTP and in-process. */
export async function noteRefusal({ refusal }: Refusal, endpoint: Endpoint, input: unknown, context: Context) {
  const event = events[refusal]
  if (!event) return
  const given = (typeof input === 'object' ? input : null) as Record<string, unknown> | null
  const person = names.map((name) => given?.[name]).find((value) => typeof value === 'string')
  const call = endpoint.path
  await securityEvent(context, nameOf(event, call, given), { call, ...(person !== undefined && { person }) })
}

function nameOf(event: SecurityEventName, call: string, given: object | null): SecurityEventName {
  if (event === 'budgetHit' && proofs.some((proof) => given && proof in given)) return 'lockedOut'
  return event === 'signInFailed' && call.startsWith('/operator/') ? 'operatorSignInFailed' : event
}
