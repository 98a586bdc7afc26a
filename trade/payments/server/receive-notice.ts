import type { ProviderName, RawNotice } from '../providers/provider.ts'
import { providerFor } from './providers.ts'
import { raiseAlarm, settlePayment, type Settling } from './settle-payment.ts'

/** A provider reports. What it did not sign, or what cannot be true, changes nothing and is logged as an alarm. */
export async function receiveNotice(settling: Settling, name: ProviderName, raw: RawNotice) {
  const provider = await providerFor(settling.db, settling.config, name)
  if (!provider) return { accepted: false, answer: { status: 404, type: 'text/plain', body: '' } }
  const notice = provider.readNotice(raw)
  if (!notice) {
    await raiseAlarm(settling, name, 'forged')
    return { accepted: false, answer: provider.acknowledge(false) }
  }
  const outcome = await settlePayment(settling, name, notice)
  // What we know already need not be told again.
  const understood = outcome !== 'unknown' && outcome !== 'amount'
  return { accepted: outcome === 'paid' || outcome === 'repeated', answer: provider.acknowledge(understood) }
}
