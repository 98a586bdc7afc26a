import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { needsSecondFactor, type SignInStage } from '#platform/contract/office/permissions.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit, type Actor } from '#platform/office/audit/server/audit.ts'
import { isPassword } from '#identity/auth/server/passwords.ts'
import { newToken } from '#identity/auth/server/tokens.ts'
import { passkeyOrigins } from '#identity/passkeys/server/origins.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findCredentials, findPlaces, insertSession, removeSession, type Credentials } from './session-queries.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

export const workingMinutes = 12 * 60
/** To type a code or to set up the app. */
const pendingMinutes = 15

const unknownPlaces = { most: 60, minutes: 15 }

/** Right or wrong, known or unknown: the same work and the same answer. What is missing then is asked for next. */
export async function signIn({ email, password }: { email: string; password: string }, context: Context) {
  const { db, ip, config } = context
  const name = email.toLowerCase()
  await spendTry(context)
  // By address as well, so that a stranger elsewhere cannot lock somebody out with a few tries.
  await spend(db, `operator sign-in ${name} ${networkOf(ip)}`, { most: 10, minutes: 15 })
  const found = await findCredentials(db, name)
  // Nor with many: where an operator has worked before, only the tries from there count.
  if (!found || !(await hasWorkedFrom(db, found.id, ip))) await spend(db, `operator sign-in ${name}`, unknownPlaces)
  const right = await isPassword(password, found?.passwordHash ?? undefined)
  if (!found || !right || found.disabled) throw new Refusal('SIGN_IN_FAILED')

  const stage = stageAfterPassword(found, config)
  const session = await db.transaction((tx) => startSession(tx, found, { stage, by: 'password' }, context))
  return handOver(session, context)
}

interface NewSession {
  operatorId: number
  token: string
  expiresAt: string
  stage: SignInStage
  by: 'password' | 'passkey'
}

/** As far as the sign-in has come; what opens the office stands in the audit. */
export async function startSession(
  tx: Db,
  { id: operatorId, email }: Pick<Credentials, 'id' | 'email'>,
  { stage, by }: Pick<NewSession, 'stage' | 'by'>,
  { ip, userAgent }: Context,
): Promise<NewSession> {
  const { token, hash } = newToken()
  const minutes = stage === 'open' ? workingMinutes : pendingMinutes
  const session = await insertSession(tx, { operatorId, hash, stage, minutes, ip, userAgent })
  if (stage === 'open') await auditSignIn(tx, { operatorId, changeId: randomUUID() }, email, by, ip)
  return { operatorId, token, expiresAt: session?.expiresAt ?? '', stage, by }
}

/** Once the session is committed, the browser gets it. */
export async function handOver({ operatorId, token, expiresAt, stage, by }: NewSession, context: Context) {
  if (stage === 'open') await securityEvent(context, 'operatorSignedIn', { operatorId, by })
  context.setCookie({ name: operatorToken.cookie, value: token, maxAge: workingMinutes * 60, guarded: true })
  return { token, expiresAt, stage }
}

/** Tries from one place, by whatever they are made. */
export const spendTry = ({ db, ip }: Context) => spend(db, `operator ip ${networkOf(ip)}`, { most: 60, minutes: 15 })

const hasWorkedFrom = async (db: Db, id: number, ip: string) =>
  (await findPlaces(db, id)).some((place) => networkOf(place.ip) === networkOf(ip))

/** A passkey is a second factor: who has one shows it, and sets up no app. */
function stageAfterPassword({ secret, codes, hasPasskey }: Credentials, config: Config): SignInStage {
  if (secret) return 'code'
  if (!needsSecondFactor(codes) || config.operatorSecondFactor !== 'required') return 'open'
  return hasPasskey && passkeyOrigins(config).length > 0 ? 'code' : 'enrol'
}

export const auditSignIn = (tx: Db, actor: Actor, title: string, by: string, ip: string) =>
  audit(tx, actor, { action: 'signIn', noun: 'operator', key: actor.operatorId, title, after: { by, ip } })

export async function signOut({ db, operator, setCookie }: Context<'operator'>): Promise<null> {
  await removeSession(db, operator.sessionId)
  setCookie({ name: operatorToken.cookie, value: undefined, guarded: true })
  return null
}
