import { splitTotal } from '#trade/payment-types/plan.ts'
import type { PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import type { Deposit } from '../order.ts'

interface Agreed {
  totalMinor: number
  /** Of the quote, where there is one. */
  paymentType: PaymentTerms | null
}

/** What is due at order, where more is due later; together they are the total to the cent. */
export function depositOf({ totalMinor, paymentType }: Agreed): Deposit | null {
  if (!paymentType || paymentType.parts.length < 2 || paymentType.parts[0]?.due !== 'atOrder') return null
  const [depositMinor = 0] = splitTotal(totalMinor, paymentType.parts)
  return {
    name: paymentType.name,
    nameEn: paymentType.nameEn,
    depositMinor,
    balanceMinor: totalMinor - depositMinor,
  }
}
