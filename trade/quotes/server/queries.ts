import type { Currency } from '#platform/contract/currencies.ts'
import type { ComparedSeller, Quote, QuoteStatus } from '../contract.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { findPaperBuyer, nameForColleagues } from '#identity/companies/server/shared-queries.ts'
import { deliveryTermOfQuote, type DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { paymentTermsOfQuote, type PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import type { ShopCharge } from '#trade/orders/server/place-quoted.ts'
import { vatPercentAt } from '#trade/house/server/shared-queries.ts'
import { isReader, ownEnquiry, readerEmail, readerName } from './own-enquiry.ts'

/** Over is over, also in the minute before a job has written it down. */
export const seenStatus = sql`case when quote.status = 'sent' and quote.expires_at <= now() then 'expired' else quote.status end`

const iso = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const tiers = sql`(
  select coalesce(json_agg(json_build_object('kilograms', tier.kilograms, 'perTonneMinor', tier.price_per_tonne)
    order by tier.kilograms), '[]')
  from quote_tier tier where tier.quote_id = line.quote_id and tier.position = line.position)`

const lines = sql`(
  select json_agg(json_build_object('position', line.position, 'enquiryPosition', line.enquiry_position,
    'askedName', asked.product_name, 'askedProductId', asked.product_id, 'replacement', line.replacement,
    'productId', line.product_id, 'lotId', line.lot_id, 'lotCode', line.lot_code, 'product', line.product,
    'picture', case when picture.id is not null then ${pictureJson} end, 'kilograms', line.kilograms,
    'perTonneMinor', line.price_per_tonne, 'amountMinor', line.amount, 'tiers', ${tiers}, 'leadTimeDays', line.lead_time_days,
    'note', line.note, 'targetPriceMinor', target.price_per_tonne) order by line.position)
  from quote_line line left join picture on picture.id = line.picture_id
  left join enquiry_line asked on asked.enquiry_id = quote.enquiry_id and asked.position = line.enquiry_position
  left join quote_target target on target.quote_id = line.quote_id and target.position = line.position
  where line.quote_id = quote.id)`

const history = sql`(
  select json_agg(json_build_object('event', event, 'status', to_status, 'actor', actor, 'reason', reason, 'note', quote_history.note,
    'by', case when actor = 'member' then ${nameForColleagues(sql`enquiry`, sql`actor_id`)} end, 'time', ${iso(sql`at`)}) order by quote_history.id)
  from quote_history where quote_id = quote.id)`

const columns = sql`
  quote.id, quote_no as "quoteNo", quote.version, quote.enquiry_id as "enquiryId", enquiry_no as "enquiryNo",
  ${seenStatus} as status, quote.currency, quote.total as "totalMinor", quote.kilograms,
  ${deliveryTermOfQuote} as "deliveryTerm",
  quote.delivery_place as "deliveryPlace",
  ${paymentTermsOfQuote} as "paymentType",
  ${vatPercentAt(sql`quote.created_at`)} as "vatPercent", valid_until as "validUntil", expires_at as "expiresAt", quote.note, quote.created_at as "createdAt",
  contact.name_zh as "contactName", contact.name_en as "contactNameEn", ${lines} as lines, quote.charges, ${history} as history, (
    select coalesce(json_agg(json_build_object('id', id, 'orderSn', order_sn) order by id), '[]')
    from sales_order where quote_id = quote.id) as orders`

const from = sql`quote join enquiry on enquiry.id = enquiry_id join contact on contact.id = quote.contact_id`

export type QuoteRow = Omit<Quote, 'actions' | 'deliveryTerm' | 'paymentType' | 'charges'> & {
  charges: ShopCharge[]
  deliveryTerm: DeliveryTerm
  paymentType: PaymentTerms
}

/** Undefined when the enquiry is not the reader's. */
export async function searchQuotes(db: Db, own: Sql, enquiryId: number): Promise<QuoteRow[] | undefined> {
  const found = await db.first(sql`select 1 from enquiry where id = ${enquiryId} and ${own}`)
  if (!found) return undefined
  return searchAllQuotes(db, enquiryId)
}

/** Those who were asked together; none when the enquiry is not the reader's. */
export const searchSellers = (db: Db, own: Sql, enquiryId: number) =>
  db.many<ComparedSeller>(sql`
    select each.id as "enquiryId", each.first_answer_at as "firstAnswerAt", case when shop.id is not null then
      json_build_object('id', shop.id, 'name', shop.name_zh, 'nameEn', shop.name_en) end as shop
    from enquiry join enquiry each on coalesce(enquiry.asked_id, enquiry.id) in (each.id, each.asked_id)
    left join shop on shop.id = each.shop_id and not shop.own
    where enquiry.id = ${enquiryId} and ${own} order by each.id`)

/** Of the first of those sent together, where a visitor asked and it is still known who. */
export const findLinkKey = (db: Db, enquiryId: number) =>
  db.first<Columns<'enquiry', 'id', { key: 'linkKey' }>>(sql`
    select id, link_key as key from enquiry
    where id = (select coalesce(asked_id, id) from enquiry where id = ${enquiryId})
      and member_id is null and erased_at is null`)

export const searchQuotesOf = (db: Db, enquiryIds: number[]) =>
  db.many<QuoteRow>(sql`select ${columns} from ${from} where enquiry_id = any(${enquiryIds}) order by quote.id`)

export const searchAllQuotes = (db: Db, enquiryId: number) =>
  db.many<QuoteRow>(sql`select ${columns} from ${from} where enquiry_id = ${enquiryId} order by quote.id`)

export const existsQuoteOf = async (db: Db, enquiryId: number, id: number) =>
  (await db.run(sql`select from quote where id = ${id} and enquiry_id = ${enquiryId}`)) > 0

export const findQuote = (db: Db, memberId: number, id: number) =>
  db.first<QuoteRow>(sql`select ${columns} from ${from} where quote.id = ${id} and ${ownEnquiry(memberId)}`)

export const findAnyQuote = (db: Db, by: Reach, id: number) =>
  db.first<QuoteRow>(sql`select ${columns} from ${from} where quote.id = ${id} and ${ofShop(by, sql`enquiry.shop_id`)}`)

/** What those need who go on with a quote or tell of it. */
export interface MovedQuote extends Columns<
  'quote',
  | 'id'
  | 'quoteNo'
  | 'version'
  | 'status'
  | 'enquiryId'
  | 'contactId'
  | 'currency'
  | 'deliveryTerm'
  | 'deliveryPlace'
  | 'paymentType'
  | 'validUntil',
  { totalMinor: 'total' }
> {
  status: QuoteStatus
  currency: Currency
  /** In the total. */
  freightMinor: number
}

const freightMinor = sql`(select coalesce(sum((charge ->> 'amountMinor')::bigint), 0)::bigint
  from jsonb_array_elements(quote.charges) charge)`

export const movedColumns = sql`quote.id, quote_no as "quoteNo", version, status, enquiry_id as "enquiryId",
  quote.contact_id as "contactId", currency, total as "totalMinor", quote.delivery_term as "deliveryTerm",
  quote.delivery_place as "deliveryPlace", quote.payment_type as "paymentType", valid_until as "validUntil",
  ${freightMinor} as "freightMinor"`

export const insertTargets = (db: Db, quoteId: number, targets: { position: number; price: number }[]) =>
  db.run(sql`
    insert into quote_target (quote_id, position, price_per_tonne)
    select quote_id, line.position, target.price
    from quote_line line join jsonb_to_recordset(${JSON.stringify(targets)}) as target (position int, price bigint)
      on target.position = line.position
    where quote_id = ${quoteId}`)

/** What its order is placed under. */
export const findTerms = (db: Db, id: number) =>
  db.first<{ delivery: DeliveryTerm; payment: PaymentTerms; charges: ShopCharge[] }>(sql`
    select charges, ${deliveryTermOfQuote} as delivery, ${paymentTermsOfQuote} as payment from quote where id = ${id}`)

export interface Party {
  enquiryNo: string
  /** Whose letters it belongs to; a visitor has none. */
  memberId: number | null
  name: string
  email: string | null
  proved: boolean
  locale: Locale
  term: DeliveryTerm
}

/** Both sides of a quote. What was asked as a visitor belongs to the member who proved the address meanwhile. */
export const findParty = (db: Db, quoteId: number) =>
  db.first<Party>(sql`
    select enquiry_no as "enquiryNo", owner.id as "memberId", ${readerName(sql`owner`)} as name,
      nullif(${readerEmail(sql`owner`)}, '') as email,
      coalesce(owner.email = ${readerEmail(sql`owner`)} and owner.email_verified, false) as proved,
      coalesce(owner.locale, enquiry.locale) as locale,
      ${deliveryTermOfQuote} as term
    from quote join enquiry on enquiry.id = enquiry_id
    left join member owner on ${isReader(sql`owner`)}
    where quote.id = ${quoteId}`)

/** The company that a quote was made to, as papers name it. */
export const findBuyerOf = (db: Db, quoteId: number) =>
  findPaperBuyer(
    db,
    sql`select coalesce(quote.bought_as, enterprise_id) from quote join enquiry on enquiry.id = enquiry_id
      where quote.id = ${quoteId}`,
  )

export interface OrderedLine
  extends
    Columns<
      'quote_line',
      'productId' | 'lotId' | 'lotCode' | 'pictureId' | 'kilograms',
      { perTonneMinor: 'pricePerTonne'; amountMinor: 'amount' }
    >,
    Columns<'shop', never, { shopId: 'id'; shopName: 'nameZh'; shopNameEn: 'nameEn' }> {
  product: Quote['lines'][number]['product']
}

/** What is not of the catalogue is sold by ourselves. */
export const linesToOrder = (db: Db, quoteId: number) =>
  db.many<OrderedLine>(sql`
    select product_id as "productId", lot_id as "lotId", lot_code as "lotCode", line.product,
      line.picture_id as "pictureId", line.kilograms, line.price_per_tonne as "perTonneMinor",
      amount as "amountMinor", shop.id as "shopId", shop.name_zh as "shopName", shop.name_en as "shopNameEn"
    from quote_line line left join product on product.id = product_id
    join shop on case when product.id is null then shop.own else shop.id = product.shop_id end
    where quote_id = ${quoteId} order by position`)

/** The end of a day where the seller works. */
export const endOfDay = (day: string): Sql => sql`((${day}::date + 1)::timestamp at time zone ${sellerZone}::text)`

export const searchAsked = (db: Db, enquiryId: number) =>
  db.many<Columns<'enquiry_line', 'position', { name: 'productName' }>>(
    sql`select position, product_name as name from enquiry_line where enquiry_id = ${enquiryId} order by position`,
  )

/** The shop of our own, which sells what is not in the catalogue; 0 where there is none. */
export const findOwnShop = async (db: Db) =>
  (await db.first<Columns<'shop', 'id'>>(sql`select id from shop where own`))?.id ?? 0
