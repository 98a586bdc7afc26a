import * as v from 'valibot'
import { Entered } from '#identity/members/channel.ts'
import { AddressSnapshot } from '#identity/addresses/contract.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { PriceWhy, Unit } from '#catalogue/goods/goods.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { BankAccount } from '#trade/bank-accounts/bank-account.ts'
import { OrderPart, Slip } from '#trade/order-parts/part.ts'
import { Charge } from '#trade/freight/charge.ts'
import { IssuedPaper } from '#trade/papers/paper.ts'
import { PayMethod } from '#trade/payments/pay-method.ts'
import { LetterOfCredit } from '#trade/letters-of-credit/letter.ts'
import { Message } from '#trade/threads/message.ts'
import { TaxInvoice, TitleFacts } from '#trade/tax-invoices/tax-invoice.ts'
import { Settlement } from '#trade/settlements/settlement.ts'
import { Shipment } from '#trade/shipments/shipment.ts'
import { WeightRequest } from '#trade/weight-requests/weight-request.ts'
import { Picture } from '#platform/contract/picture.ts'
import { Turn } from './turn.ts'

/** What the member may do with an order now. */
export const orderActions = ['pay', 'cancel', 'receive', 'comment', 'return', 'delete'] as const
export type OrderAction = (typeof orderActions)[number]

