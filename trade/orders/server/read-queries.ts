import { ReturnStatus } from '#platform/contract/enums.ts'
import type { Comment, OrderEvent, OrderItem, OrderReturn } from '../order.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { paged } from '#platform/server/database/paged.ts'
import { belongsTo, findPaperBuyer, nameForColleagues } from '#identity/companies/server/shared-queries.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { BankAccount } from '#trade/bank-accounts/bank-account.ts'
import { accountOfOrder } from '#trade/bank-accounts/server/shared-queries.ts'
import { trackingPattern } from '#trade/carriers/server/shared-queries.ts'
import { vatPercentAt } from '#trade/house/server/shared-queries.ts'
import { anyPayable } from '#trade/order-parts/server/shared-queries.ts'
import { shippedKg } from '#trade/shipments/server/shared-queries.ts'
import { enteredJson } from '#trade/threads/server/shared-queries.ts'
import { openReturn } from './open-return.ts'
import type { TurnFacts } from '../turn.ts'
import type { OrderFacts } from './order-status.ts'
import { turnFacts } from './turn-queries.ts'

const { rejected } = literals(ReturnStatus)

export const uncommented = sql`
  select count(*)::int from order_line
  where order_id = sales_order.id and not exists (select from order_comment where line_id = order_line.id)`
const sentBack = sql`
  select coalesce(sum(back.kilograms), 0) from order_return_line back join order_return on order_return.id = return_id
  where order_return.order_id = sales_order.id and order_return.status <> ${rejected}`

const facts = sql`
  (${uncommented}) as "toComment", (${shippedKg} - (${sentBack}))::int as "returnableKg",
  ${openReturn} as "openReturn", ${anyPayable} as payable, ${turnFacts}`

const lineWhy = sql`case when line.price_why is not null then json_build_object('reason', line.price_why,
  'list', case when line.price_list_id is not null then json_build_object('id', line.price_list_id,
    'name', line.price_list_zh, 'nameEn', line.price_list_en) end) end`

const lines = sql`(
  select json_agg(json_build_object('id', line.id, 'productId', line.product_id, 'lotId', line.lot_id,
    'lotCode', line.lot_code, 'product', line.product, 'kilograms', line.kilograms,
    'orderedKg', line.kilograms - line.changed_kg, 'chargedKg', coalesce(line.charged_kg, line.kilograms), 'unit', line.unit,
    'perTonneMinor', line.price_per_tonne, 'amountMinor', line.amount, 'why', ${lineWhy}, 'shippedKg', line.shipped_kg,
    'tolerancePercent', line.tolerance_percent,
    'picture', case when picture.id is not null then ${pictureJson} end) order by line.position)
  from order_line line left join picture on picture.id = line.picture_id where line.order_id = sales_order.id) as lines`

export const columns = sql`
  id, order_sn as "orderSn", status, pay_status as "payStatus", pay_type as "payType", pay_method as "payMethod",
  delivery_status as "deliveryStatus", type as "orderType", source as "sourceType", currency, total as "totalMinor",
  refunded as "refundedMinor", kilograms, nullif(${shippedKg}, 0) as "shippedKg", shop_id as "shopId", shop_zh as "shopName", shop_en as "shopNameEn",
  placed_at as "createTime", pay_until as "payUntil", receive_until as "receiveUntil",
  buyer_number as "buyerNumber",
  ${nameForColleagues(sql`sales_order`, sql`sales_order.member_id`)} as "placedBy", ${lines}, ${facts}`

/** The member's own, and those of the member's company. */
export const own = (memberId: number) => belongsTo(memberId, sql`sales_order`)

export type OrderRow = Omit<OrderItem, 'actions' | 'turn'> & OrderFacts & TurnFacts

export const words = sql`concat_ws(' ', line.product ->> 'seriesName', line.product ->> 'modelName', line.product ->> 'name',
  line.product ->> 'nameEn', line.product ->> 'brandName', line.product ->> 'brandNameEn', line.lot_code)`
export interface DetailRow extends OrderRow {
  address: Record<string, string>
  bankAccount: BankAccount | null
  trackingNumber: string | null
  trackingPattern: string | null
  [column: string]: unknown
}

const charges = sql`coalesce((
  select json_agg(json_build_object('step', step, 'mode', mode, 'from', "from", 'to', "to", 'amountMinor', amount,
    'vatPercent', vat_percent, 'transitDays', transit_days, 'validFrom', valid_from, 'validUntil', valid_until)
    order by position)
  from order_charge where order_id = sales_order.id), '[]') as charges`

