import type { Session } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { countryOfIp } from './country-of-ip.ts'
import { deviceOf } from './device-of.ts'
import { searchCountries, searchSessions } from './queries.ts'

/** Where the member is signed in: device, place, and when it was last used. */
export async function listSessions({ db, caller }: Context<'member'>): Promise<Session[]> {
  const sessions = await sessionsOf(db, caller.memberId)
  return sessions
    .map((session) => ({ ...session, current: session.id === caller.sessionId }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

export async function sessionsOf(db: Db, memberId: number): Promise<Omit<Session, 'current'>[]> {
  const sessions = await searchSessions(db, memberId)
  const codes = await Promise.all(sessions.map(({ ip }) => countryOfIp(ip)))
  const known = await searchCountries(
    db,
    codes.filter((code) => code !== undefined),
  )
  const countries = new Map(known.map((country) => [country.code, country]))
  return sessions.map(({ userAgent, ...session }, index) => ({
    ...session,
    ...deviceOf(userAgent),
    country: countries.get(codes[index] ?? '') ?? null,
  }))
}
