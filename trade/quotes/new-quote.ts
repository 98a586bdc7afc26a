import * as v from 'valibot'
import { DayOf, Id, WholeNumber, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine, OptionalText } from '#platform/contract/lines.ts'
import { Amount, Currency } from '#platform/contract/money.ts'

const Text = (message: string) => v.optional(v.union([v.string(), v.number()], message), '')
const Whole = (least: number, most: number, message: string) =>
  v.pipe(
    Text(message),
    v.transform((value) => String(value).trim()),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  )

const price = Amount('quotes.priceWrong')
const kilograms = Whole(1, 100_000_000, 'quotes.kilogramsWrong')

const NewQuoteLine = v.object({
  /** The line of the enquiry that it answers. */
  enquiryPosition: optionalOf(WholeNumber),
  productId: optionalOf(Id),
  lotId: optionalOf(Id),
  /** Needed where no product of the catalogue is named. */
  productName: OptionalLine(200),
  /** Another product than the one asked for is one without saying so. */
  replacement: v.optional(v.boolean(), false),
  kilograms,
  /** Per tonne. */
  price,
  /** Other quantities of the same, each with its price. */
  tiers: v.pipe(
    v.optional(v.array(v.object({ kilograms, price })), () => []),
    v.maxLength(4, 'quotes.tiersMost'),
  ),
  leadTimeDays: Whole(0, 365, 'quotes.leadTimeWrong'),
  note: OptionalLine(300),
})

const code = (message: string) => v.pipe(v.optional(v.string(), ''), v.regex(/^[A-Z][A-Z0-9_]{1,29}$/, message))

/** What the seller's side fills in. The names of products, amounts, totals and the version are made from it. */
export const NewQuote = v.object({
  enquiryId: Id,
  /** The version that this one replaces; without it, a quote of its own. */
  revises: optionalOf(Id),
  lines: v.pipe(v.array(NewQuoteLine), v.minLength(1, 'quotes.needsLine'), v.maxLength(20, 'quotes.linesMost')),
  currency: Currency,
  deliveryTerm: code('quotes.chooseDelivery'),
  deliveryPlace: OptionalLine(100),
  /** What the term adds is charged beside the goods, from the freight lanes; otherwise it is in the prices. */
  withFreight: v.optional(v.boolean(), false),
  paymentType: code('quotes.choosePayment'),
  /** The last day on which it can be accepted. */
  validUntil: v.pipe(v.optional(v.string(), ''), DayOf('quotes.validUntilWrong')),
  note: OptionalText(2000),
})
export type NewQuote = v.InferOutput<typeof NewQuote>
