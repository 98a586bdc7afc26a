import * as v from 'valibot'
import { declineReasons } from './decline-reasons.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { ChosenId, Day, Id, Timestamp, WholeNumber, optionalOf } from '#platform/contract/fields.ts'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { OptionalText, PlainLine } from '#platform/contract/lines.ts'
import { Amount, Currency, MinorUnits } from '#platform/contract/money.ts'
import { Charge } from '#trade/freight/charge.ts'
import { inclusions } from '#trade/delivery-terms/inclusions.ts'
import { PaymentTerms } from '#trade/payment-types/payment-terms.ts'
import { PayMethod } from '#trade/payments/pay-method.ts'
import { Excess } from '#trade/spending-limits/excess.ts'
import { Placed } from '#trade/orders/contract.ts'
import { Picture } from '#platform/contract/picture.ts'

export const quoteStatuses = ['sent', 'countered', 'accepted', 'declined', 'replaced', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** What the buyer may do with a quote now. */
export const quoteActions = ['accept', 'counter', 'decline'] as const
export type QuoteAction = (typeof quoteActions)[number]

/** Why a quote could not be ordered at this moment, though it is still open. */
export const quoteProblems = ['stockShort', 'withdrawn', 'noPayment', 'creditShort'] as const

const DeliveryTerm = v.object({
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  includes: v.array(v.picklist(inclusions)),
  /** Up to the buyer's place, beyond a port. */
  toDoor: v.optional(v.boolean()),
})

export const QuoteLine = v.object({
  position: v.number(),
  /** The line of the enquiry that it answers. */
  enquiryPosition: v.nullable(v.number()),
  /** What was asked for there, and its product where it named one. */
  askedName: v.nullable(v.string()),
  askedProductId: v.nullable(Id),
  /** Something else than what was asked for. */
  replacement: v.boolean(),
  /** Null: not of the catalogue. */
  productId: v.nullable(Id),
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  product: GoodsName,
  picture: v.nullable(Picture),
  kilograms: v.number(),
  perTonneMinor: MinorUnits,
  amountMinor: MinorUnits,
  /** The quantities to choose from, this one among them; empty where there is no choice. */
  tiers: v.array(v.object({ kilograms: v.number(), perTonneMinor: MinorUnits })),
  leadTimeDays: v.number(),
  note: v.nullable(v.string()),
  /** What the buyer would rather pay per tonne, where he countered. */
  targetPriceMinor: v.nullable(MinorUnits),
})
export type QuoteLine = v.InferOutput<typeof QuoteLine>

export const QuoteEvent = v.object({
  event: v.string(),
  status: v.picklist(quoteStatuses),
  actor: v.picklist(['member', 'operator', 'system', 'visitor']),
  reason: v.nullable(v.picklist(declineReasons)),
  note: v.nullable(v.string()),
  /** Which colleague, where the enquiry belongs to a company. */
  by: v.nullable(v.string()),
  time: Timestamp,
})
export type QuoteEvent = v.InferOutput<typeof QuoteEvent>

export const Quote = v.object({
  id: Id,
  quoteNo: v.string(),
  version: v.number(),
  enquiryId: Id,
  enquiryNo: v.string(),
  status: v.picklist(quoteStatuses),
  currency: Currency,
  totalMinor: MinorUnits,
  kilograms: v.number(),
  deliveryTerm: DeliveryTerm,
  deliveryPlace: v.nullable(v.string()),
  paymentType: PaymentTerms,
  /** Valid to the end of this day in the seller's zone, */
  validUntil: Day,
  /** That the prices include, where they are in yuan. */
  vatPercent: v.nullable(v.number()),
  /** which is this instant: from here on it has expired. */
  expiresAt: Timestamp,
  note: v.nullable(v.string()),
  createdAt: Timestamp,
  contactName: v.string(),
  contactNameEn: v.string(),
  lines: v.array(QuoteLine),
  /** Beside the goods; the total is both. */
  charges: v.array(Charge),
  history: v.array(QuoteEvent),
  orders: v.array(v.object({ id: Id, orderSn: v.string() })),
  actions: v.array(v.picklist(quoteActions)),
})
export type Quote = v.InferOutput<typeof Quote>

const QuoteDetail = v.object({
  ...Quote.entries,
  payMethod: PayMethod,
  /** How long the order waits for what is due at order. */
  payHours: v.number(),
  problem: v.nullable(v.picklist(quoteProblems)),
  /** Limits that accepting it is above: it makes a request then. */
  excess: v.array(Excess),
})
export type QuoteDetail = v.InferOutput<typeof QuoteDetail>

/** Why a price cannot stand beside the others. */
const comparisonGaps = ['currency', 'delivery', 'quantity', 'notQuoted'] as const

const ComparedPrice = v.object({
  quoteId: Id,
  /** In the currency of the comparison; null where it could not be converted. */
  perTonneMinor: v.nullable(MinorUnits),
  /** As it was quoted, in the currency of the quote. */
  quotedMinor: v.nullable(MinorUnits),
  /** In the price: what brings it to the terms that are ranked, by the lanes of today. */
  addedPerTonneMinor: v.nullable(MinorUnits),
  kilograms: v.nullable(v.number()),
  leadTimeDays: v.nullable(v.number()),
  replacement: v.boolean(),
  gap: v.nullable(v.picklist(comparisonGaps)),
  lowest: v.boolean(),
})
export type ComparedPrice = v.InferOutput<typeof ComparedPrice>

/** One of those who were asked, whether there is a quote of theirs or not. */
const ComparedSeller = v.object({
  enquiryId: Id,
  /** Null: the house. */
  shop: v.nullable(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  firstAnswerAt: v.nullable(Timestamp),
})
export type ComparedSeller = v.InferOutput<typeof ComparedSeller>

/** What the reader picks; what is not there any more is as if it had not been picked. */
export const ComparisonWish = v.object({
  currency: optionalOf(Currency),
  kilograms: optionalOf(WholeNumber),
  delivery: optionalOf(PlainLine(300)),
})
export type ComparisonWish = v.InferOutput<typeof ComparisonWish>

export const Comparison = v.object({
  currency: Currency,
  /** Currencies in which something was quoted. */
  quoted: v.array(Currency),
  /** Kilograms for which something was quoted, and those that are ranked; null: what each quote states first. */
  quantities: v.array(v.number()),
  kilograms: v.nullable(v.number()),
  /** The delivery terms and place that are ranked, as `basisOf` names them; null where nothing was quoted. */
  delivery: v.nullable(v.string()),
  sellers: v.array(ComparedSeller),
  /** The newest version of every quote of each of them, oldest first. */
  quotes: v.array(Quote),
  rows: v.array(v.object({ enquiryPosition: v.number(), name: v.string(), prices: v.array(ComparedPrice) })),
  /** Set where it was used: what one dollar costs, and since when it is so. */
  rate: v.nullable(v.object({ cnyPerUsd: v.string(), asOf: Day })),
  /** Some quotes have VAT in them and others not, so that all are compared without it. */
  withoutVat: v.boolean(),
})
export type Comparison = v.InferOutput<typeof Comparison>

const One = v.object({ id: Id })
const CounterLine = v.object({ position: WholeNumber, targetPrice: optionalOf(Amount('quotes.priceWrong')) })

export const quotes = {
  /** Every version of every quote of an own enquiry, oldest first. */
  list: get('/customer/quote/list', { access: 'member', input: v.object({ enquiryId: Id }), output: v.array(Quote) }),
  info: get('/customer/quote/info/{id}', { access: 'member', input: One, output: QuoteDetail }),
  compare: get('/customer/quote/compare', {
    access: 'member',
    input: v.object({ enquiryId: Id, ...ComparisonWish.entries }),
    output: Comparison,
  }),
  /** The order, at exactly the quoted figures. */
  accept: post('/customer/quote/accept', {
    access: 'member',
    permission: ['quote.accept', 'order.place'],
    creates: true,
    input: v.object({
      id: Id,
      addressId: ChosenId('orders.chooseAddress'),
      note: OptionalText(500),
      invoiceTitleId: optionalOf(Id),
    }),
    output: Placed,
  }),
  /** Takes other quantities of those that were quoted: a new version at their prices. */
  choose: post('/customer/quote/choose', {
    access: 'member',
    permission: 'quote.accept',
    creates: true,
    input: v.object({
      id: Id,
      lines: v.pipe(v.array(v.object({ position: WholeNumber, kilograms: WholeNumber })), v.maxLength(20)),
    }),
    output: v.object({ id: Id }),
  }),
  decline: post('/customer/quote/decline', {
    access: 'member',
    permission: 'quote.accept',
    input: v.object({
      id: Id,
      reason: v.pipe(v.optional(v.string(), ''), v.picklist(declineReasons, 'quotes.chooseReason')),
      note: OptionalText(1000),
    }),
  }),
  /** Asks for another version: by a price, by words, or both. */
  counter: post('/customer/quote/counter', {
    access: 'member',
    permission: 'quote.accept',
    creates: true,
    input: v.object({
      id: Id,
      message: OptionalText(2000),
      lines: v.pipe(
        v.optional(v.array(CounterLine), () => []),
        v.maxLength(20),
      ),
    }),
  }),
}
