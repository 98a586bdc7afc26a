import { endsSoon } from '#catalogue/documents/server/shared-queries.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { WaitingItem } from './contract.ts'
import type { Operator } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { isThere } from '#service/chat/server/shared-queries.ts'
import { openReturn } from '#trade/orders/server/open-return.ts'
import { letterEndsOn, letterEndsSoon, letterToCheck } from '#trade/letters-of-credit/server/shared-queries.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { nothingDueBeforeShipping } from '#trade/order-parts/server/shared-queries.ts'
import { waitingSlip } from '#trade/payments/server/waiting-slip.ts'

const mostItems = 5

/** Rows of `key, title, detail, at`; those with the earliest time come first. */
export async function searchWaiting(db: Db, rows: Sql): Promise<{ count: number; items: WaitingItem[] }> {
  const found = await db.first<{ count: number; items: WaitingItem[] }>(sql`
    with waiting as (${rows}),
    first as (select * from waiting order by at nulls last, key limit ${mostItems})
    select (select count(*) from waiting) as count, coalesce((
      select json_agg(json_build_object('key', key::text, 'title', title, 'detail', detail,
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by at nulls last, key)
      from first), '[]') as items`)
  return found ?? { count: 0, items: [] }
}

/** How many rows each of them has, in one statement. */
export const countWaiting = (db: Db, groups: readonly { name: string; rows: Sql }[]) =>
  db.many<{ name: string; count: number }>(
    groups
      .map(({ name, rows }) => sql`select ${name}::text as name, count(*) from (${rows}) as waiting`)
      .reduce((all, next) => sql`${all} union all ${next}`),
  )

const enquiry = (by: Reach) => sql`
  select id as key, enquiry_no as title, concat_ws(' · ', name, company) as detail, waiting_since as at from enquiry
  where waiting_since is not null and ${ofShop(by, sql`shop_id`)}`
export const enquiries = {
  fresh: (by: Reach) => sql`${enquiry(by)} and first_answer_at is null`,
  waiting: (by: Reach) => sql`${enquiry(by)} and first_answer_at is not null`,
}

export const waitingChats = sql`
  select conversation.id as key, coalesce(member.realname, conversation.email, '#' || conversation.id) as title,
    coalesce(member.enterprise_name, '') as detail, waiting_since as at
  from conversation left join member on member.id = member_id where waiting_since is not null`

export const chatsFor = (contactId: number | null) => sql`
  ${waitingChats} and (contact_id = ${contactId} or not ${isThere(sql`conversation.contact_id`)})`

export const openComments = (by: Reach) => sql`
  select order_comment.id as key, order_sn as title, coalesce(order_comment.content, '') as detail,
    order_comment.created_at as at
  from order_comment join sales_order on sales_order.id = order_id where answer is null and hidden_at is null
    and ${ofShop(by, sql`shop_id`)}`

/** Of others: nobody approves the own. */
export const waitingApprovals = ({ shopId, operatorId }: Reach & Pick<Operator, 'operatorId'>) => sql`
  select enquiry_id as key, enquiry_no as title, concat_ws(' · ', enquiry.name, enquiry.company) as detail,
    quote_approval.created_at as at
  from quote_approval join enquiry on enquiry.id = enquiry_id
  where quote_approval.status = 'waiting' and operator_id <> ${operatorId} and ${ofShop({ shopId }, sql`shop_id`)}`

const quote = sql`
  select enquiry_id as key, quote_no || ' v' || version as title, concat_ws(' · ', enquiry.name, enquiry.company) as detail`
export const openQuotes = {
  countered: (by: Reach) => sql`${quote}, (select max(at) from quote_history where quote_id = quote.id) as at
    from quote join enquiry on enquiry.id = enquiry_id where status = 'countered' and ${ofShop(by, sql`shop_id`)}`,
  expiring: (by: Reach) => sql`${quote}, expires_at as at from quote join enquiry on enquiry.id = enquiry_id
    where status = 'sent' and expires_at between now() and now() + interval '48 hours' and ${ofShop(by, sql`shop_id`)}`,
}

