import type { EnquiryItem, EnquiryTerms, Thread } from '../contract.ts'
import type { Paging } from '#platform/contract/paging.ts'
import type { Pack } from '#catalogue/goods/quantity.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { companyOf, nameForColleagues } from '#identity/companies/server/shared-queries.ts'
import type { Entrant } from '#identity/members/channel.ts'
import { enteredJson } from '#trade/threads/server/shared-queries.ts'
import { isReader, ownEnquiry, readerEmail, readerName } from '#trade/quotes/server/own-enquiry.ts'

export interface Buyer {
  memberId: number | null
  name: string
  email: string
  company: string | null
  phone: string | null
}

export const findBuyer = (db: Db, memberId: number) =>
  db.first<
    Columns<'member', 'email' | 'mobile' | 'disabled', { name: 'realname'; proved: 'emailVerified' }> & {
      locale: Locale
    }
  >(sql`
    select realname as name, email, email_verified as proved, coalesce(mobile, contact_mobile) as mobile, disabled, locale
    from member where id = ${memberId}`)

export const needsPlace = async (db: Db, code: string) =>
  (
    await db.first<{ needed: boolean }>(sql`
    select needs_place as needed from dictionary_entry where dictionary = 'DELIVERY_TERM' and code = ${code}
      and active`)
  )?.needed

export const hasPaymentType = async (db: Db, code: string) =>
  (await db.first(sql`select 1 from dictionary_entry where dictionary = 'PAYMENT_TYPE' and code = ${code}
    and active`)) !== undefined

export const searchPacks = (db: Db, productIds: number[]) =>
  db.many<Pack & { productId: number }>(
    sql`select product_id as "productId", unit, kilograms from packing where product_id = any(${productIds})`,
  )

/** Undecided, the lines say whether it is for one shop. */
export interface Addressee {
  shopId: number | null
  chosen: boolean
}

type NewEnquiry = Buyer &
  Omit<EnquiryTerms, 'lines' | 'agreement' | 'shopIds' | 'house'> & {
    enquiryNo: string
    contactId: number
    locale: Locale
    entrant: Entrant | undefined
    /** The first of those that it was sent to. */
    askedId: number | null
    addressee: Addressee
  }

export type SentEnquiry = Columns<'enquiry', 'id'> &
  Columns<'contact', never, { contactName: 'nameZh'; contactNameEn: 'nameEn' }>

export const insertEnquiry = (db: Db, enquiry: NewEnquiry) =>
  db.first<SentEnquiry>(sql`
    with sent as (insert into enquiry (enquiry_no, member_id, enterprise_id, contact_id, name, email, company, phone, purchase_time, payment_type,
      delivery_term, delivery_place, destination, message, locale, entered_by, channel,
      asked_id, shop_id, addressed)
    values (${enquiry.enquiryNo}, ${enquiry.memberId}, ${enquiry.memberId ? companyOf(enquiry.memberId) : null}, ${enquiry.contactId}, ${enquiry.name}, ${enquiry.email},
      ${enquiry.company}, ${enquiry.phone}, ${enquiry.purchaseTime}, ${enquiry.paymentType}, ${enquiry.deliveryTerm},
      ${enquiry.deliveryPlace}, ${enquiry.destination}, ${enquiry.message}, ${enquiry.locale},
      ${enquiry.entrant?.operatorId ?? null}, ${enquiry.entrant?.channel ?? null}, ${enquiry.askedId},
      ${enquiry.addressee.shopId}, ${enquiry.addressee.chosen})
    returning id, contact_id)
    select sent.id, name_zh as "contactName", name_en as "contactNameEn" from sent join contact on contact.id = contact_id`)

export interface NewLine {
  productId: number | null
  lotId: number | null
  productName: string
  specification: string | null
  ranges: string[]
  colour: string | null
  certificate: string | null
  sample: boolean
  amount: number
  moreAmounts: number[]
  unit: string
  kilograms: number | null
  targetPrice: number | null
  targetCurrency: string | null
}

