import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import type { PackUnit } from '#catalogue/goods/quantity.ts'
import type { AddressSnapshot } from '#identity/addresses/contract.ts'
import type { PaperBuyer } from '#identity/companies/paper-buyer.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Charge } from '#trade/freight/charge.ts'
import type { BankAccount } from '#trade/bank-accounts/bank-account.ts'
import type { SellerFacts } from '#trade/house/server/find-letterhead.ts'
import type { PlannedPart } from '#trade/order-parts/part.ts'
import type { ShipmentFacts } from '#trade/shipments/shipment.ts'

/** In both languages. */
export interface Pair {
  zh: string
  en: string
}

export interface Analysis {
  testedOn: string
  measured: { name: Pair; value: string; unit: string; method: string; condition: string | null }[]
}

export interface SheetLine {
  product: GoodsName
  lotCode: string | null
  kilograms: number
  perTonneMinor: number
  amountMinor: number
  hsCode: string | null
  /** Where it was made. */
  origin: Pair | null
  /** As loaded; unknown for what has not left. */
  /** Of the lot, where one was loaded and measured; only its certificate says it. */
  analysis?: Analysis | undefined
  packed: { packages: number; unit: PackUnit; grossKg: number } | null
}

/** All that a contract, an invoice, a packing list, a delivery note or a credit note says, from the day of its issue on. */
export interface SheetFacts {
  orderId: number
  orderSn: string
  /** The buyer's own; papers that were issued before it was kept have none. */
  buyerNumber?: string | null
  orderedAt: string
  quoteNo: string | null
  contractNo: string | null
  seller: SellerFacts
  /** The company that bought; without one the consignee is all there is. */
  buyer?: PaperBuyer | undefined
  consignee: AddressSnapshot
  term: Pair
  place: string | null
  paymentType: Pair | null
  parts: PlannedPart[]
  bank: BankAccount | null
  currency: Currency
  lines: SheetLine[]
  /** Beside the goods; papers that were issued before freight was charged have none. */
  charges?: readonly Charge[]
  /** The widest of its lines. */
  tolerancePercent: number
  shipment: (ShipmentFacts & { number: number; carrier: Pair }) | null
  marks: string | null
  clauses: Pair | null
  /** Of a credit note: for which claim or return, and what it corrects. */
  credit?: { claim: 'return' | 'weight' | 'quality' | 'damage'; answer: string | null; invoiceNos: readonly string[] }
}