const { notShipped, cancelled, closed } = literals(OrderStatus)
const order = (at: Sql, by: Reach) => sql`
  select sales_order.id as key, order_sn as title, concat_ws(' · ', realname, member.enterprise_name) as detail, ${at} as at
  from sales_order join member on member.id = member_id where ${ofShop(by, sql`shop_id`)}`
const latest = (event: string) =>
  sql`(select max(at) from order_history where order_id = sales_order.id and event = ${event})`
export const ordersToDo = {
  confirm: (by: Reach) =>
    sql`${order(latest('sendSlip'), by)} and status not in (${cancelled}, ${closed}) and ${waitingSlip}`,
  checkLetter: (by: Reach) => sql`${order(latest('registerLetter'), by)} and status not in (${cancelled}, ${closed})
    and ${letterToCheck}`,
  endingLetter: (by: Reach) => sql`${order(sql`${letterEndsOn}::timestamp at time zone ${sellerZone}::text`, by)}
    and status not in (${cancelled}, ${closed}) and ${letterEndsSoon}`,
  ship: (by: Reach) => sql`${order(sql`coalesce(paid_at, placed_at)`, by)} and status = ${notShipped}
    and ${nothingDueBeforeShipping}`,
  refund: (by: Reach) => sql`${order(sql`coalesce(completed_at, paid_at)`, by)} and exists (
    select from refund join payment on payment.id = payment_id
    where order_id = sales_order.id and refund.status = 'due' and provider = 'transfer')`,
  answer: (by: Reach) => sql`${order(sql`waiting_since`, by)} and waiting_since is not null`,
  decide: (by: Reach) =>
    sql`${order(sql`greatest(${latest('askReturn')}, ${latest('askClaim')})`, by)} and ${openReturn}`,
}

export const paymentAlarms = sql`
  select id as key, number as title, provider as detail, created_at as at from payment_alarm
  where dealt_at is null and kind <> 'repeated'`

/** To be decided, or to be sent. */
export const openSamples = (by: Reach) => sql`
  select sample.id as key, concat_ws(' ', sample.product ->> 'seriesName', sample.product ->> 'modelName') as title,
    coalesce(enterprise.name, member.realname) as detail, requested_at as at
  from sample join member on member.id = sample.member_id left join enterprise on enterprise.id = sample.enterprise_id
  where sample.status in ('requested', 'approved') and ${ofShop(by, sql`sample.shop_id`)}`

export const requestedInvoices = sql`
  select tax_invoice.id as key, order_sn as title, tax_invoice.title as detail, requested_at as at
  from tax_invoice join sales_order on sales_order.id = order_id where tax_invoice.status = 'requested'`

export const waitingCompanies = sql`
  select id as key, name as title, '' as detail, updated_at as at from enterprise
  where status = 'pending' and merged_into is null`

/** Those that have expired come first. */
export const endingDocuments = (by: Reach) => sql`
  select product_id as key, concat_ws(' ', series, model) as title, coalesce(standard, kind) || ' · ' || title_en as detail,
    expires_on::timestamp at time zone ${sellerZone}::text as at
  from document join product on product.id = product_id
  where ${endsSoon} and product.status = 'published' and ${ofShop(by, sql`shop_id`)}`

/** A tenth of a lot is left: too little for most buyers, and worth a better price. */
export const waitingLots = (by: Reach) => sql`
  select lot.product_id as key, lot.code as title, concat_ws(' ', series, model) || ' · ' || lot.stock_kg || ' kg' as detail,
    null::timestamptz as at
  from lot join product on product.id = product_id
  where lot.stock_kg > 0 and lot.stock_kg * 10 <= lot.kilograms and product.status = 'published'
    and ${ofShop(by, sql`shop_id`)}`
