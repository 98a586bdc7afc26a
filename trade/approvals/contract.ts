import * as v from 'valibot'
import { AddressSnapshot } from '#identity/addresses/contract.ts'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { goodsProblems, Unit } from '#catalogue/goods/goods.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { PayMethod } from '#trade/payments/pay-method.ts'
import { TitleFacts } from '#trade/tax-invoices/tax-invoice.ts'
import { Excess } from '#trade/spending-limits/excess.ts'

export const approvalStatuses = ['waiting', 'approved', 'rejected', 'withdrawn', 'lapsed'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What the caller may do with a request now. */
export const approvalActions = ['approve', 'reject', 'withdraw'] as const
export type ApprovalAction = (typeof approvalActions)[number]

const Total = v.object({ currency: Currency, totalMinor: MinorUnits })

export const ApprovalItem = v.object({
  id: Id,
  status: v.picklist(approvalStatuses),
  asker: v.string(),
  own: v.boolean(),
  totals: v.array(Total),
  /** The first product, and how many more there are. */
  product: GoodsName,
  more: v.number(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
})
export type ApprovalItem = v.InferOutput<typeof ApprovalItem>

const ApprovalLine = v.object({
  productId: v.nullable(Id),
  lotId: v.nullable(Id),
  lotCode: v.nullable(v.string()),
  product: GoodsName,
  kilograms: v.number(),
  unit: Unit,
  perTonneMinor: MinorUnits,
  amountMinor: MinorUnits,
  /** Why it could not be ordered at this moment. */
  problem: v.nullable(v.picklist(goodsProblems)),
})

export const ApprovalDetail = v.object({
  ...ApprovalItem.entries,
  excess: v.array(Excess),
  /** One order each, at the prices shown when it was requested. */
  orders: v.array(
    v.object({ shopName: v.string(), shopNameEn: v.string(), ...Total.entries, lines: v.array(ApprovalLine) }),
  ),
  quote: v.nullable(v.object({ id: Id, quoteNo: v.string(), version: v.number() })),
  address: AddressSnapshot,
  deliveryTerm: v.object({ code: v.string(), name: v.string(), nameEn: v.string() }),
  deliveryPlace: v.nullable(v.string()),
  payMethod: PayMethod,
  note: v.nullable(v.string()),
  /** To whom the tax office's invoice is to be made out. */
  invoiceTitle: v.nullable(TitleFacts),
  /** While it waits: what it would cost now, and the fingerprint under which that is approved. */
  now: v.nullable(v.object({ totals: v.array(Total), fingerprint: v.string(), placeable: v.boolean() })),
  placed: v.array(v.object({ id: Id, orderSn: v.string() })),
  history: v.array(
    v.object({ event: v.string(), by: v.nullable(v.string()), note: v.nullable(v.string()), time: Timestamp }),
  ),
  actions: v.array(v.picklist(approvalActions)),
})
export type ApprovalDetail = v.InferOutput<typeof ApprovalDetail>

const One = v.object({ id: Id })
const decides = { access: 'member', permission: 'order.approve' } as const

/** Orders above a limit of a company: requested by one, decided by another. */
export const approvals = {
  /** The caller's own, and for who may decide those of the whole company. */
  list: get('/customer/approval/list', {
    access: 'member',
    input: v.object(Paging.entries),
    output: pageOf(ApprovalItem),
  }),
  info: get('/customer/approval/info/{id}', { access: 'member', input: One, output: ApprovalDetail }),
  /** Places what was requested, at the figures that the approver has seen. */
  approve: post('/customer/approval/approve', {
    ...decides,
    creates: true,
    input: v.object({ id: Id, fingerprint: v.pipe(v.string(), v.maxLength(100)) }),
    output: v.object({ orders: v.array(v.object({ id: Id, orderSn: v.string(), ...Total.entries })) }),
  }),
  reject: post('/customer/approval/reject', {
    ...decides,
    input: v.object({ id: Id, reason: RequiredText('approvals.enterReason', 500) }),
  }),
  withdraw: post('/customer/approval/withdraw', { access: 'member', permission: 'order.place', input: One }),
}
