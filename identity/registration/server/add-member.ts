import type { Person } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { hashPassword } from '#identity/auth/server/passwords.ts'
import { refuseCommonPassword } from '#identity/auth/server/refuse-common-password.ts'
import { endSessions, handOver, openSession } from '#identity/auth/server/sessions.ts'
import { insertMember, releaseEmail } from '#identity/auth/server/shared-queries.ts'
import { refuseUnknownCountry } from './refuse-unknown-country.ts'
import { emailTaken, mobileTaken } from './send-registration.ts'

export interface Newcomer extends Person {
  password: string
  email?: string
  mobile?: string
}

interface Conditions {
  emailVerified: boolean
  /** Spends the proof, within the transaction that makes the member. */
  spend?(tx: Db): Promise<void>
  afterwards?(tx: Db, memberId: number): Promise<void>
}

/** Refuses what can be seen before any proof is used up. */
export async function refuseUnfit(db: Db, newcomer: Newcomer): Promise<void> {
  const { country, password, email, mobile, realname, enterpriseName } = newcomer
  await refuseUnknownCountry(db, country)
  await refuseCommonPassword(password, [email, mobile, realname, enterpriseName])
}

/** Makes the member and signs them in: one transaction, one account, however often the form is sent. */
export async function addMember(newcomer: Newcomer, context: Context, conditions: Conditions) {
  const { db, locale } = context
  const { email, mobile, password, realname, enterpriseName, country } = newcomer
  const { emailVerified, spend, afterwards } = conditions
  const passwordHash = await hashPassword(password)
  const session = await db.transaction(async (tx) => {
    await spend?.(tx)
    // Who proved to own the address takes it from an account that only claims it.
    const stranger = email && emailVerified ? await releaseEmail(tx, email) : undefined
    if (stranger) await endSessions(tx, stranger.id)
    const values = { email, emailVerified, mobile, passwordHash, realname, enterpriseName, country, locale }
    const member = await insertMember(tx, values)
    if (!member) throw email ? emailTaken() : mobileTaken()
    await afterwards?.(tx, member.id)
    return openSession(tx, member.id, context)
  })
  return handOver(context, session)
}
