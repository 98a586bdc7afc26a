import * as v from 'valibot'
import { OrderStatus } from '#platform/contract/enums.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import {
  ChosenId,
  ChosenMember,
  Day,
  enumSchema,
  Id,
  Kilograms,
  manyOf,
  optionalOf,
  WholeNumber,
} from '#platform/contract/fields.ts'
import { nameChoices } from '#catalogue/comments/shown-name.ts'
import { PricedGoods, Wanted, WantedText } from '#catalogue/goods/goods.ts'
import { OptionalLine, OptionalText, PlainLine, PlainText, RequiredText, SearchKey } from '#platform/contract/lines.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { mostFiles } from '#trade/threads/most-files.ts'
import { Standing } from '#trade/company-credit/contract.ts'
import { Excess } from '#trade/spending-limits/excess.ts'
import { letterEntries } from '#trade/letters-of-credit/letter.ts'
import { PlannedPart } from '#trade/order-parts/part.ts'
import { PaymentTerms } from '#trade/payment-types/payment-terms.ts'
import { Charge } from '#trade/freight/charge.ts'
import { laneSteps } from '#trade/lanes/lane.ts'
import { PayMethod } from '#trade/payments/pay-method.ts'
import { Comment, OrderCounts, OrderDetail, OrderItem, OrderSum, Party, returnKinds } from './order.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

const cartItemIds = v.pipe(
  v.optional(manyOf(Id), () => []),
  v.minLength(1, 'cart.selectItem'),
  v.maxLength(100),
)

/** Where, how and by what an order is delivered and paid. */
export const termEntries = {
  addressId: ChosenId('orders.chooseAddress'),
  /** Either a payment type that `confirm` offers, or a way to pay everything in advance. */
  paymentType: optionalOf(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,19}$/, 'orders.choosePayment'))),
  /** Of the payment type as the buyer saw it; another one than that is never placed. */
  plan: optionalOf(v.pipe(v.string(), v.maxLength(500))),
  payMethod: optionalOf(PayMethod),
  deliveryTerm: v.pipe(v.optional(v.string(), ''), v.regex(/^[A-Z][A-Z0-9_]{1,19}$/, 'orders.chooseDelivery')),
  deliveryPlace: OptionalLine(100),
  note: OptionalText(500),
  /** The buyer's own number of the order, which papers name. */
  // Signs that nobody sees are nothing.
  buyerNumber: optionalOf(
    v.pipe(
      PlainLine(60),
      v.transform((text) => text || undefined),
    ),
  ),
  wantedOn: optionalOf(Day),
  /** To whom the tax office's invoice of what is in yuan is made out; requested once that is paid or secured. */
  invoiceTitleId: optionalOf(Id),
  /** Of the figures that the buyer saw; others than those are never charged. */
  fingerprint: v.pipe(v.string('orders.confirmFirst'), v.nonEmpty('orders.confirmFirst'), v.maxLength(100)),
}
const Terms = v.object(termEntries)
export type Terms = v.InferOutput<typeof Terms>

export const Placed = v.object({
  orders: v.array(v.object({ id: Id, orderSn: v.string(), currency: Currency, totalMinor: MinorUnits })),
  /** The request that was made instead, where a limit of the company is exceeded; no order is placed then. */
  approvalId: v.nullable(Id),
})
export type Placed = v.InferOutput<typeof Placed>

export const Confirm = v.object({
  /** One order each. */
  orders: v.array(
    v.object({
      shopId: Id,
      shopName: v.string(),
      shopNameEn: v.string(),
      currency: v.nullable(Currency),
      lines: v.array(PricedGoods),
      kilograms: v.number(),
      /** What the delivery term adds; steps of it that have no price are named, and nothing is charged then. */
      charges: v.array(Charge),
      missing: v.array(v.picklist(laneSteps)),
      totalMinor: MinorUnits,
    }),
  ),
  totals: v.array(v.object({ currency: Currency, totalMinor: MinorUnits })),
  kilograms: v.number(),
  fingerprint: v.string(),
  payMethods: v.array(PayMethod),
  /** That prices in yuan include. */
  vatPercent: v.nullable(v.number()),
  /** Each with what is due when of every order. */
  paymentTypes: v.array(
    v.object({
      ...PaymentTerms.entries,
      payMethod: PayMethod,
      /** To be sent with the order: what it was shown as. */
      plan: v.string(),
      orders: v.array(v.array(PlannedPart)),
    }),
  ),
  /** Of the company, by currency: what a payment type on credit takes from. */
  credit: v.array(Standing),
  /** The company for which it is ordered; null for who trades alone. */
  buyer: v.nullable(Party),
  /** False while a line has a problem. */
  placeable: v.boolean(),
  /** Limits that it is above: placing makes a request then. */
  excess: v.array(Excess),
})
export type Confirm = v.InferOutput<typeof Confirm>

const One = v.object({ id: Id })
const Lines = v.pipe(v.array(Wanted), v.minLength(1, 'cart.selectItem'), v.maxLength(100))
const Score = ChosenMember([1, 2, 3, 4, 5], 'orders.score')
const places = { access: 'member', permission: 'order.place', creates: true } as const

