import type { EnquiryItem, EnquiryTerms, Thread } from '#contract/enquiries.ts'
import type { Paging } from '#contract/paging.ts'
import type { Pack } from '#contract/quantity.ts'
import type { Locale } from '#i18n/messages.ts'
import type { Db } from '#server/database/database.ts'
import { paged } from '#server/database/paged.ts'
import { sql } from '#server/database/sql.ts'

export interface Buyer {
  memberId: number | null
  name: string
  email: string
  company: string | null
  phone: string | null
}

export const findBuyer = (db: Db, memberId: number) =>
  db.first<{ name: string; email: string | null; mobile: string | null }>(
    sql`select realname as name, email, mobile from member where id = ${memberId}`,
  )

export const needsPlace = async (db: Db, code: string) =>
  (
    await db.first<{ needed: boolean }>(sql`
    select needs_place as needed from dictionary_entry where dictionary = 'DELIVERY_TERM' and code = ${code}`)
  )?.needed

export const hasPaymentType = async (db: Db, code: string) =>
  (await db.first(sql`select 1 from dictionary_entry where dictionary = 'PAYMENT_TYPE' and code = ${code}`)) !==
  undefined

export const searchPacks = (db: Db, productIds: number[]) =>
  db.many<Pack & { productId: number }>(
    sql`select product_id as "productId", unit, kilograms from packing where product_id = any(${productIds})`,
  )

type NewEnquiry = Buyer &
  Omit<EnquiryTerms, 'lines' | 'agreement'> & { enquiryNo: string; contactId: number; locale: Locale }

export const insertEnquiry = (db: Db, enquiry: NewEnquiry) =>
  db.first<{ id: number }>(sql`
    insert into enquiry (enquiry_no, member_id, contact_id, name, email, company, phone, purchase_time, payment_type,
      delivery_term, delivery_place, destination, message, locale)
    values (${enquiry.enquiryNo}, ${enquiry.memberId}, ${enquiry.contactId}, ${enquiry.name}, ${enquiry.email},
      ${enquiry.company}, ${enquiry.phone}, ${enquiry.purchaseTime}, ${enquiry.paymentType}, ${enquiry.deliveryTerm},
      ${enquiry.deliveryPlace}, ${enquiry.destination}, ${enquiry.message}, ${enquiry.locale})
    returning id`)

export interface NewLine {
  productId: number | null
  lotId: number | null
  productName: string
  specification: string | null
  amount: number
  unit: string
  kilograms: number | null
  targetPrice: number | null
  targetCurrency: string | null
}

/** A product or lot that is gone meanwhile leaves its name behind. */
export const insertLines = (db: Db, enquiryId: number, lines: NewLine[]) =>
  db.run(sql`
    insert into enquiry_line (enquiry_id, position, product_id, lot_id, product_name, specification, amount, unit,
      kilograms, target_price, target_currency)
    select ${enquiryId}, position, product.id, lot.id, "productName", specification, amount, unit, line.kilograms,
      "targetPrice", "targetCurrency"
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}) as ("productId" int, "lotId" int, "productName" text,
      specification text, amount numeric, unit text, kilograms int, "targetPrice" bigint, "targetCurrency" text))
      with ordinality as line ("productId", "lotId", "productName", specification, amount, unit, kilograms,
      "targetPrice", "targetCurrency", position)
    left join product on product.id = "productId" left join lot on lot.id = "lotId" and lot.product_id = "productId"`)

const lines = sql`(
  select json_agg(json_build_object('productId', product_id, 'productName', product_name, 'specification', specification,
    'amount', amount, 'unit', unit, 'kilograms', kilograms, 'targetPriceMinor', target_price,
    'targetCurrency', target_currency) order by position)
  from enquiry_line where enquiry_id = enquiry.id)`

const item = sql`enquiry.id, enquiry_no as "enquiryNo", enquiry.created_at as "createdAt", purchase_time as "purchaseTime",
  ${lines} as lines, (select count(*) from enquiry_message where enquiry_id = enquiry.id) as "messageCount",
  coalesce((select author = 'contact' from enquiry_message where enquiry_id = enquiry.id order by id desc limit 1), false)
    as answered`

/** A member's own, and what was asked as a visitor under the address that the member has proved to own. */
const mine = (memberId: number) => sql`(enquiry.member_id = ${memberId} or enquiry.member_id is null and enquiry.email =
  (select email from member where id = ${memberId} and email_verified))`

export const searchEnquiries = (db: Db, memberId: number, paging: Paging) =>
  paged<EnquiryItem>(
    db,
    paging,
    sql`select ${item} from enquiry where ${mine(memberId)} order by created_at desc, id desc`,
    sql`select count(*) from enquiry where ${mine(memberId)}`,
  )

const dictionaryName = (dictionary: string, code: 'payment_type' | 'delivery_term') => sql`(
  select json_build_object('name', name_zh, 'nameEn', name_en) from dictionary_entry
  where dictionary = ${dictionary} and code = ${code === 'payment_type' ? sql`enquiry.payment_type` : sql`enquiry.delivery_term`})`

export const findThread = (db: Db, memberId: number, id: number) =>
  db.first<Thread>(sql`
    select ${item}, ${dictionaryName('PAYMENT_TYPE', 'payment_type')} as "paymentType",
      ${dictionaryName('DELIVERY_TERM', 'delivery_term')} as "deliveryTerm", delivery_place as "deliveryPlace",
      destination, message, contact.name_zh as "contactName", contact.name_en as "contactNameEn",
      contact.email as "contactEmail", (
        select coalesce(json_agg(json_build_object('id', enquiry_message.id, 'author', author,
          'contactName', writer.name_zh, 'contactNameEn', writer.name_en, 'body', body,
          'createdAt', to_char(enquiry_message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by enquiry_message.id), '[]')
        from enquiry_message left join contact as writer on writer.id = enquiry_message.contact_id
        where enquiry_id = enquiry.id) as messages
    from enquiry join contact on contact.id = contact_id where enquiry.id = ${id} and ${mine(memberId)}`)

/** Nothing is written into an enquiry that is not the member's. */
export const insertReply = (db: Db, memberId: number, id: number, body: string) =>
  db.first<{ id: number; enquiryNo: string; contactEmail: string; contactLocale: Locale }>(sql`
    with reply as (
      insert into enquiry_message (enquiry_id, author, body)
      select id, 'buyer', ${body} from enquiry where id = ${id} and ${mine(memberId)} returning id, enquiry_id)
    select reply.id, enquiry_no as "enquiryNo", contact.email as "contactEmail", contact.locale as "contactLocale"
    from reply join enquiry on enquiry.id = enquiry_id join contact on contact.id = contact_id`)

export const findContactOf = (db: Db, contactId: number) =>
  db.first<{ email: string; locale: Locale }>(sql`select email, locale from contact where id = ${contactId}`)
