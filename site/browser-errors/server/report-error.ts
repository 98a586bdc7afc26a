import { Counter } from 'prom-client'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { isWithin } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { browserOf, cleanError } from '../clean-error.ts'
import type { browserErrors } from '../contract.ts'
import { upsertError } from './queries.ts'

export const browserErrorCounter = new Counter({
  name: 'browser_errors_total',
  help: 'Errors of scripts in browsers, told to this process',
  registers: [],
})

const ofOne = { most: 20, minutes: 10 }
const ofAll = { most: 1000, minutes: 10 }

/** A page that fails in a loop, or for everybody at once, is counted up to a limit and never refused. */
export async function reportError(told: ParsedOf<typeof browserErrors.report>, context: Context): Promise<null> {
  const { db, log, ip, userAgent } = context
  const error = cleanError(told)
  if (!error || !(await mayTell(db, ip))) return null
  browserErrorCounter.inc()
  log.warn(error, 'a script failed in a browser')
  await upsertError(db, { ...error, browser: browserOf(userAgent) })
  return null
}

const mayTell = async (db: Context['db'], ip: string) =>
  (await isWithin(db, `browser errors of ${networkOf(ip)}`, ofOne)) && isWithin(db, 'browser errors', ofAll)
