import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { providerFor } from './providers.ts'
import { claimDueRefund, markRefundDone, putOffRefund, type DueRefund } from './queries.ts'

const mostAtOnce = 5
const leaseSeconds = 120

/** 1 min, 2 min, 4 min … 6 h */
const waitSeconds = (attempts: number) => Math.min(60 * 2 ** attempts, 6 * 3600)

/** Asks providers for what is due, with nothing locked. Their side pays a number once, so that a run that died does no harm. */
export async function sendRefunds(db: Db, config: Config, signal?: AbortSignal) {
  for (let sent = 0; sent < mostAtOnce && !signal?.aborted; sent++) {
    const refund = await claimDueRefund(db, leaseSeconds)
    if (!refund) return
    await sendRefund(db, config, refund)
  }
}

async function sendRefund(db: Db, config: Config, refund: DueRefund) {
  try {
    const provider = await providerFor(db, config, refund.provider)
    if (!provider) throw new Error('not configured')
    await provider.refund(refund)
  } catch (error) {
    return putOffRefund(db, refund.id, waitSeconds(refund.attempts), (error as Error).message.slice(0, 200))
  }
  await markRefundDone(db, refund.id)
}
