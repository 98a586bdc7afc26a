import { providerFor } from './providers.ts'
import { dueToAsk, putOffAsking, stopAsking, type AskedPayment } from './ask-queries.ts'
import { settlePayment, type Settling } from './settle-payment.ts'

const atOnce = 10

/** 2 min, 4 min, 8 min … 1 h */
const waitSeconds = (asks: number) => Math.min(120 * 2 ** asks, 3600)

/**
 * Asks about payments that were begun and never reported. What a provider answers is settled as what it reports. All are
 * asked before any row is locked, so that a notice never waits for another provider's answer.
 */
export async function askProviders(settling: Settling) {
  const due = await dueToAsk(settling.db, atOnce)
  const answers = await Promise.all(due.map(async (payment) => ({ payment, notice: await ask(settling, payment) })))
  for (const { payment, notice } of answers)
    if (notice?.paid) {
      await settlePayment(settling, payment.provider, notice)
      await stopAsking(settling.db, payment.id)
    } else await putOffAsking(settling.db, payment.id, waitSeconds(payment.asks + 1))
}

async function ask({ db, config, log }: Settling, { provider: name, number }: AskedPayment) {
  try {
    const provider = await providerFor(db, config, name)
    return await provider?.ask(number)
  } catch (error) {
    log.warn({ err: error, provider: name, number }, 'a provider could not be asked about a payment')
    return undefined
  }
}
