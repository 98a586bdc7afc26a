import * as v from 'valibot'
import { ChosenId, Day, Id, Kilograms, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { PlainText, RequiredText } from '#platform/contract/lines.ts'
import { Amount, Currency, MinorUnits, OptionalAmount } from '#platform/contract/money.ts'
import { PayMethod, payMethods } from '#trade/payments/pay-method.ts'
import { letterEntries } from '#trade/letters-of-credit/letter.ts'
import { Note, SentFile } from '#trade/threads/message.ts'
import { packedEntries, Packing } from '#trade/papers/office/packed-input.ts'
import { paperKinds } from '#trade/shipments/shipment.ts'
import { shipmentEntries } from '#trade/shipments/office/shipment-input.ts'
import { mostFiles } from '#trade/threads/most-files.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { OrderDetail, OrderSum, OrderEvent, OrderReturn } from '../order.ts'
import { Turn } from '../turn.ts'
import { TypedWhole } from '#platform/contract/office/figures.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, Made, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

/** The states of an order and, before them, what waits for the seller. */
export const orderTabs = [
  'all',
  'toAnswer',
  'toConfirm',
  'lettersToCheck',
  'lettersEnding',
  'toShip',
  'toPay',
  'toRefund',
  'returns',
  'unpaid',
  'shipped',
  'completed',
  'cancelled',
  'closed',
] as const
export type OrderTab = (typeof orderTabs)[number]

/** What the seller can do with an order now. */
export const orderSteps = [
  'confirmTransfer',
  'rejectSlip',
  'ship',
  'waivePart',
  'askWeight',
  'cancelGoods',
  'close',
  'refund',
] as const
export type OrderStep = (typeof orderSteps)[number]

export const claimAnswers = ['creditClaim', 'reduceClaim', 'replaceClaim', 'refuseClaim'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]
export const returnDecisions = ['acceptReturn', 'rejectReturn', 'completeReturn', ...claimAnswers] as const
export type ReturnDecision = (typeof returnDecisions)[number]

/** In whole units of the currency. */
const totals = { least: optionalOf(TypedWhole), most: optionalOf(TypedWhole) }

const Buyer = {
  memberId: Id,
  memberName: v.string(),
  company: v.nullable(v.string()),
}

export const OrderRow = v.object({
  id: Id,
  orderSn: v.string(),
  status: v.number(),
  payMethod: PayMethod,
  currency: Currency,
  totalMinor: MinorUnits,
  kilograms: v.number(),
  shippedKg: v.nullable(v.number()),
  shopName: v.string(),
  shopNameEn: v.string(),
  createTime: Timestamp,
  ...Buyer,
  firstProduct: GoodsName,
  lineCount: v.number(),
  slipWaiting: v.boolean(),
  refundDue: v.boolean(),
  returnApplyStatus: v.nullable(v.number()),
  buyerNumber: v.nullable(v.string()),
  turn: Turn,
})
export type OrderRow = v.InferOutput<typeof OrderRow>

const Refund = v.object({
  id: Id,
  number: v.string(),
  amountMinor: MinorUnits,
  status: v.picklist(['due', 'done']),
  /** Made by hand; a provider is asked by a scheduled job. */
  byHand: v.boolean(),
  doneAt: v.nullable(Timestamp),
  lastError: v.nullable(v.string()),
})

const { actions: _, payMethods: __, history: ___, returns: ____, names: _____, ...detail } = OrderDetail.entries
export const OrderInfo = v.object({
  ...detail,
  ...Buyer,
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  /** The member took it out of their list. */
  hidden: v.boolean(),
  /** Whom to ship with; empty where nothing was or is to be shipped. */
  carriers: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  /** Of its products, for lines that were not ordered of one. */
  lots: v.array(v.object({ id: Id, productId: Id, code: v.string() })),
  warehouses: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  /** Of the quote, where it was ordered at one. */
  enquiryId: v.nullable(Id),
  payment: v.nullable(v.object({ provider: v.string(), number: v.string(), tradeNumber: v.nullable(v.string()) })),
  refunds: v.array(Refund),
  /** Versions of the invoice before the payment, the newest first; none until somebody asked for it. */
  proformas: v.array(v.object({ paperNo: v.string(), version: v.number(), issuedAt: Timestamp })),
  /** What the form for papers of each shipment starts with. */
  packing: v.array(Packing),
  notes: v.array(Note),
  history: v.array(
    v.object({
      ...OrderEvent.entries,
      operatorName: v.nullable(v.string()),
      operatorNameEn: v.nullable(v.string()),
    }),
  ),
  returns: v.array(v.object({ ...OrderReturn.entries, decisions: v.array(v.picklist(returnDecisions)) })),
  steps: v.array(v.picklist(orderSteps)),
})
export type OrderInfo = v.InferOutput<typeof OrderInfo>

const reason = RequiredText('adminOrders.enterReason', 500)
const Weights = v.pipe(
  v.array(v.object({ lineId: Id, kilograms: Kilograms('adminOrders.kilogramsWrong') })),
  v.minLength(1, 'adminOrders.cancelNothing'),
  v.maxLength(200),
)
/** Why goods leave after the latest day of their letter of credit. */
const lateReason = PlainText(500)
const PartDecision = v.object({ id: Id, partId: Id, reason })
const look = { permission: 'sales.read' as const, ofShop: true as const }
const edit = { permission: 'sales.edit' as const, ofShop: true as const, output: Changed }
const confirm = { permission: 'money.confirm' as const, output: Changed }
const payBack = { permission: 'money.refund' as const, output: Changed }
const writes = { permission: 'sales.edit', ofShop: true, creates: true, output: Made } as const
const body = RequiredText('threads.enterReply', 4000)

/** Each change is one step of an order's life; whoever comes second is refused by its state. */
export const orders = {
  list: operatorGet('/operator/orders/list', {
    ...look,
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(orderTabs), 'all'),
      memberId: optionalOf(Id),
      payMethod: optionalOf(v.picklist(payMethods)),
      currency: optionalOf(Currency),
      from: optionalOf(Day),
      to: optionalOf(Day),
      ...totals,
      sort: sortBy(['createTime', 'total', 'kilograms', 'orderSn'], '-createTime'),
    }),
    output: v.object({ ...pageOf(OrderRow).entries, sums: v.array(OrderSum) }),
  }),
  counts: operatorGet('/operator/orders/counts', {
    ...look,
    output: v.record(v.picklist(orderTabs), v.number()),
  }),
  info: operatorGet('/operator/orders/info', { ...look, input: v.object({ id: Id }), output: OrderInfo }),
  /** The money is on the account; the amount is typed, so that it was looked at. */
  confirmTransfer: operatorPost('/operator/orders/confirmTransfer', {
    ...confirm,
    creates: true,
    input: v.object({
      id: Id,
      partId: optionalOf(Id),
      amountMinor: Amount('adminOrders.amountWrong', 11),
      /** Another amount than is due came, and is kept as it came. */
      asReceived: v.optional(v.boolean(), false),
    }),
  }),
  /** What is left of a part is not charged. */
  waivePart: operatorPost('/operator/orders/waivePart', { ...confirm, input: PartDecision }),
  /** One that came by the bank, or an amendment of one. */
  registerLetter: operatorPost('/operator/orders/registerLetter', {
    ...writes,
    input: v.object({ id: Id, fileId: ChosenId('lettersOfCredit.chooseFile'), ...letterEntries }),
  }),
  /** An accepted one secures its part; a refusal needs a reason. */
  decideLetter: operatorPost('/operator/orders/decideLetter', {
    ...confirm,
    input: v.object({ id: Id, letterId: Id, decision: v.picklist(['accept', 'refuse']), answer: PlainText(500) }),
  }),
  rejectSlip: operatorPost('/operator/orders/rejectSlip', { ...confirm, input: v.object({ id: Id, answer: reason }) }),
  /** Goods of it leave: all that is left, or a part. */
  ship: operatorPost('/operator/orders/ship', {
    ...writes,
    input: v.object({
      id: Id,
      ...shipmentEntries,
      lateReason,
      /** Papers that are issued with it, so that they go with the mail that it has left. */
      sheets: v.optional(v.object(packedEntries)),
    }),
  }),
  /** Corrects a shipment, or completes it with what was not known when it left. */
  changeShipment: operatorPost('/operator/orders/changeShipment', {
    ...edit,
    input: v.object({ id: Id, shipmentId: Id, version: Version, ...shipmentEntries, lateReason }),
  }),
  /** Was entered and never left. */
  withdrawShipment: operatorPost('/operator/orders/withdrawShipment', {
    ...edit,
    input: v.object({ id: Id, shipmentId: Id, reason }),
  }),
  addPapers: operatorPost('/operator/orders/addPapers', {
    ...edit,
    input: v.object({
      id: Id,
      shipmentId: Id,
      kind: v.picklist(paperKinds),
      fileIds: v.pipe(
        v.optional(v.array(Id), () => []),
        v.minLength(1, 'uploads.chooseFile'),
        v.maxLength(mostFiles),
      ),
    }),
  }),
  removePaper: operatorPost('/operator/orders/removePaper', {
    ...edit,
    input: v.object({ id: Id, shipmentId: Id, fileId: Id }),
  }),
  close: operatorPost('/operator/orders/close', { ...edit, input: v.object({ id: Id, reason }) }),
  refund: operatorPost('/operator/orders/refund', { ...payBack, input: v.object({ id: Id, reason }) }),
  /** Asks the buyer for another weight of a line than its tolerance allows. */
  askWeight: operatorPost('/operator/orders/askWeight', {
    ...edit,
    input: v.object({ id: Id, lineId: Id, kilograms: Kilograms('adminOrders.kilogramsWrong'), reason }),
  }),
  /** Goods that have not left will not come, by line and kilograms. */
  cancelGoods: operatorPost('/operator/orders/cancelGoods', {
    ...payBack,
    creates: true,
    input: v.object({ id: Id, reason, lines: Weights }),
  }),
  /** Completing a return, or a claim with money, needs the permission to send money back. */
  decideReturn: operatorPost('/operator/orders/decideReturn', {
    ...edit,
    input: v.object({
      id: Id,
      returnId: Id,
      decision: v.picklist(returnDecisions),
      answer: PlainText(500),
      /** Of a credit note in all, of a price reduction per tonne. */
      amountMinor: OptionalAmount('adminOrders.amountWrong', 11),
    }),
  }),
  upload: operatorPost('/operator/orders/upload', {
    permission: 'sales.edit',
    ofShop: true,
    fileBytes: uploadLimits.documentBytes,
    input: v.object({ id: Id, file: v.file('uploads.chooseFile') }),
    output: SentFile,
  }),
  answer: operatorPost('/operator/orders/answer', {
    ...writes,
    input: v.object({ id: Id, body, fileIds: v.optional(v.pipe(v.array(Id), v.maxLength(mostFiles)), () => []) }),
  }),
  note: operatorPost('/operator/orders/note', { ...writes, input: v.object({ id: Id, body }) }),
  /** A further version of the invoice, with what holds now; the one before is marked as replaced. */
  correctProforma: operatorPost('/operator/orders/correctProforma', { ...edit, input: v.object({ id: Id, reason }) }),
  /** The contract as the order stands now; a further one replaces the version before, and says why. */
  issueContract: operatorPost('/operator/orders/issueContract', {
    ...edit,
    input: v.object({ id: Id, reason: PlainText(500) }),
  }),
  /** Papers of a shipment from what was loaded; a kind that was issued before gets a further version. */
  issueSheets: operatorPost('/operator/orders/issueSheets', {
    ...edit,
    input: v.object({ id: Id, shipmentId: Id, reason: PlainText(500), ...packedEntries }),
  }),
  /** A transfer back to the buyer was made by hand. */
  refundDone: operatorPost('/operator/orders/refundDone', { ...payBack, input: v.object({ id: Id, refundId: Id }) }),
}
