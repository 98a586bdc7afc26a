import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { ProviderName } from '../providers/provider.ts'
import { availablePayMethods } from './pay-methods.ts'
import { providerFor } from './providers.ts'
import { qrPath } from './qr-path.ts'
import { lockOpenOrder, openPayment } from './queries.ts'

/** Opens the payment here first, so that the provider's notice finds it however soon it comes. */
export async function startPayment(id: number, method: ProviderName, context: Context<'member'>) {
  const { db, config, caller, log } = context
  const { order, payment } = await db.transaction(async (tx) => {
    const found = await lockOpenOrder(tx, caller.memberId, id)
    if (!found) throw new Refusal('ORDER_STATE')
    if (!(await availablePayMethods(tx, config, [found.currency])).includes(method))
      throw new Refusal('PAYMENT_UNAVAILABLE')
    return { order: found, payment: await openPayment(tx, found, method) }
  })
  const provider = await providerFor(db, config, method)
  if (!provider) throw new Refusal('PAYMENT_UNAVAILABLE')
  try {
    const started = await provider.start({
      number: payment.number,
      currency: order.currency,
      amountMinor: order.restMinor,
      subject: order.orderSn,
      expiresAt: new Date(order.payUntil),
      notifyUrl: `${config.publicOrigin}${config.apiBase}/common/pay/notify/${method}`,
      returnUrl: `${context.siteOrigin}${to.order(order.id)}`,
    })
    return started.kind === 'code' ? { ...started, code: qrPath(started.url) } : started
  } catch (error) {
    log.error({ err: error, provider: method }, 'a payment could not be opened')
    throw new Refusal('ERROR', { says: 'payments.providerSilent' })
  }
}
