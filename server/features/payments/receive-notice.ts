import type { Context } from '#server/http/context.ts'
import type { ProviderName, RawNotice } from '#server/pay/provider.ts'
import { providerFor } from './providers.ts'
import { settlePayment } from './settle-payment.ts'

type Receiving = Pick<Context, 'db' | 'config' | 'log'>

/** A provider reports. What it did not sign, or what cannot be true, changes nothing and is logged as an alarm. */
export async function receiveNotice({ db, config, log }: Receiving, name: ProviderName, raw: RawNotice) {
  const provider = await providerFor(db, config, name)
  if (!provider) return { accepted: false, answer: { status: 404, type: 'text/plain', body: '' } }
  const notice = provider.readNotice(raw)
  const alarm = (kind: string, number?: string) =>
    log.error({ alarm: 'payment', provider: name, kind, number }, 'a payment notice was refused')
  if (!notice) {
    alarm('forged')
    return { accepted: false, answer: provider.acknowledge(false) }
  }
  const outcome = await settlePayment(db, config, name, notice)
  if (outcome !== 'paid' && outcome !== 'noted') alarm(outcome, notice.number)
  // What we know already need not be told again.
  const understood = outcome !== 'unknown' && outcome !== 'amount'
  return { accepted: outcome === 'paid' || outcome === 'repeated', answer: provider.acknowledge(understood) }
}
