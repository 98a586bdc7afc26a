import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { demoEnquiries, type DemoEnquiry, type DemoLine, type DemoQuote } from './trading/enquiries.ts'

const day = 24 * 3_600_000
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString()
const dayOf = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(Date.now() + days * day))

/** Enquiries of the demo buyers with quotes in every state, and a rate by which they can be compared. */
export async function seedQuotes(db: Db) {
  await db.run(sql`insert into exchange_rate (as_of, cny_per_usd) values (${dayOf(-3)}, 7.1) on conflict do nothing`)
  for (const enquiry of demoEnquiries) {
    const made = await insertEnquiry(db, enquiry)
    if (!made) continue
    for (const quote of enquiry.quotes ?? []) await insertQuote(db, enquiry, made, quote)
  }
}

interface Made {
  id: number
  memberId: number
  contactId: number
}

const productOf = (model: string | undefined) => sql`(
  select id from product where model = ${model ?? null} and grade = 0 and status = 'published' order by stock_kg desc limit 1)`

async function insertEnquiry(db: Db, enquiry: DemoEnquiry): Promise<Made | undefined> {
  const { enquiryNo, buyer, term = null, place = null, payment = null, destination = null, message = null } = enquiry
  const made = await db.first<Made>(sql`
    insert into enquiry (enquiry_no, member_id, contact_id, name, email, purchase_time, payment_type, delivery_term,
      delivery_place, destination, message, locale, created_at)
    select ${enquiryNo}, member.id, contact.id, realname, member.email, ${dayOf(enquiry.neededIn)}, ${payment}, ${term},
      ${place}, ${destination}, ${message}, member.locale, ${at(enquiry.daysAgo)}
    from member join contact on contact.locale = member.locale and not house where member.email = ${buyer} order by contact.id limit 1
    returning id, member_id as "memberId", contact_id as "contactId"`)
  if (!made) return undefined
  for (const [index, { model, name, specification, tonnes, target, currency }] of enquiry.lines.entries())
    await db.run(sql`
      insert into enquiry_line (enquiry_id, position, product_id, product_name, specification, amount, unit, kilograms,
        target_price, target_currency)
      values (${made.id}, ${index + 1}, ${productOf(model)}, ${name}, ${specification ?? null}, ${tonnes}, 'MT',
        ${Math.round(tonnes * 1000)}, ${target ?? null}, ${currency ?? null})`)
  for (const [author, daysAgo, body] of enquiry.messages ?? [])
    await db.run(sql`
      insert into enquiry_message (enquiry_id, author, contact_id, body, created_at)
      values (${made.id}, ${author}, ${author === 'contact' ? made.contactId : null}, ${body}, ${at(daysAgo)})`)
  return made
}

const events: Partial<Record<DemoQuote['status'], [event: string, actor: 'member' | 'operator' | 'system']>> = {
  accepted: ['accept', 'member'],
  countered: ['counter', 'member'],
  declined: ['decline', 'member'],
  replaced: ['replace', 'operator'],
  withdrawn: ['withdraw', 'operator'],
  expired: ['expire', 'system'],
}

