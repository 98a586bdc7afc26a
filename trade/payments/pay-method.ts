import * as v from 'valibot'

/** How an order is paid. `payType` on the wire names the provider that was paid through, and knows no bank. */
export const payMethods = ['alipay', 'wechat', 'transfer'] as const
export const PayMethod = v.picklist(payMethods, 'orders.choosePayment')
export type PayMethod = v.InferOutput<typeof PayMethod>

export const BankAccount = v.object({
  beneficiary: v.string(),
  bank: v.string(),
  bankAddress: v.string(),
  account: v.string(),
  swift: v.string(),
})
export type BankAccount = v.InferOutput<typeof BankAccount>