export const orders = {
  /** What would be charged: of cart lines, of one product, or of lines such as `12:25:MT`. */
  confirm: get('/customer/order/getOrderConfirm', {
    access: 'member',
    input: v.object({
      cartItemIds: optionalOf(manyOf(Id)),
      ...v.partial(Wanted).entries,
      line: optionalOf(manyOf(WantedText)),
      /** With both the figures hold what the term includes. */
      deliveryTerm: optionalOf(v.pipe(v.string(), v.maxLength(20))),
      deliveryPlace: OptionalLine(100),
    }),
    output: Confirm,
  }),
  placeFromCart: post('/customer/order/orderGenerateByCartItem', {
    ...places,
    input: v.object({ cartItemIds, ...termEntries }),
    output: Placed,
  }),
  placeFromProduct: post('/customer/order/orderGenerateByProduct', {
    ...places,
    input: v.object({ ...Wanted.entries, ...termEntries }),
    output: Placed,
  }),
  /** The general form: lines as the buyer names them, without the cart. */
  place: post('/customer/order/generateOrder', {
    ...places,
    input: v.object({ lines: Lines, ...termEntries }),
    output: Placed,
  }),
  list: get('/customer/order/list', {
    access: 'member',
    input: v.object({
      ...Paging.entries,
      status: optionalOf(v.pipe(WholeNumber, enumSchema(OrderStatus))),
      key: SearchKey(),
      /** Completed and not yet commented. */
      toComment: optionalOf(v.pipe(WholeNumber, v.picklist([0, 1]))),
      /** With a return of any state. */
      returned: optionalOf(v.pipe(WholeNumber, v.picklist([0, 1]))),
      /** Placed from a day to another. */
      from: optionalOf(Day),
      to: optionalOf(Day),
      /** In whole units of the currency. */
      least: optionalOf(WholeNumber),
      most: optionalOf(WholeNumber),
    }),
    output: v.object({ ...pageOf(OrderItem).entries, sums: v.array(OrderSum) }),
  }),
  info: get('/customer/order/info/{id}', { access: 'member', input: One, output: OrderDetail }),
  aggregation: get('/customer/order/aggregation', {
    access: 'member',
    output: OrderCounts,
  }),
  cancel: post('/customer/order/invalidOrder', { access: 'member', permission: 'order.cancel', input: One }),
  receive: post('/customer/order/confirmReceiveOrder', { access: 'member', permission: 'order.receive', input: One }),
  /** One of several, also while others have not left. */
  receiveShipment: post('/customer/order/confirmReceiveShipment', {
    access: 'member',
    permission: 'order.receive',
    input: v.object({ id: Id, shipmentId: Id }),
  }),
  /** To the seller who asks for another weight than the tolerance allows. */
  answerWeight: post('/customer/order/answerWeight', {
    access: 'member',
    permission: 'order.place',
    input: v.object({ id: Id, requestId: Id, agree: v.boolean() }),
  }),
  delete: post('/customer/order/delete', { access: 'member', permission: 'order.receive', input: One }),
  comment: post('/customer/order/commentSave', {
    access: 'member',
    permission: 'order.receive',
    creates: true,
    input: v.object({
      id: Id,
      lines: v.pipe(
        v.array(v.object({ lineId: Id, score: Score, content: OptionalText(500) })),
        v.minLength(1, 'orders.score'),
        v.maxLength(100),
      ),
      nameChoice: v.optional(v.picklist(nameChoices), 'hidden'),
    }),
  }),
  comments: get('/customer/order/commentList', {
    access: 'member',
    input: v.object({ ...Paging.entries, orderId: optionalOf(Id) }),
    output: pageOf(Comment),
  }),
  askReturn: post('/customer/order/returnApply', {
    access: 'member',
    permission: 'order.return',
    creates: true,
    input: v.object({
      id: Id,
      lines: v.pipe(
        v.array(v.object({ lineId: Id, kilograms: Kilograms('orders.returnWeight') })),
        v.minLength(1, 'orders.returnNothing'),
        v.maxLength(100),
      ),
      kind: v.optional(v.picklist(returnKinds), 'return'),
      reason: RequiredText('orders.enterReason', 1000),
      photoIds: v.pipe(
        v.optional(manyOf(Id), () => []),
        v.maxLength(6, 'orders.photosMost'),
      ),
    }),
    output: One,
  }),
  /** While the seller has not answered. */
  withdrawReturn: post('/customer/order/withdrawReturn', {
    access: 'member',
    permission: 'order.return',
    input: v.object({ id: Id, returnId: Id }),
  }),
  /** Puts what is still sold of an order back into the cart. */
  reorder: post('/customer/order/reorder', {
    access: 'member',
    permission: 'cart.edit',
    creates: true,
    input: One,
    output: v.object({ added: v.number(), dropped: v.number() }),
  }),
  /** A message to the seller about the order. */
  reply: post('/customer/order/reply', {
    access: 'member',
    permission: 'order.place',
    creates: true,
    input: v.object({
      id: Id,
      body: v.pipe(PlainText(4000), v.nonEmpty('threads.enterReply')),
      fileIds: v.pipe(
        v.optional(manyOf(Id), () => []),
        v.maxLength(mostFiles, 'threads.filesMost'),
      ),
    }),
    output: One,
  }),
  /** Of a letter of credit or an amendment of one, for the seller to check. */
  registerLetter: post('/customer/order/registerLetter', {
    access: 'member',
    permission: 'order.place',
    creates: true,
    input: v.object({ id: Id, fileId: ChosenId('lettersOfCredit.chooseFile'), ...letterEntries }),
    output: One,
  }),
  /** The receipt of a transfer, for the seller to confirm. */
  sendSlip: post('/customer/order/slip', {
    access: 'member',
    permission: 'order.place',
    input: v.object({ id: Id, uploadId: ChosenId('payments.chooseSlip') }),
  }),
}
