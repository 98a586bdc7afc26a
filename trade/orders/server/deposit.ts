import type { Deposit } from '../order.ts'

const percentOf: Record<string, number> = { TT_30_70: 30, TT_30_70_SHIP: 30 }

interface Agreed {
  totalMinor: number
  /** Of the quote, where there is one. */
  paymentType: { code: string; name: string; nameEn: string } | null
}

/** The deposit is rounded half up, and the balance is what is left: together they are the total to the cent. */
export function depositOf({ totalMinor, paymentType }: Agreed): Deposit | null {
  const percent = paymentType && percentOf[paymentType.code]
  if (!percent) return null
  const depositMinor = Math.floor((totalMinor * percent + 50) / 100)
  return {
    name: paymentType.name,
    nameEn: paymentType.nameEn,
    depositMinor,
    balanceMinor: totalMinor - depositMinor,
  }
}
