import * as v from 'valibot'

/** How an order is paid. `payType` on the wire names the provider that was paid through, and knows no bank. */
export const payMethods = ['alipay', 'wechat', 'transfer'] as const
export const PayMethod = v.picklist(payMethods, 'orders.choosePayment')
export type PayMethod = v.InferOutput<typeof PayMethod>
