import { Refusal } from '#platform/contract/errors.ts'
import type { DemoPayment } from '../contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import { demoNotice, newTradeNumber } from './demo-provider.ts'
import { findDemoPayment, insertDemoPayment } from './queries.ts'
import { receiveNotice } from './receive-notice.ts'

/** Whoever has the number may look at it, as at a provider's counter; outside a demonstration there is none. */
export async function getDemoPayment(number: string, { db, config }: Context): Promise<DemoPayment> {
  const payment = config.demo ? await findDemoPayment(db, number) : undefined
  if (!payment) throw new Refusal('NOT_FOUND')
  return payment
}

/** Takes the money, and sends our own site the notice that a provider would send: signed, and through the same door. */
export async function demoPay(number: string, silent: boolean, context: Context) {
  const payment = await getDemoPayment(number, context)
  const { orderId, provider } = payment
  const tradeNumber = newTradeNumber()
  await insertDemoPayment(context.db, number, tradeNumber)
  if (silent) return { orderId }
  const notice = await demoNotice(context.db, provider, { ...payment, tradeNumber })
  const { accepted } = await receiveNotice(context, provider, notice)
  if (!accepted) throw new Refusal('ORDER_STATE')
  return { orderId }
}
