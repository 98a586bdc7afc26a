import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '../database/database.ts'
import { ifWritable } from '../database/outage.ts'
import { countRecent, countUse, takeBackUse } from './budget-queries.ts'

export interface Allowance {
  most: number
  minutes: number
  /** Message key of a more exact sentence than that of the refusal. */
  says?: string
}

/** Counts uses of a key in the current window, for all processes; refuses when the window is used up. */
export async function spend(db: Db, key: string, { most, minutes, says }: Allowance, uses = 1): Promise<void> {
  const row = await countUse(db, key, minutes, uses)
  if (row && row.used > most) throw new Refusal('TOO_MANY', { retryAfter: row.left, ...(says && { says }) })
}

/** The same for what only reads, which goes on where nothing can be counted. */
export const spendReading = (db: Db, key: string, allowance: Allowance) => ifWritable(spend(db, key, allowance))

/** Whether a use is within the window, for what is left out beyond it and not refused. */
export const isWithin = (db: Db, key: string, allowance: Allowance): Promise<boolean> =>
  spend(db, key, allowance).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )

export interface Tally {
  /** Uses within the last hour, this one included. */
  recent: number
  takeBack(): Promise<unknown>
}

/** Counts one use of a key and answers how many there were lately, at whatever minute the hour began. */
export async function tally(db: Db, key: string): Promise<Tally> {
  const row = await countRecent(db, key)
  return { recent: row?.recent ?? 0, takeBack: () => takeBackUse(db, key, row?.start) }
}
