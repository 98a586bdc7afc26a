import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { spend, tally } from '#platform/server/api/budget.ts'
import { insertPause } from './proof-queries.ts'

export const resendSeconds = 60
const mostAnHour = 5

/** For everything that is sent to an address somebody typed. Known or unknown, the address is treated alike. */
export async function limitSending(db: Db, { purpose, target, ip }: { purpose: string; target: string; ip: string }) {
  await spend(db, `send ip ${ip}`, { most: 40, minutes: 60 })
  await spend(db, 'send all', { most: 5000, minutes: 60 })
  const { free, left } = await insertPause(db, `${purpose} ${target}`, resendSeconds)
  if (!free) throw new Refusal('CODE_TOO_SOON', { retryAfter: left, facts: { resendSeconds: left } })
  const { recent, takeBack } = await tally(db, `send target ${target}`)
  if (recent <= mostAnHour) return
  await takeBack()
  throw new Refusal('TOO_MANY', { retryAfter: 15 * 60 })
}