/** A product or lot that is gone meanwhile leaves its name behind, and to a shop so does one of another shop. */
export const insertLines = (db: Db, enquiryId: number, shopId: number | null, lines: NewLine[]) =>
  db.run(sql`
    insert into enquiry_line (enquiry_id, position, product_id, lot_id, product_name, specification, ranges, colour,
      certificate, sample, amount, more_amounts, unit, kilograms, target_price, target_currency)
    select ${enquiryId}, position, product.id, lot.id, "productName", specification,
      array(select jsonb_array_elements_text(ranges)), colour, certificate, sample, amount,
      array(select jsonb_array_elements_text("moreAmounts")::numeric), unit, line.kilograms,
      "targetPrice", "targetCurrency"
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}) as ("productId" int, "lotId" int, "productName" text,
      specification text, ranges jsonb, colour text, certificate text, sample boolean, amount numeric,
      "moreAmounts" jsonb, unit text, kilograms int,
      "targetPrice" bigint, "targetCurrency" text))
      with ordinality as line ("productId", "lotId", "productName", specification, ranges, colour, certificate, sample,
      amount, "moreAmounts", unit, kilograms, "targetPrice", "targetCurrency", position)
    left join product on product.id = "productId" and (${shopId}::int is null or product.shop_id = ${shopId})
    left join lot on lot.id = "lotId" and lot.product_id = product.id`)

/** The one shop whose goods are asked for, or the one that was chosen. */
export const findShopOf = async (db: Db, id: number) =>
  (await db.first<Columns<'enquiry', 'shopId'>>(sql`select shop_id as "shopId" from enquiry where id = ${id}`))
    ?.shopId ?? null

export const insertAttachments = (db: Db, enquiryId: number, uploadIds: number[]) =>
  db.run(sql`
    insert into enquiry_attachment (enquiry_id, position, upload_id)
    select ${enquiryId}, place, id from unnest(${uploadIds}::int[]) with ordinality as chosen (id, place)`)

const ranges = sql`(
  select coalesce(json_agg(json_build_object('range', asked.range, 'name', name_zh, 'nameEn', name_en) order by place), '[]')
  from unnest(ranges) with ordinality as asked (range, place)
  left join parameter on parameter.code = split_part(asked.range, ':', 1))`

const lines = sql`(
  select json_agg(json_build_object('productId', product_id, 'productName', product_name, 'specification', specification,
    'ranges', ${ranges}, 'colour', colour, 'certificate', certificate, 'sample', sample, 'sampleId', sample_id,
    'amount', amount, 'moreAmounts', more_amounts, 'unit', unit, 'kilograms', kilograms, 'targetPriceMinor', target_price,
    'targetCurrency', target_currency) order by position)
  from enquiry_line where enquiry_id = enquiry.id)`

/** Of one addressee, as a seller sees it; or of all that were asked together, as the buyer does. */
const alone = sql`(enquiry.id)`
const withOthers = sql`(select enquiry.id union all select other.id from enquiry other where other.asked_id = enquiry.id)`

/** Whether the seller spoke last, be it by a message or by a quote that the buyer has not countered. */
const answered = (ids: Sql) => sql`
  coalesce((
    select by_seller from (
      select author = 'contact' as by_seller, created_at from enquiry_message where enquiry_id in ${ids}
      union all select event = 'send', at from quote_history join quote on quote.id = quote_id
      where enquiry_id in ${ids} and event in ('send', 'counter')) as said
    order by created_at desc limit 1), false)`

/** Whether the seller said something that nobody of the buyer's side has opened. */
const unopened = (row: Sql) => sql`exists (
  select from (
    select created_at from enquiry_message where enquiry_id = ${row}.id and author = 'contact'
    union all select at from quote_history join quote on quote.id = quote_id
    where enquiry_id = ${row}.id and event = 'send' and actor <> 'member') as said
  where said.created_at > coalesce(${row}.opened_at, '-infinity'))`

