import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findTicket, insertTicket, removeTicket } from './proof-queries.ts'
import { hashToken, newToken } from './tokens.ts'

const minutes = 10

/** Says that the password was right, until a code was given too. */
export async function issueTicket(db: Db, memberId: number): Promise<string> {
  const { token, hash } = newToken()
  await insertTicket(db, memberId, hash, minutes)
  return token
}

const dead = () => new Refusal('CODE_EXPIRED', { says: 'auth.ticketDead' })

export async function ownerOfTicket(db: Db, ticket: string): Promise<number> {
  const found = await findTicket(db, hashToken(ticket))
  if (!found) throw dead()
  return found.memberId
}

/** Whoever removes it first is in. */
export async function spendTicket(db: Db, ticket: string): Promise<void> {
  if ((await removeTicket(db, hashToken(ticket))) === 0) throw dead()
}
