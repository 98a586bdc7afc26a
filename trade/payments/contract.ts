import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { PayMethod } from './pay-method.ts'

const Started = v.variant('kind', [
  /** The provider's own page. */
  v.object({ kind: v.literal('redirect'), url: v.string() }),
  /** To be scanned with the provider's app. */
  v.object({ kind: v.literal('code'), url: v.string(), code: v.object({ size: v.number(), path: v.string() }) }),
])

/** What the demonstration's own cashier shows of a payment. */
export const DemoPayment = v.object({
  number: v.string(),
  provider: v.picklist(['alipay', 'wechat']),
  orderId: Id,
  orderSn: v.string(),
  currency: Currency,
  amountMinor: MinorUnits,
  paid: v.boolean(),
  /** Paid without a notice: the site has to ask. */
  silent: v.boolean(),
})
export type DemoPayment = v.InferOutput<typeof DemoPayment>

const number = v.pipe(v.string(), v.maxLength(40))

export const payments = {
  /** Opens a payment with a provider; a transfer needs no opening. */
  start: post('/customer/order/pay', {
    access: 'member',
    permission: 'order.place',
    input: v.object({ id: Id, method: v.pipe(PayMethod, v.picklist(['alipay', 'wechat'], 'orders.choosePayment')) }),
    output: Started,
  }),
  /** Answered in demo mode only, as `demoPay`. */
  demoPayment: get('/common/demo/payment/{number}', {
    access: 'open',
    input: v.object({ number }),
    output: DemoPayment,
  }),
  /** Makes the demonstration's provider send its signed notice, or lose it. */
  demoPay: post('/common/demo/pay', {
    access: 'open',
    input: v.object({ number, silent: v.optional(v.boolean(), false) }),
    output: v.object({ orderId: Id }),
  }),
}
