import type { Session } from '#contract/account-security.ts'
import type { Context } from '#server/http/context.ts'
import { countryOfIp } from './country-of-ip.ts'
import { deviceOf } from './device-of.ts'
import { searchCountries, searchSessions } from './queries.ts'

/** Where the member is signed in: device, place, and when it was last used. */
export async function listSessions({ db, caller }: Context<'member'>): Promise<Session[]> {
  const sessions = await searchSessions(db, caller.memberId)
  const codes = sessions.map(({ ip }) => countryOfIp(ip))
  const known = await searchCountries(
    db,
    codes.filter((code) => code !== undefined),
  )
  const countries = new Map(known.map((country) => [country.code, country]))
  return sessions
    .map(({ userAgent, ...session }, index) => ({
      ...session,
      ...deviceOf(userAgent),
      current: session.id === caller.sessionId,
      country: countries.get(codes[index] ?? '') ?? null,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}
