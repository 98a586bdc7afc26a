import type { AddressSnapshot } from '#identity/addresses/contract.ts'
import { OrderStatus, PayStatus } from '#platform/contract/enums.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { Entrant } from '#identity/members/channel.ts'
import { addressee, companyOf } from '#identity/companies/server/shared-queries.ts'
import type { StockMove } from '#catalogue/goods/server/move-stock.ts'
import type { SellableGoods } from '#catalogue/goods/server/price-goods.ts'
import { accountFor } from '#trade/bank-accounts/server/shared-queries.ts'
import type { PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import type { PlannedPart } from '#trade/order-parts/part.ts'
import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { agreementOf, type CalledLine } from '#trade/price-lists/server/call-off.ts'
import type { TitleFacts } from '#trade/tax-invoices/tax-invoice.ts'
import type { TakenCredit } from '#trade/company-credit/server/take-credit.ts'
import { insertParts, nothingDueAtOrder, restOf } from '#trade/order-parts/server/shared-queries.ts'
import { receivedBy, shippedKg } from '#trade/shipments/server/shared-queries.ts'
import type { OrderFigures } from './figures.ts'

const { unpaid, shipped } = literals(OrderStatus)
const { refunded } = literals(PayStatus)

/** What an order keeps of its goods. */
export type NewOrderLine = Pick<
  SellableGoods,
  'lotId' | 'lotCode' | 'product' | 'pictureId' | 'kilograms' | 'unit' | 'perTonneMinor' | 'amountMinor'
> & {
  productId: number | null
  /** Absent where it was quoted. */
  why?: SellableGoods['why']
}

export interface NewOrder extends Omit<OrderFigures<SellableGoods>, 'lines'> {
  currency: Currency
  lines: NewOrderLine[]
  id: number
  orderSn: string
  address: AddressSnapshot
  term: DeliveryTerm
  deliveryPlace: string | null
  note: string | null
  buyerNumber?: string | undefined
  wantedOn?: string | undefined
  payMethod: PayMethod
  payUntil: string
  status: OrderStatus
  payment: PaymentTerms | null
  invoiceTitle: TitleFacts | null
  parts: PlannedPart[]
  /** Whose figures it has, where it was quoted. */
  quoteId?: number
  /** Who of the house entered it for the member. */
  entrant?: Entrant | undefined
}

/** What those need to know who tell the buyer, or who go on with the order. */
export interface MovedOrder extends Columns<
  'sales_order',
  | 'id'
  | 'orderSn'
  | 'memberId'
  | 'status'
  | 'currency'
  | 'payMethod'
  | 'payUntil'
  | 'receiveUntil'
  | 'carrier'
  | 'trackingNumber',
  { totalMinor: 'total' }
> {
  status: OrderStatus
  currency: Currency
  payMethod: PayMethod
  /** Freight and other charges, which are in the total. */
  freightMinor: number
}

export const movedColumns = sql`id, order_sn as "orderSn", ${addressee(sql`sales_order`)} as "memberId", status, currency, total as "totalMinor",
  pay_method as "payMethod", pay_until as "payUntil", receive_until as "receiveUntil", carrier,
  tracking_number as "trackingNumber", (
    select coalesce(sum(amount), 0)::bigint from order_charge where order_id = sales_order.id) as "freightMinor"`

export const findMoved = (db: Db, orderId: number) =>
  db.first<MovedOrder>(sql`select ${movedColumns} from sales_order where id = ${orderId}`)

/** Where nobody named a place, the goods are handed over where they lie. */
const placeOf = ({ deliveryPlace, shopId }: NewOrder) => sql`coalesce(${deliveryPlace}::text,
  (select city_zh || case when city_en = city_zh then '' else ' ' || city_en end from shop where id = ${shopId}))`

/** A part of the statement that places an order. */
const insertCharges = (orderId: number, charges: readonly object[]) => sql`, charges as (
      insert into order_charge (order_id, position, step, mode, "from", "to", amount, vat_percent, transit_days,
        valid_from, valid_until)
      select ${orderId}, charge.* from jsonb_to_recordset(${JSON.stringify(charges)}) as charge (position integer,
        step text, mode text, "from" jsonb, "to" jsonb, amount bigint, vat_percent integer, transit_days integer,
        valid_from date, valid_until date))`

const lineRows = ({ lines }: Pick<NewOrder, 'lines'>) =>
  lines.map((line, index) => ({
    position: index + 1,
    product_id: line.productId,
    lot_id: line.lotId,
    lot_code: line.lotCode,
    product: line.product,
    picture_id: line.pictureId,
    kilograms: line.kilograms,
    unit: line.unit,
    price_per_tonne: line.perTonneMinor,
    amount: line.amountMinor,
    price_why: line.why?.reason,
    price_list_id: line.why?.list?.id,
    price_list_zh: line.why?.list?.name,
    price_list_en: line.why?.list?.nameEn,
    called_kg: agreementOf(line.why) ? line.kilograms : 0,
  }))

/** Order, lines, charges, parts of the payment and first history in one statement. */
export async function insertOrder(
  db: Db,
  memberId: number,
  order: NewOrder,
  credit?: TakenCredit | null,
): Promise<void> {
  const lines = lineRows(order)
  const charges = order.charges.map((charge, index) => ({
    position: index + 1,
    step: charge.step,
    mode: charge.mode,
    from: charge.from,
    to: charge.to,
    amount: charge.amountMinor,
    vat_percent: charge.vatPercent,
    transit_days: charge.transitDays,
    valid_from: charge.validFrom,
    valid_until: charge.validUntil,
  }))
  await db.run(sql`
    with placed as (
      insert into sales_order (id, order_sn, member_id, enterprise_id, shop_id, shop_zh, shop_en, pay_method, currency,
        total, kilograms, address, delivery_term, delivery_term_zh, delivery_term_en, delivery_place, note, quote_id,
        pay_until, bank_account, entered_by, channel, status, payment_type, payment_type_zh, payment_type_en, credit_taken,
        credit_free, buyer_number, wanted_on, invoice_title)
      overriding system value
      values (${order.id}, ${order.orderSn}, ${memberId}, ${companyOf(memberId)}, ${order.shopId}, ${order.shopName}, ${order.shopNameEn},
        ${order.payMethod}, ${order.currency}, ${order.totalMinor}, ${order.kilograms},
        ${JSON.stringify(order.address)}, ${order.term.code}, ${order.term.name}, ${order.term.nameEn},
        ${placeOf(order)}, ${order.note}, ${order.quoteId ?? null}, ${order.payUntil},
        ${accountFor(sql`${order.currency}`)}, ${order.entrant?.operatorId ?? null}, ${order.entrant?.channel ?? null},
        ${order.status}, ${order.payment?.code ?? null}, ${order.payment?.name ?? null}, ${order.payment?.nameEn ?? null},
        ${credit?.takenMinor ?? null}, ${credit?.freeMinor ?? null},
        ${order.buyerNumber ?? null}, ${order.wantedOn ?? null},
        ${order.invoiceTitle && JSON.stringify(order.invoiceTitle)})),
    parts as (
      ${insertParts(order.id, order.parts)}),
    lines as (
      insert into order_line (order_id, position, product_id, lot_id, lot_code, product, picture_id, kilograms, unit,
        price_per_tonne, amount, price_why, price_list_id, price_list_zh, price_list_en, called_kg, tolerance_percent)
      select ${order.id}, line.*, (select tolerance_percent from house) from jsonb_to_recordset(${JSON.stringify(lines)}) as line (position integer,
        product_id integer, lot_id integer, lot_code text, product jsonb, picture_id integer, kilograms integer,
        unit text, price_per_tonne bigint, amount bigint, price_why text, price_list_id integer, price_list_zh text,
        price_list_en text, called_kg integer))
    ${charges.length > 0 ? insertCharges(order.id, charges) : nothing}
    insert into order_history (order_id, event, to_status, actor, actor_id)
    values (${order.id}, 'place', ${order.status}, ${order.entrant ? 'operator' : 'member'},
      ${order.entrant?.operatorId ?? memberId})`)
}

/** What is still to come of an order, what went back, and whether it need not wait for its payment any more. */
export async function findMoney(db: Db, orderId: number) {
  const row = await db.first<{ goesOn: boolean; currency: Currency; owedMinor: number; refundedMinor: number }>(sql`
    select status = ${unpaid} and ${nothingDueAtOrder} as "goesOn", currency, refunded as "refundedMinor", (
      select coalesce(sum(${restOf}), 0)::bigint from order_part where order_id = sales_order.id) as "owedMinor"
    from sales_order where id = ${orderId}`)
  if (!row) throw new Error(`There is no order ${orderId}.`)
  return row
}

/** The order says what went back of its money, and whether that is all of it. */
export const bookRefunds = (db: Db, orderId: number) =>
  db.run(sql`
    update sales_order set refunded = money.refunded,
      pay_status = case when money.received > 0 and money.refunded = money.received then ${refunded} else pay_status end
    from (
      select coalesce(sum(received), 0)::bigint as received, coalesce(sum((
        select sum(refund.amount) from refund where payment_id = payment.id)), 0)::bigint as refunded
      from payment where order_id = ${orderId} and status = 'paid') money
    where id = ${orderId}`)

export const linesOfOrder = (db: Db, orderId: number) =>
  db.many<StockMove & CalledLine>(sql`
    select id, product_id as "productId", lot_id as "lotId", kilograms, price_list_id as "priceListId",
      called_kg as "calledKg" from order_line
    where order_id = ${orderId} and product_id is not null`)

/** What is to come of each line, and what has left. */
export const weightsOf = (db: Db, orderId: number) =>
  db.many<
    Columns<
      'order_line',
      'id' | 'productId' | 'lotId' | 'lotCode' | 'kilograms' | 'shippedKg' | 'priceListId' | 'calledKg'
    > &
      Pick<NewOrderLine, 'product'> & { currency: Currency }
  >(sql`
    select order_line.id, product_id as "productId", lot_id as "lotId", lot_code as "lotCode", product,
      order_line.kilograms, order_line.shipped_kg as "shippedKg", price_list_id as "priceListId", called_kg as "calledKg",
      currency
    from order_line join sales_order on sales_order.id = order_id where order_id = ${orderId} order by position`)

/** The order names the carrier of its latest shipment. */
export const nameLatestCarrier = (db: Db, orderId: number) =>
  db.run(sql`
    update sales_order set carrier_id = latest.carrier_id, tracking_number = latest.tracking_number,
      carrier = case when member.locale = 'zh-CN' then carrier_zh else carrier_en end
    from member left join lateral (
      select * from shipment where order_id = ${orderId} and status <> 'withdrawn' order by number desc limit 1) latest on true
    where sales_order.id = ${orderId} and member.id = member_id`)

/** Before its shipments: everybody locks them in this order. */
export const lockOrder = (db: Db, orderId: number) =>
  db.first<{ status: OrderStatus }>(sql`select status from sales_order where id = ${orderId} for no key update`)

/** What an order says of its shipments as a whole. */
export const followShipments = (db: Db, orderId: number) =>
  db.run(sql`
    update sales_order set shipped_kg = nullif(${shippedKg}, 0),
      receive_until = case when status = ${shipped} then ${receivedBy} else receive_until end
    where id = ${orderId}`)
