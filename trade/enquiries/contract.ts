import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { CookieId, Day, Id, Timestamp, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { OfficeHours } from '#identity/contacts/hours.ts'
import { Entered } from '#identity/members/channel.ts'
import { captchaAnswer } from '#identity/captcha/answer.ts'
import { OptionalLine, OptionalText, PlainText, RequiredLine } from '#platform/contract/lines.ts'
import { Currency, OptionalAmount } from '#platform/contract/money.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { OptionalEmail } from '#platform/contract/patterns.ts'
import { quantityUnits } from '#catalogue/goods/quantity.ts'
import { PropertyRange } from '#catalogue/parameters/contract.ts'
import { Message, SentFile } from '#trade/threads/message.ts'
import { mostAttachments, mostEnquiryLines, mostFurther, mostShops, mostWantedRanges } from './enquiry-limits.ts'

const Quantity = v.pipe(
  v.optional(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
  v.nonEmpty('enquiries.enterQuantity'),
  v.regex(/^\d{1,9}(\.\d{1,3})?$/, 'enquiries.quantityWrong'),
  v.transform(Number),
  v.minValue(0.001, 'enquiries.quantityWrong'),
)

export const EnquiryLine = v.object({
  productId: optionalOf(Id),
  lotId: optionalOf(Id),
  productName: RequiredLine('enquiries.enterProductName', 200),
  specification: OptionalLine(500),
  /** What is asked for by numbers: `mfr:10..14:g/10min`. */
  range: v.pipe(
    v.optional(manyOf(PropertyRange), () => []),
    v.maxLength(mostWantedRanges, 'products.tooManyRanges'),
  ),
  colour: OptionalLine(60),
  certificate: OptionalLine(200),
  /** A few kilograms to try, beside the price. */
  sample: v.optional(v.boolean(), false),
  quantity: Quantity,
  /** Asked for beside it, in the same unit. */
  moreQuantities: v.pipe(
    v.optional(manyOf(Quantity), () => []),
    v.maxLength(mostFurther, 'enquiries.quantitiesMost'),
  ),
  unit: v.optional(v.picklist(quantityUnits, 'enquiries.unitUnknown'), 'MT'),
  /** Per tonne, as typed: 1250.50 */
  targetPrice: OptionalAmount('enquiries.priceWrong'),
  currency: v.optional(Currency, 'USD'),
})

const terms = {
  lines: v.pipe(v.array(EnquiryLine), v.minLength(1, 'enquiries.enterProductName'), v.maxLength(mostEnquiryLines)),
  purchaseTime: v.pipe(v.optional(v.string(), ''), v.nonEmpty('enquiries.enterPurchaseTime'), Day),
  paymentType: OptionalLine(40),
  deliveryTerm: OptionalLine(40),
  deliveryPlace: OptionalLine(100),
  destination: OptionalLine(100),
  message: OptionalText(4000),
  /** Shops to ask, beside or instead of the house. Without either the goods say who is asked. */
  shopIds: v.pipe(
    v.optional(manyOf(Id), () => []),
    v.maxLength(mostShops, 'enquiries.shopsMost'),
  ),
  house: v.optional(v.boolean(), false),
  agreement: v.pipe(v.optional(v.boolean(), false), v.literal(true, 'enquiries.acceptAgreement')),
}
export const EnquiryTerms = v.object(terms)
export type EnquiryTerms = v.InferOutput<typeof EnquiryTerms>

const sentAlong = {
  /** The sender's own uploads. */
  attachmentIds: v.pipe(
    v.optional(manyOf(Id), () => []),
    v.maxLength(mostAttachments, 'enquiries.attachmentsMost'),
  ),
  /** The visitor this browser is, or was before signing in: whose uploads they are, and whose contact answers. */
  cookieId: CookieId,
}

const MemberEnquiry = v.object({
  ...terms,
  ...sentAlong,
})
export type MemberEnquiry = v.InferOutput<typeof MemberEnquiry>

const VisitorEnquiry = v.pipe(
  v.object({
    ...terms,
    name: RequiredLine('enquiries.enterName', 60),
    email: OptionalEmail,
    company: OptionalLine(120),
    phone: OptionalLine(40),
    ...sentAlong,
    ...captchaAnswer,
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== null,
      'enquiries.enterReach',
    ),
    ['email'],
  ),
)
export type VisitorEnquiry = v.InferOutput<typeof VisitorEnquiry>

const Saved = v.object({
  id: Id,
  enquiryNo: v.string(),
  /** Who answers, and when somebody is at work. */
  contactName: v.string(),
  contactNameEn: v.string(),
  hours: OfficeHours,
  /** Without an e-mail address the answer comes by phone or WeChat. */
  byPhone: v.boolean(),
  /** Whether a mail that it has arrived is on its way to the buyer. */
  confirmed: v.boolean(),
})
export type SavedEnquiry = v.InferOutput<typeof Saved>

const SavedLine = v.object({
  productId: v.nullable(Id),
  productName: v.string(),
  specification: v.nullable(v.string()),
  /** `range` as it was asked, with the name of its parameter. */
  ranges: v.array(v.object({ range: v.string(), name: v.nullable(v.string()), nameEn: v.nullable(v.string()) })),
  colour: v.nullable(v.string()),
  certificate: v.nullable(v.string()),
  /** Whether one to try is wanted, and what the seller made of it. */
  sample: v.boolean(),
  sampleId: v.nullable(Id),
  amount: v.number(),
  /** Further quantities to be quoted, in the same unit. */
  moreAmounts: v.array(v.number()),
  unit: v.picklist(quantityUnits),
  kilograms: v.nullable(v.number()),
  targetPriceMinor: v.nullable(v.number()),
  targetCurrency: v.nullable(Currency),
})

const EnquiryItem = v.object({
  id: Id,
  enquiryNo: v.string(),
  createdAt: Timestamp,
  purchaseTime: Day,
  lines: v.array(SavedLine),
  messageCount: v.number(),
  /** Whether the seller wrote last. */
  answered: v.boolean(),
  /** Quotes that wait for the buyer's decision. */
  openQuotes: v.number(),
  /** Which colleague, where it belongs to a company. */
  askedBy: v.nullable(v.string()),
})
export type EnquiryItem = v.InferOutput<typeof EnquiryItem>

const ShopName = v.object({ id: Id, name: v.string(), nameEn: v.string() })

/** One of those who were asked, with a thread and quotes of its own. */
const Addressee = v.object({
  /** Of its thread. */
  id: Id,
  /** Null: the house. */
  shop: v.nullable(ShopName),
  firstAnswerAt: v.nullable(Timestamp),
  /** Something in it that nobody of the buyer's side has opened. */
  fresh: v.boolean(),
  openQuotes: v.number(),
})
export type Addressee = v.InferOutput<typeof Addressee>

const Named = v.nullable(v.object({ name: v.string(), nameEn: v.string() }))
export const Thread = v.object({
  ...EnquiryItem.entries,
  paymentType: Named,
  deliveryTerm: Named,
  deliveryPlace: v.nullable(v.string()),
  destination: v.nullable(v.string()),
  message: v.nullable(v.string()),
  /** Where somebody of the house wrote it down. */
  entered: v.nullable(Entered),
  contactName: v.string(),
  contactNameEn: v.string(),
  contactEmail: v.string(),
  /** Read at `/customer/attachment/{id}`, by the owner alone. */
  attachments: v.array(SentFile),
  messages: v.array(Message),
  /** Everybody who was asked, in one order for all of their threads. */
  addressees: v.array(Addressee),
})
export type Thread = v.InferOutput<typeof Thread>

/** As much of a line as says who may have it. */
const WantedGoods = v.object({
  productId: optionalOf(Id),
  productName: OptionalLine(200),
  range: EnquiryLine.entries.range,
})
export type WantedGoods = v.InferOutput<typeof WantedGoods>

/** A shop that may be asked, and why: by the numbers of the lines. */
const Seller = v.object({
  ...ShopName.entries,
  /** The very goods that were named. */
  sells: v.array(v.number()),
  /** Goods that match the words or the values. */
  has: v.array(v.number()),
  /** The visitor came from its page. */
  named: v.boolean(),
})
export type Seller = v.InferOutput<typeof Seller>

const sends = { permission: 'enquiry.send', creates: true } as const

export const enquiries = {
  save: post('/customer/enquiry/save', { access: 'member', ...sends, input: MemberEnquiry, output: Saved }),
  saveAsVisitor: post('/common/enquiry/save', { access: 'open', ...sends, input: VisitorEnquiry, output: Saved }),
  /** Shops that have what is asked for, with the lines for which they do. */
  sellers: post('/common/enquiry/sellers', {
    access: 'open',
    input: v.object({
      lines: v.pipe(v.array(WantedGoods), v.maxLength(mostEnquiryLines)),
      shopId: optionalOf(Id),
    }),
    output: v.array(Seller),
  }),
  /** How long buyers usually wait for a shop's first answer; null while there are too few answers to say. */
  answerTime: get('/common/enquiry/answerTime/{id}', {
    access: 'open',
    input: v.object({ id: Id }),
    output: v.object({ minutes: v.nullable(v.number()) }),
  }),
  list: get('/customer/enquiry/list', { access: 'member', input: Paging, output: pageOf(EnquiryItem) }),
  /** Everything that either side has sent. */
  thread: get('/customer/enquiry/getSendInfoHistory/{id}', {
    access: 'member',
    input: v.object({ id: Id }),
    output: Thread,
  }),
  /** Where one quote is accepted: thanks to all others who were asked, and their open quotes are declined. */
  declineOthers: post('/customer/enquiry/declineOthers', {
    access: 'member',
    permission: 'quote.accept',
    input: v.object({ id: Id }),
    output: v.object({ count: v.number() }),
  }),
  reply: post('/customer/enquiry/reply', {
    access: 'member',
    ...sends,
    input: v.object({
      id: Id,
      body: v.pipe(PlainText(4000), v.nonEmpty('threads.enterReply')),
    }),
    output: v.object({ id: Id }),
  }),
}
