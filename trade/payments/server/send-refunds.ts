import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { providerFor } from './providers.ts'
import { lockDueRefunds, markRefundDone, putOffRefund } from './queries.ts'

const atOnce = 5

/** 1 min, 2 min, 4 min … 6 h */
const waitSeconds = (attempts: number) => Math.min(60 * 2 ** attempts, 6 * 3600)

/** Asks providers for what is due. Their side pays a number once, so that a run that died on the way does no harm. */
export async function sendRefunds(db: Db, config: Config) {
  for (const refund of await lockDueRefunds(db, atOnce)) {
    const provider = await providerFor(db, config, refund.provider)
    try {
      if (!provider) throw new Error('not configured')
      await provider.refund(refund)
      await markRefundDone(db, refund.id)
    } catch (error) {
      await putOffRefund(db, refund.id, waitSeconds(refund.attempts), (error as Error).message.slice(0, 200))
    }
  }
}
