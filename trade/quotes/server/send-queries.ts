import type { NewQuote } from '../new-quote.ts'
import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { QuoteStatus } from '../contract.ts'
import type { CheckedLine } from '../office/quote-check.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ShopCharge } from '#trade/orders/server/place-quoted.ts'
import { offeredTerm, type DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { paymentTermsOf, type PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import { endOfDay } from './queries.ts'

export interface Asked {
  contactId: number
  lines: {
    position: number
    productId: number | null
    productName: string
    targetPriceMinor: number | null
    targetCurrency: Currency | null
  }[]
  /** Undefined codes do not exist. */
  delivery: DeliveryTerm | null
  payment: PaymentTerms | null
  /** The shop of our own, which sells what is not in the catalogue. */
  ownShop: number | null
}

/** All that a quote must fit to, in one question. */
export const findAsked = (db: Db, { enquiryId, deliveryTerm, paymentType }: NewQuote) =>
  db.first<Asked>(sql`
    select contact_id as "contactId", (
        select coalesce(json_agg(json_build_object('position', position, 'productId', product_id,
          'productName', product_name, 'targetPriceMinor', target_price, 'targetCurrency', target_currency)
          order by position), '[]')
        from enquiry_line where enquiry_id = enquiry.id) as lines, ${offeredTerm(sql`${deliveryTerm}`)} as delivery,
      (select ${paymentTermsOf(sql`${paymentType}::text`)} from payment_type where code = ${paymentType} and active)
        as payment,
      (select id from shop where own) as "ownShop"
    from enquiry where id = ${enquiryId}`)

/** What the buyer of an enquiry was quoted before, as far as the asking person may know it; newest first. */
export const searchLastPrices = (db: Db, by: Reach, enquiryId: number, productIds: number[]) =>
  db.many<CheckedLine['lastPrices'][number]>(sql`
    select product_id as "productId", quote_no as "quoteNo", quote.created_at as at,
      quote_line.price_per_tonne as "perTonneMinor", quote.currency
    from enquiry asked join enquiry on enquiry.enterprise_id = asked.enterprise_id
        or enquiry.member_id = asked.member_id
        or asked.member_id is null and enquiry.member_id is null and asked.email <> '' and enquiry.email = asked.email
    join quote on quote.enquiry_id = enquiry.id join quote_line on quote_id = quote.id
    where asked.id = ${enquiryId} and product_id = any(${productIds}) and quote.status <> 'replaced'
      and ${ofShop(by, sql`enquiry.shop_id`)}
    order by quote.id desc limit 60`)

export interface Base extends Columns<'quote', 'quoteNo' | 'version' | 'status'> {
  status: QuoteStatus
}

/** The version to be replaced, held until the new one is there. */
export const lockBase = (db: Db, enquiryId: number, id: number) =>
  db.first<Base>(sql`
    select quote_no as "quoteNo", version, status from quote where id = ${id} and enquiry_id = ${enquiryId}
    for no key update`)

export const hasLater = async (db: Db, { quoteNo, version }: Base) =>
  (await db.run(sql`select from quote where quote_no = ${quoteNo} and version > ${version}`)) > 0

export interface SentLine {
  position: number
  enquiry_position: number | null
  replacement: boolean
  product_id: number | null
  lot_id: number | null
  lot_code: string | null
  product: GoodsName
  picture_id: number | null
  kilograms: number
  price_per_tonne: number
  amount: number
  tiers: { kilograms: number; price: number }[]
  lead_time_days: number
  note: string | null
}

interface SentQuote {
  quoteNo: string
  version: number
  contactId: number
  operatorId: number
  totalMinor: number
  kilograms: number
  lines: SentLine[]
  charges: ShopCharge[]
  terms: Pick<Asked, 'delivery' | 'payment'>
}

/** Quote, lines and first history in one statement. */
export async function insertQuote(db: Db, quote: NewQuote, sent: SentQuote): Promise<{ id: number }> {
  const row = await db.first<{ id: number }>(sql`
    with sent as (
      insert into quote (enquiry_id, quote_no, version, contact_id, currency, total, kilograms, delivery_term,
        delivery_place, payment_type, valid_until, expires_at, note, terms, charges)
      values (${quote.enquiryId}, ${sent.quoteNo}, ${sent.version}, ${sent.contactId}, ${quote.currency},
        ${sent.totalMinor}, ${sent.kilograms}, ${quote.deliveryTerm}, ${quote.deliveryPlace}, ${quote.paymentType},
        ${quote.validUntil}, ${endOfDay(quote.validUntil)}, ${quote.note}, ${JSON.stringify(sent.terms)}::jsonb,
        ${JSON.stringify(sent.charges)}::jsonb)
      returning id),
    lines as (
      insert into quote_line (quote_id, position, enquiry_position, replacement, product_id, lot_id, lot_code, product,
        picture_id, kilograms, price_per_tonne, amount, lead_time_days, note)
      select sent.id, line.* from sent, jsonb_to_recordset(${JSON.stringify(sent.lines)}) as line (position int,
        enquiry_position int, replacement boolean, product_id int, lot_id int, lot_code text, product jsonb,
        picture_id int, kilograms int, price_per_tonne bigint, amount bigint, lead_time_days int, note text)),
    tiers as (
      insert into quote_tier (quote_id, position, kilograms, price_per_tonne)
      select sent.id, line.position, tier.kilograms, tier.price
      from sent, jsonb_to_recordset(${JSON.stringify(sent.lines)}) as line (position int, tiers jsonb),
        jsonb_to_recordset(line.tiers) as tier (kilograms int, price bigint)),
    history as (
      insert into quote_history (quote_id, event, to_status, actor, actor_id)
      select id, 'send', 'sent', 'operator', ${sent.operatorId} from sent)
    select id from sent`)
  if (!row) throw new Error('No quote was inserted.')
  return row
}
