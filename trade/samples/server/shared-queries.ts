import { documentUrl } from '#catalogue/documents/server/shared-queries.ts'
import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Sample } from '../sample.ts'

export const from = sql`sample join shop on shop.id = sample.shop_id left join carrier on carrier.id = carrier_id
  left join sales_order on sales_order.id = sample.order_id left join enquiry on enquiry.id = sample.enquiry_id`

export const item = sql`sample.id, sample.status, sample.product_id as "productId", sample.product,
  sample.lot_code as "lotCode", sample.kilograms, requested_at as "requestedAt", result,
  case when sample.price is not null
    then json_build_object('currency', sample.currency, 'amountMinor', sample.price) end as price,
  case when sales_order.id is not null
    then json_build_object('id', sales_order.id, 'orderSn', sales_order.order_sn) end as "order",
  case when enquiry.id is not null
    then json_build_object('id', enquiry.id, 'enquiryNo', enquiry.enquiry_no) end as enquiry`

/** Buyers read which colleague did something, the desk also who of the seller's people. */
export const detail = (
  desk: boolean,
) => sql`${item}, sample.lot_id as "lotId", shop.name_zh as "shopName", shop.name_en as "shopNameEn",
  application, sample.address, carrier_zh as carrier, carrier_en as "carrierEn",
  sample.tracking_number as "trackingNumber", tracking_url as "trackingPattern", sent_at as "sentAt", settled,
  result_note as "resultNote", coalesce((
    select json_agg(json_build_object('id', upload.id, 'name', name) order by position)
    from sample_photo join upload on upload.id = upload_id where sample_id = sample.id), '[]') as photos, coalesce((
    select json_agg(json_build_object('id', document.id, 'title', title_zh, 'titleEn', title_en, 'url', ${documentUrl})
      order by issued_on desc, document.id)
    from document where document.lot_id = sample.lot_id and document.kind = 'COA'), '[]') as certificates, coalesce((
    select json_agg(json_build_object('event', event, 'note', history.note,
      'by', coalesce(operator.name_zh, who.realname), 'byEn', coalesce(operator.name_en, who.realname),
      'time', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by history.id)
    from sample_history history left join operator on ${desk}::boolean and actor = 'operator' and operator.id = actor_id
      left join member who on actor = 'member' and who.id = actor_id
    where sample_id = sample.id), '[]') as history`

export type SampleRow = Omit<Sample, 'trackingUrl' | 'photos'> & {
  trackingPattern: string | null
  photos: { id: number; name: string }[]
}

/** Whether the row of `upload` at hand shows a trial that the member may see. */
export const photoOfOwnSample = (memberId: number): Sql => sql`exists (
  select from sample_photo join sample on sample.id = sample_id
  where upload_id = upload.id and ${belongsTo(memberId, sql`sample`)})`

/** Samples of the buyer that have left, and that nothing of this kind was made from yet. */
const unanswered = (memberId: number, link: Sql) => sql`
  ${belongsTo(memberId, sql`sample`)} and status in ('sent', 'tried') and ${link} is null`

/** Whether an order may be made from one, as part of a larger query. */
export const hasUnanswered = (memberId: number): Sql =>
  sql`exists (select from sample where ${unanswered(memberId, sql`order_id`)})`

const remember = (event: 'enquire' | 'order', memberId: number) => sql`
  insert into sample_history (sample_id, event, from_status, to_status, actor, actor_id)
  select id, ${event}, status, status, 'member', ${memberId} from linked`

/** In the transaction of an order: which samples it was made from. */
export const linkOrder = (tx: Db, memberId: number, orderId: number, productIds: readonly number[]) =>
  tx.run(sql`
    with linked as (
      update sample set order_id = ${orderId}
      where ${unanswered(memberId, sql`order_id`)} and product_id = any(${productIds})
      returning id, status)
    ${remember('order', memberId)}`)

/** The same of an enquiry. */
export const linkEnquiry = (tx: Db, memberId: number, enquiryId: number, productIds: readonly number[]) =>
  tx.run(sql`
    with linked as (
      update sample set enquiry_id = ${enquiryId}
      where ${unanswered(memberId, sql`enquiry_id`)} and product_id = any(${productIds})
      returning id, status)
    ${remember('enquire', memberId)}`)

/** With the account of its member; those of a company stay as they are. */
export const forgetSamplesOf = (db: Db, memberId: number) =>
  db.run(sql`
    with ended as (
      update sample set address = null, application = '-', result_note = null,
        status = case when status in ('requested', 'approved') then 'withdrawn' else status end
      from (select id as old_id, status as old_status from sample where member_id = ${memberId} and enterprise_id is null
        for no key update) before
      where id = old_id returning id, old_status, status)
    insert into sample_history (sample_id, event, from_status, to_status, actor, actor_id)
    select id, 'withdraw', old_status, status, 'member', ${memberId} from ended where old_status <> status`)

/** To the company that another one was merged into. */
export const moveSamples = (db: Db, id: number, otherId: number) =>
  db.run(sql`update sample set enterprise_id = ${id} where enterprise_id = ${otherId}`)
