import type { Currency } from '#platform/contract/currencies.ts'

export type ProviderName = 'alipay' | 'wechat'
export const providerNames: readonly ProviderName[] = ['alipay', 'wechat']

export interface PaymentRequest {
  number: string
  currency: Currency
  amountMinor: number
  subject: string
  expiresAt: Date
  /** Where the provider reports to, and where its page sends the buyer afterwards. */
  notifyUrl: string
  returnUrl: string
}

export type PaymentStart = { kind: 'redirect'; url: string } | { kind: 'code'; url: string }

/** What a provider says about a payment, once its signature was checked. */
export interface Notice {
  number: string
  tradeNumber: string
  currency: string
  amountMinor: number
  paid: boolean
}

export interface RawNotice {
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface RefundRequest {
  paymentNumber: string
  number: string
  currency: Currency
  amountMinor: number
  totalMinor: number
}

/** What a provider expects as the answer to its notice. */
export interface Acknowledgement {
  status: number
  type: string
  body: string
}

export interface PaymentProvider {
  start(request: PaymentRequest): Promise<PaymentStart>
  /** Undefined when the provider did not sign this, or not for us, or not lately. */
  readNotice(raw: RawNotice): Notice | undefined
  acknowledge(accepted: boolean): Acknowledgement
  /** What a notice would say of the payment; undefined while nobody has begun to pay it. */
  ask(number: string): Promise<Notice | undefined>
  /** Comes back once the provider has taken it on; asked again under the same number it pays once. */
  refund(request: RefundRequest): Promise<void>
}

export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
}