async function insertQuote(
  db: Db,
  enquiry: DemoEnquiry,
  { id: enquiryId, memberId, contactId }: Made,
  quote: DemoQuote,
) {
  const lines = quote.orderSn ? await linesOfOrder(db, quote.orderSn) : quote.lines
  const amountOf = ({ kilograms, price }: DemoLine) => Math.floor((price * kilograms + 500) / 1000)
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const kilograms = lines.reduce((sum, line) => sum + line.kilograms, 0)
  if (kilograms === 0) return
  const row = await db.first<{ id: number }>(sql`
    insert into quote (enquiry_id, quote_no, version, status, contact_id, currency, total, kilograms, delivery_term,
      delivery_place, payment_type, valid_until, expires_at, note, reminded, created_at)
    values (${enquiryId}, ${`QTDEMO-${enquiry.enquiryNo.slice(-2)}${'ABC'[quote.series] ?? ''}`}, ${quote.version ?? 1},
      ${quote.status}, ${contactId}, ${quote.currency}, ${total}, ${kilograms}, ${quote.term}, ${quote.place || null},
      ${quote.payment}, ${dayOf(quote.validDays)},
      (${dayOf(quote.validDays)}::date + 1)::timestamp at time zone 'Asia/Shanghai', ${quote.note ?? null}, true,
      ${at(quote.daysAgo)})
    returning id`)
  if (!row) return
  for (const [index, line] of lines.entries()) await insertLine(db, row.id, index + 1, line, amountOf(line))
  await insertHistory(db, row.id, memberId, quote)
  if (!quote.orderSn) return
  await db.run(sql`update sales_order set quote_id = ${row.id} where order_sn = ${quote.orderSn}`)
  await db.run(sql`
    update enquiry_line set product_id = line.product_id, amount = line.kilograms / 1000.0, kilograms = line.kilograms,
      product_name = concat_ws(' ', line.product ->> 'productCategoryNameEn', line.product ->> 'modelName')
    from quote_line line where line.quote_id = ${row.id} and enquiry_line.enquiry_id = ${enquiryId}`)
}

const linesOfOrder = async (db: Db, orderSn: string): Promise<DemoLine[]> =>
  db.many<DemoLine>(sql`
    select product.model, order_line.kilograms, order_line.price_per_tonne as price, 0 as "leadTimeDays"
    from order_line join sales_order on sales_order.id = order_id join product on product.id = product_id
    where order_sn = ${orderSn} order by position`)

async function insertLine(db: Db, quoteId: number, position: number, line: DemoLine, amount: number) {
  await db.run(sql`
    insert into quote_line (quote_id, position, enquiry_position, replacement, product_id, product, picture_id,
      kilograms, price_per_tonne, amount, lead_time_days, note)
    select ${quoteId}, ${position}, 1, ${line.replacement ?? false}, product.id,
      json_build_object('name', product.name_zh, 'nameEn', product.name_en, 'productCategoryName', category.name_zh,
        'productCategoryNameEn', category.name_en, 'brandName', brand.name_zh, 'brandNameEn', brand.name_en,
        'seriesName', series, 'modelName', model, 'grade', grade, 'productFiledType', field_type), (
        select picture_id from product_picture where product_id = product.id order by position limit 1),
      ${line.kilograms}, ${line.price}, ${amount}, ${line.leadTimeDays}, ${line.note ?? null}
    from product join category on category.id = category_id join brand on brand.id = brand_id
    where product.id = ${productOf(line.model)}`)
  if (line.target)
    await db.run(
      sql`insert into quote_target (quote_id, position, price_per_tonne) values (${quoteId}, ${position}, ${line.target})`,
    )
}

async function insertHistory(db: Db, quoteId: number, memberId: number, quote: DemoQuote) {
  const add = (event: string, from: string | null, to: string, actor: string, daysAgo: number, said: string | null) =>
    db.run(sql`
      insert into quote_history (quote_id, event, from_status, to_status, actor, actor_id, reason, note, at)
      values (${quoteId}, ${event}, ${from}, ${to}, ${actor},
        ${actor === 'member' ? memberId : actor === 'operator' ? 1 : null},
        ${event === 'decline' ? (quote.reason ?? 'other') : null}, ${said}, ${at(daysAgo)})`)
  await add('send', null, 'sent', 'operator', quote.daysAgo, null)
  if (quote.countered) await add('counter', 'sent', 'countered', 'member', quote.daysAgo - 1, quote.countered)
  const [event, actor] = events[quote.status] ?? []
  if (!event || !actor) return
  const from = quote.countered ? 'countered' : 'sent'
  const daysAgo = quote.status === 'expired' ? -quote.validDays : quote.daysAgo - 2
  await add(event, from, quote.status, actor, Math.max(0, daysAgo), quote.said ?? null)
}