/** What was asked of several is one enquiry. */
export const countUnopened = (db: Db, memberId: number) =>
  db.first<{ count: number }>(sql`
    select count(distinct coalesce(asked_id, id)) as count from enquiry
    where ${ownEnquiry(memberId)} and ${unopened(sql`enquiry`)}`)

/** The member's other pages are notified, where that changes what they count. */
export const noteOpened = (db: Db, own: Sql, memberId: number | null, id: number) =>
  db.run(sql`
    with opened as (
      update enquiry set opened_at = now()
      where id = ${id} and ${own} and ${unopened(sql`enquiry`)} returning id)
    select pg_notify('live', json_build_object('member', ${memberId}::int, 'event', 'enquiries')::text) from opened
    where ${memberId}::int is not null`)

export const findEmailOf = async (db: Db, id: number) =>
  (await db.first<Columns<'enquiry', 'email'>>(sql`select email from enquiry where id = ${id}`))?.email ?? ''

const item = (ids: Sql) => sql`
  enquiry.id, enquiry_no as "enquiryNo", enquiry.created_at as "createdAt", purchase_time as "purchaseTime",
  ${lines} as lines, (select count(*) from enquiry_message where enquiry_id in ${ids}) as "messageCount",
  ${answered(ids)} as answered, ${nameForColleagues(sql`enquiry`, sql`enquiry.member_id`)} as "askedBy", (
    select count(*) from quote where enquiry_id in ${ids} and status = 'sent' and expires_at > now()) as "openQuotes"`

const ownFirst = (memberId: number) => sql`${ownEnquiry(memberId)} and asked_id is null`

export const searchEnquiries = (db: Db, memberId: number, paging: Paging) =>
  paged<EnquiryItem>(
    db,
    paging,
    sql`select ${item(withOthers)} from enquiry where ${ownFirst(memberId)} order by created_at desc, id desc`,
    sql`select count(*) from enquiry where ${ownFirst(memberId)}`,
  )

export const countOwn = (db: Db, memberId: number) =>
  db.first<{ total: number; answered: number }>(sql`
    select count(*) as total, count(*) filter (where answered) as answered
    from (select ${answered(withOthers)} as answered from enquiry where ${ownFirst(memberId)}) as own`)

const dictionaryName = (dictionary: string, code: 'payment_type' | 'delivery_term') => sql`(
  select json_build_object('name', name_zh, 'nameEn', name_en) from dictionary_entry
  where dictionary = ${dictionary} and code = ${code === 'payment_type' ? sql`enquiry.payment_type` : sql`enquiry.delivery_term`})`

const files = sql`(
  select coalesce(json_agg(json_build_object('id', upload.id, 'name', upload.name, 'size', upload.size)
    order by position), '[]')
  from enquiry_message_file join upload on upload.id = upload_id where message_id = enquiry_message.id)`

/** What was asked and everything that either side has sent. */
export const threadColumns = sql`
  ${item(alone)}, ${dictionaryName('PAYMENT_TYPE', 'payment_type')} as "paymentType",
  ${dictionaryName('DELIVERY_TERM', 'delivery_term')} as "deliveryTerm", delivery_place as "deliveryPlace",
  destination, message, ${enteredJson(sql`enquiry`)} as entered, (
    select coalesce(json_agg(json_build_object('id', upload.id, 'name', upload.name, 'size', upload.size)
      order by position), '[]')
    from enquiry_attachment join upload on upload.id = upload_id where enquiry_id = enquiry.id) as attachments, (
    select coalesce(json_agg(json_build_object('id', enquiry_message.id, 'author', author,
      'writer', ${nameForColleagues(sql`enquiry`, sql`enquiry_message.member_id`)}, 'contactName', writer.name_zh, 'contactNameEn', writer.name_en, 'body', body, 'files', ${files},
      'createdAt', to_char(enquiry_message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by enquiry_message.id), '[]')
    from enquiry_message left join contact as writer on writer.id = enquiry_message.contact_id
    where enquiry_id = enquiry.id) as messages`

