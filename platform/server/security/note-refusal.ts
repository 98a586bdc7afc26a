import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { Refusal, type RefusalName } from '#platform/contract/errors.ts'
import type { SecurityEventName } from '#platform/contract/office/security-events.ts'
import type { Context } from '../api/context.ts'
import type { Database } from '../database/database.ts'
import { securityEvent } from './security-event.ts'

const events: Partial<Record<RefusalName, SecurityEventName>> = {
  SIGN_IN_FAILED: 'signInFailed',
  TOO_MANY: 'budgetHit',
  CODE_INVALID: 'codeFailed',
  CODE_EXPIRED: 'codeFailed',
  PASSWORD_WRONG: 'passwordWrong',
  FORBIDDEN: 'permissionRefused',
  CAPTCHA_WRONG: 'captchaFailed',
}
/** By a call; what is left was refused before any call, or is a page or a file. */
const noted = new WeakSet<Refusal>()
/** What somebody gives to show who they are. */
const proofs = ['password', 'currentPassword', 'code', 'verifyCode', 'credential']
const names = ['account', 'email', 'mobile']

/** Refusals that somebody who guards the site wants to know of. Every call is refused here, over HTTP and in-process. */
export async function noteRefusal(refused: Refusal, endpoint: Endpoint, input: unknown, context: Context) {
  noted.add(refused)
  const event = events[refused.refusal]
  if (!event) return
  const given = (typeof input === 'object' ? input : null) as Record<string, unknown> | null
  const person = names.map((name) => given?.[name]).find((value) => typeof value === 'string')
  const call = endpoint.path
  await securityEvent(context, nameOf(event, call, given), { call, ...(person !== undefined && { person }) })
}

/** The rest: posts from foreign pages, uploads beyond a guest's budget, files of somebody else. */
export function noteOtherRefusals(app: FastifyInstance, db: Database) {
  app.addHook('onError', async ({ routeOptions, url, ip, log }, _, error) => {
    if (!(error instanceof Refusal) || noted.has(error)) return
    // Never the query, which may hold a token.
    const call = (routeOptions.url?.includes('*') ? url.split('?', 1)[0]?.slice(0, 200) : routeOptions.url) ?? ''
    if (routeOptions.config.guarded && error.refusal === 'UNKNOWN_CALL')
      return securityEvent({ db, log, ip }, 'fileRefused', { call })
    return notePlainRefusal({ db, log, ip }, error, call)
  })
}

/** Of what is neither a call nor a route of its own, as a message on a socket. */
export async function notePlainRefusal(scene: Pick<Context, 'db' | 'log' | 'ip'>, refused: Refusal, call: string) {
  const event = events[refused.refusal]
  if (event) await securityEvent(scene, event, { call })
}

function nameOf(event: SecurityEventName, call: string, given: object | null): SecurityEventName {
  if (event === 'budgetHit' && proofs.some((proof) => given && proof in given)) return 'lockedOut'
  return event === 'signInFailed' && call.startsWith('/operator/') ? 'operatorSignInFailed' : event
}
