import type { PayMethod } from '#trade/payments/pay-method.ts'

const day = 24

/** How long the bank's part of a payment type takes before money can be on our account; others pay in advance. */
const hoursOf: Record<string, number> = {
  LC_SIGHT: 30 * day,
  LC_90: 120 * day,
  DP: 60 * day,
  OA_30: 45 * day,
  OA_60: 75 * day,
  TT_30_70: 45 * day,
  TT_30_70_SHIP: 30 * day,
  BANK_ACCEPTANCE: 14 * day,
}

/** How long an order of this payment type waits for its payment. */
export const payHoursOf = (paymentType: string, inAdvance: number): number =>
  Math.max(inAdvance, hoursOf[paymentType] ?? 0)

/** Everything but the two providers is settled between banks. */
export const payMethodOf = (paymentType: string): PayMethod =>
  paymentType === 'ALIPAY' ? 'alipay' : paymentType === 'WECHAT' ? 'wechat' : 'transfer'