export const OrderLine = v.object({
  id: Id,
  /** Null: quoted, and not of the catalogue. */
  productId: v.nullable(Id),
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  product: GoodsName,
  picture: v.nullable(Picture),
  /** What is to come of it in all; less than was ordered where some was cancelled. */
  kilograms: v.number(),
  orderedKg: v.number(),
  /** What `amountMinor` is for: the shipped weight once all of the order has left. */
  chargedKg: v.number(),
  unit: Unit,
  perTonneMinor: MinorUnits,
  amountMinor: MinorUnits,
  /** Null: quoted, or placed before it was kept. */
  why: v.nullable(PriceWhy),
  /** Of all its shipments. */
  shippedKg: v.number(),
  /** How much more or less than ordered may leave. */
  tolerancePercent: v.number(),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

export const OrderItem = v.object({
  id: Id,
  orderSn: v.string(),
  status: v.number(),
  payStatus: v.number(),
  payType: v.number(),
  payMethod: PayMethod,
  deliveryStatus: v.number(),
  orderType: v.number(),
  sourceType: v.number(),
  currency: Currency,
  totalMinor: MinorUnits,
  refundedMinor: MinorUnits,
  kilograms: v.number(),
  /** What has left so far. */
  shippedKg: v.nullable(v.number()),
  shopId: Id,
  shopName: v.string(),
  shopNameEn: v.string(),
  createTime: Timestamp,
  payUntil: Timestamp,
  receiveUntil: v.nullable(Timestamp),
  /** Of the latest return, if one was asked for. */
  returnApplyStatus: v.nullable(v.number()),
  lines: v.array(OrderLine),
  /** Which colleague, where it belongs to a company. */
  placedBy: v.nullable(v.string()),
  /** Of the buyer; null where there is none. */
  buyerNumber: v.nullable(v.string()),
  actions: v.array(v.picklist(orderActions)),
  /** Whose turn it is, and with what. */
  turn: Turn,
})
export type OrderItem = v.InferOutput<typeof OrderItem>

/** Of what a list shows in one currency; what was cancelled or closed is not counted. */
export const OrderSum = v.object({
  currency: Currency,
  count: v.number(),
  totalMinor: MinorUnits,
  refundedMinor: MinorUnits,
})
export type OrderSum = v.InferOutput<typeof OrderSum>

export const OrderEvent = v.object({
  event: v.string(),
  status: v.number(),
  actor: v.picklist(['member', 'system', 'operator']),
  note: v.nullable(v.string()),
  /** Which colleague, where the order belongs to a company. */
  by: v.nullable(v.string()),
  time: Timestamp,
})
export type OrderEvent = v.InferOutput<typeof OrderEvent>

/** What became of a comment. */
const SaidOf = v.object({
  content: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  /** Why others do not see it. */
  hiddenReason: v.nullable(v.string()),
})

export const Comment = v.object({
  id: Id,
  orderId: Id,
  orderSn: v.string(),
  lineId: Id,
  productId: v.nullable(Id),
  product: GoodsName,
  score: v.number(),
  ...SaidOf.entries,
  createTime: Timestamp,
})
export type Comment = v.InferOutput<typeof Comment>

/** Goods that are to go back, and claims for goods that the buyer keeps. */
export const returnKinds = ['return', 'weight', 'quality', 'damage'] as const
export type ReturnKind = (typeof returnKinds)[number]

export const OrderReturn = v.object({
  id: Id,
  kind: v.picklist(returnKinds),
  /** How a claim ended; of a return only that it was withdrawn. */
  resolution: v.nullable(v.picklist(['creditNote', 'priceReduction', 'replacement', 'refused', 'withdrawn'])),
  status: v.number(),
  reason: v.string(),
  amountMinor: MinorUnits,
  /** What the seller said when he decided. */
  answer: v.nullable(v.string()),
  createTime: Timestamp,
  lines: v.array(v.object({ lineId: Id, kilograms: v.number(), amountMinor: MinorUnits })),
  photos: v.array(v.object({ id: Id, url: v.string(), name: v.string() })),
})
export type OrderReturn = v.InferOutput<typeof OrderReturn>

export const OrderCounts = v.object({
  total: v.number(),
  unpaid: v.number(),
  notShipped: v.number(),
  shipped: v.number(),
  completed: v.number(),
  cancelled: v.number(),
  closed: v.number(),
  toComment: v.number(),
  returned: v.number(),
})
export type OrderCounts = v.InferOutput<typeof OrderCounts>

/** As papers name it. */
export const Party = v.object({ name: v.string(), nameEn: v.string(), taxNumber: v.nullable(v.string()) })

export const OrderDetail = v.object({
  ...OrderItem.entries,
  lines: v.array(
    v.object({
      ...OrderLine.entries,
      /** What was shipped, has not come back and is not on its way back. */
      returnableKg: v.number(),
      comment: v.nullable(v.object({ score: v.number(), ...SaidOf.entries, createTime: Timestamp })),
    }),
  ),
  /** Beside the goods; the total is both. */
  charges: v.array(Charge),
  address: AddressSnapshot,
  /** The buyer is null who trades without a company. */
  parties: v.object({ seller: v.nullable(Party), buyer: v.nullable(Party) }),
  wantedOn: v.nullable(v.string()),
  deliveryTerm: v.string(),
  deliveryTermName: v.string(),
  deliveryTermNameEn: v.string(),
  deliveryPlace: v.nullable(v.string()),
  /** That the prices include, where they are in yuan. */
  vatPercent: v.nullable(v.number()),
  /** As it was agreed; null where everything is paid in advance. */
  paymentType: v.nullable(v.object({ code: v.string(), name: v.string(), nameEn: v.string() })),
  /** What is to be paid when; together they make the total. */
  parts: v.array(OrderPart),
  /** Where it was ordered at a quoted price. */
  quote: v.nullable(v.object({ id: Id, quoteNo: v.string(), version: v.number() })),
  note: v.nullable(v.string()),
  /** Where somebody of the house entered it. */
  entered: v.nullable(Entered),
  /** Of the latest shipment. */
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  shipments: v.array(Shipment),
  /** For parts that are secured by one, the newest first. */
  letters: v.array(LetterOfCredit),
  /** Another weight that waits for the buyer's word. */
  weightRequest: v.nullable(WeightRequest),
  /** How what it costs came to be, where that is not what was ordered. */
  settlements: v.array(Settlement),
  /** Contract, invoices, packing lists, delivery notes and certificates as they were issued. */
  papers: v.array(IssuedPaper),
  /** Of the tax office, the latest first. */
  taxInvoices: v.array(TaxInvoice),
  /** As it was chosen with the order. */
  invoiceTitle: v.nullable(TitleFacts),
  shippedTime: v.nullable(Timestamp),
  payTime: v.nullable(Timestamp),
  history: v.array(OrderEvent),
  messages: v.array(Message),
  /** As whom a comment can be shown; null where the buyer has no company. */
  names: v.object({ company: v.nullable(v.string()), initials: v.string() }),
  returns: v.array(OrderReturn),
  payMethods: v.array(PayMethod),
  /** Where a transfer goes, while one is awaited. */
  bankAccount: v.nullable(BankAccount),
  /** The last one that was sent. */
  slip: v.nullable(Slip),
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>