/** Everything of an order, for whoever may read it. */
export const detailColumns = sql`
  ${columns}, ${charges}, address, ${enteredJson(sql`sales_order`)} as entered, delivery_term as "deliveryTerm", delivery_term_zh as "deliveryTermName",
  delivery_term_en as "deliveryTermNameEn", delivery_place as "deliveryPlace", note,
  wanted_on as "wantedOn", invoice_title as "invoiceTitle", carrier,
  ${accountOfOrder} as "bankAccount", ${vatPercentAt(sql`placed_at`)} as "vatPercent", ${trackingPattern} as "trackingPattern",
  tracking_number as "trackingNumber", shipped_at as "shippedTime", paid_at as "payTime", (
    select json_build_object('id', quote.id, 'quoteNo', quote_no, 'version', version)
    from quote where quote.id = quote_id) as quote,
  case when payment_type is not null then
    json_build_object('code', payment_type, 'name', payment_type_zh, 'nameEn', payment_type_en) end as "paymentType"`

export const findOrder = (db: Db, memberId: number, id: number) =>
  db.first<DetailRow>(sql`
    select ${detailColumns}
    from sales_order where id = ${id} and ${own(memberId)} and not hidden`)

/** The company that an order belongs to, as papers name it. */
export const findBuyerOf = (db: Db, orderId: number) =>
  findPaperBuyer(db, sql`select coalesce(bought_as, enterprise_id) from sales_order where id = ${orderId}`)

export const historyOf = (db: Db, orderId: number) =>
  db.many<OrderEvent>(sql`
    select event, to_status as status, actor, order_history.note, at as time,
      case when actor = 'member' then ${nameForColleagues(sql`sales_order`, sql`actor_id`)} end as by
    from order_history join sales_order on sales_order.id = order_id where order_id = ${orderId} order by order_history.id`)

export const commentsOf = (db: Db, orderId: number) =>
  db.many<
    Columns<'order_comment', 'lineId' | 'score' | 'content' | 'answer' | 'hiddenReason', { createTime: 'createdAt' }>
  >(sql`
    select line_id as "lineId", score, content, answer, hidden_reason as "hiddenReason", created_at as "createTime"
    from order_comment where order_id = ${orderId}`)

type ReturnRow = Omit<OrderReturn, 'photos'> & { photos: { id: number; name: string }[] }

export const returnsOf = (db: Db, orderId: number) =>
  db.many<ReturnRow>(sql`
    select id, kind, resolution, status, reason, amount as "amountMinor", answer, created_at as "createTime",
      (select json_agg(json_build_object('lineId', line_id, 'kilograms', kilograms, 'amountMinor', amount) order by line_id)
        from order_return_line where return_id = order_return.id) as lines,
      coalesce((select json_agg(json_build_object('id', upload.id, 'name', upload.name) order by position)
        from order_return_photo join upload on upload.id = upload_id where return_id = order_return.id), '[]') as photos
    from order_return where order_id = ${orderId} order by id desc`)

export function searchComments(
  db: Db,
  memberId: number,
  orderId: number | undefined,
  paging: Paging,
): Promise<Page<Comment>> {
  const where = sql`
    order_comment.order_id in (select id from sales_order where ${own(memberId)}) ${orderId === undefined ? nothing : sql`and order_comment.order_id = ${orderId}`}`
  return paged(
    db,
    paging,
    sql`select order_comment.id, order_comment.order_id as "orderId", order_sn as "orderSn", line_id as "lineId",
        line.product_id as "productId", line.product, score, content, answer, hidden_reason as "hiddenReason", created_at as "createTime"
      from order_comment join order_line line on line.id = line_id
      join sales_order on sales_order.id = order_comment.order_id
      where ${where} order by order_comment.id desc`,
    sql`select count(*) from order_comment where ${where}`,
  )
}

export const linesToReorder = (db: Db, memberId: number, orderId: number) =>
  db.many<Columns<'order_line', 'productId' | 'lotId' | 'kilograms'> & { productId: number }>(sql`
    select product_id as "productId", lot_id as "lotId", order_line.kilograms
    from order_line join sales_order on sales_order.id = order_id
    where order_id = ${orderId} and ${own(memberId)} and not hidden and product_id is not null order by position`)