/** All that were asked together, for the buyer alone. */
const addressees = sql`(
  select json_agg(json_build_object('id', each.id, 'shop', case when shop.id is not null then
      json_build_object('id', shop.id, 'name', shop.name_zh, 'nameEn', shop.name_en) end,
    'firstAnswerAt', to_char(each.first_answer_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'fresh', ${unopened(sql`each`)}, 'openQuotes', (
      select count(*) from quote where enquiry_id = each.id and status = 'sent' and expires_at > now())) order by each.id)
  from enquiry each left join shop on shop.id = each.shop_id and not shop.own
  where coalesce(enquiry.asked_id, enquiry.id) in (each.id, each.asked_id))`

export const findThread = (db: Db, own: Sql, id: number) =>
  db.first<Thread>(sql`
    select ${threadColumns}, ${addressees} as addressees, contact.name_zh as "contactName", contact.name_en as "contactNameEn",
      contact.email as "contactEmail"
    from enquiry join contact on contact.id = contact_id where enquiry.id = ${id} and ${own}`)

/** Nothing is written into an enquiry that is not the writer's. */
export interface Reply {
  id: number
  body: string
  /** Of the mail that it came by. */
  mailId?: string
}

export const insertReply = (db: Db, own: Sql, memberId: number | null, { id, body, mailId }: Reply) =>
  db.first<Columns<'enquiry', 'id' | 'enquiryNo' | 'contactId'>>(sql`
    with reply as (
      insert into enquiry_message (enquiry_id, author, member_id, body, mail_id)
      select id, 'buyer', ${memberId}::int, ${body}, ${mailId ?? null}::text from enquiry where id = ${id} and ${own}
      on conflict do nothing returning id, enquiry_id)
    select reply.id, enquiry_no as "enquiryNo", contact_id as "contactId"
    from reply join enquiry on enquiry.id = enquiry_id`)

interface Answered extends Columns<'enquiry', 'id' | 'enquiryNo' | 'memberId' | 'name' | 'email' | 'locale'> {
  proved: boolean
  locale: Locale
}

export const reader = isReader(sql`reader`)

interface NewAnswer {
  enquiryId: number
  contactId: number
  operatorId: number | null
  body: string
}

export const insertAnswer = (db: Db, { enquiryId, contactId, operatorId, body }: NewAnswer) =>
  db.first<Answered>(sql`
    with answer as (
      insert into enquiry_message (enquiry_id, author, contact_id, operator_id, body)
      select enquiry.id, 'contact', contact.id, ${operatorId}, ${body} from enquiry, contact
      where enquiry.id = ${enquiryId} and contact.id = ${contactId} returning id, enquiry_id)
    select answer.id, enquiry_no as "enquiryNo", reader.id as "memberId", ${readerName(sql`reader`)} as name,
      ${readerEmail(sql`reader`)} as email,
      coalesce(reader.email = ${readerEmail(sql`reader`)} and reader.email_verified, false) as proved,
      coalesce(reader.locale, enquiry.locale) as locale
    from answer join enquiry on enquiry.id = enquiry_id left join member as reader on ${reader}`)

export const insertFiles = (db: Db, messageId: number, uploadIds: number[]) =>
  db.run(sql`
    insert into enquiry_message_file (message_id, position, upload_id)
    select ${messageId}, place, id from unnest(${uploadIds}::int[]) with ordinality as chosen (id, place)`)

/** The buyer's last word needs no answer. */
export const clearWaiting = (db: Db, id: number) =>
  db.run(sql`update enquiry set waiting_since = null where id = ${id}`)
