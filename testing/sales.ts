import { DeliveryStatus, OrderStatus } from '#platform/contract/enums.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aMember } from './factories.ts'
import { goodsForSale } from './trading.ts'

let made = 0
const nextNumber = () => `T${++made}`

const one = async <Row>(row: Promise<Row | undefined>): Promise<Row> => {
  const found = await row
  if (!found) throw new Error('Nothing was inserted.')
  return found
}

// Snapshots, as an order keeps them.
const address = {
  name: '陈立',
  phone: '13800138000',
  detailAddress: '中山路 1 号',
  postcode: null,
  countryName: '中国',
  countryNameEn: 'China',
  provinceName: '浙江',
  provinceNameEn: 'Zhejiang',
  cityName: '宁波',
  cityNameEn: 'Ningbo',
}
export const soldGoods = {
  name: null,
  nameEn: null,
  productCategoryName: '聚丙烯',
  productCategoryNameEn: 'PP',
  brandName: '中石化',
  brandNameEn: 'Sinopec',
  seriesName: null,
  modelName: 'T30S',
  grade: 0,
  productFiledType: 1,
}

/** An order of 1,000 kg for CNY 10,000.00 by bank transfer, as the seller finds it. */
export async function aSale(db: Database, state: 'unpaid' | 'paid' | 'shipped' = 'unpaid') {
  const { id: memberId } = await aMember(db)
  const { id: productId } = await goodsForSale(db)
  const order = await one(
    db.first<{ id: number; orderSn: string }>(sql`
      insert into sales_order (order_sn, member_id, shop_id, shop_zh, shop_en, pay_method, currency, total, kilograms,
        address, delivery_term, delivery_term_zh, delivery_term_en, pay_until, status, pay_status, paid_at)
      select ${nextNumber()}, ${memberId}, shop_id, '店', 'Shop', 'transfer', 'CNY', 1000000, 1000, ${address}, 'PICKUP', '自提',
        'Pick-up', now() + interval '3 days', ${state === 'unpaid' ? sql`0, 0, null` : sql`1, 1, now()`}
      from product where product.id = ${productId} returning id, order_sn as "orderSn"`),
  )
  const line = await one(
    db.first<{ id: number }>(sql`
      insert into order_line (order_id, position, product_id, product, kilograms, unit, price_per_tonne, amount)
      values (${order.id}, 1, ${productId}, ${soldGoods}, 1000, 'kg', 1000000, 1000000) returning id`),
  )
  if (state !== 'unpaid')
    await db.run(sql`
      insert into payment (order_id, provider, number, currency, amount, status, paid_at)
      values (${order.id}, 'transfer', ${order.orderSn}, 'CNY', 1000000, 'paid', now())`)
  if (state === 'shipped') await shipWhole(db, order.id)
  return { ...order, memberId, lineId: line.id }
}

/** As the release before ships an order, which has no shipments of its own. */
export const shipWhole = (db: Db, orderId: number) =>
  db.run(sql`
    update sales_order set status = ${OrderStatus.shipped}, delivery_status = ${DeliveryStatus.shipped}, carrier = 'SF Express', tracking_number = 'SF1',
      shipped_kg = kilograms, shipped_at = now(), receive_until = now() + interval '14 days' where id = ${orderId}`)

/** What is typed for the papers of a shipment of 1,000 kg. */
export const aPackedShipment = {
  kinds: ['invoice' as const],
  marks: '',
  lines: [{ packages: 40, unit: 'bag' as const, grossKg: 1_008, hsCode: '390210' }],
}

export const shipmentOf = (db: Db, orderId: number) =>
  one(
    db.first<{ id: number; version: number }>(sql`
      select id, version from shipment where order_id = ${orderId} order by number limit 1`),
  )

/** The receipt of a transfer that waits for the seller. */
export async function aSlip(db: Db, order: { id: number; orderSn: string; memberId: number }) {
  const upload = await anAttachment(db, order.memberId)
  await db.run(sql`
    insert into payment (order_id, provider, number, currency, amount, slip_id, slip_status)
    values (${order.id}, 'transfer', ${`${order.orderSn}-T`}, 'CNY', 1000000, ${upload.id}, 'waiting')`)
  return upload
}

export const anAttachment = (db: Db, memberId: number) =>
  one(
    db.first<{ id: number; storageKey: string }>(sql`
      insert into upload (member_id, kind, name, type, size, sha256, storage_key, ready, claimed_at)
      values (${memberId}, 'attachment', 'receipt.pdf', 'application/pdf', 1, sha256('x'),
        ${`private/${crypto.randomUUID()}`}, true, now()) returning id, storage_key as "storageKey"`),
  )

export async function aReturn(db: Db, { id, lineId }: { id: number; lineId: number }) {
  const asked = await one(
    db.first<{ id: number }>(sql`
      insert into order_return (order_id, reason, amount) values (${id}, 'Wet bags', 100000) returning id`),
  )
  await db.run(sql`
    insert into order_return_line (return_id, line_id, kilograms, amount) values (${asked.id}, ${lineId}, 100, 100000)`)
  return asked
}

/** An enquiry of a visitor over 25 MT. */
export async function aQuestion(db: Db) {
  const { id: contactId } = await aContact(db)
  const enquiry = await one(
    db.first<{ id: number; enquiryNo: string }>(sql`
      insert into enquiry (enquiry_no, contact_id, name, email, purchase_time, locale)
      values (${nextNumber()}, ${contactId}, 'Visitor', 'visitor@example.com', current_date, 'en-US')
      returning id, enquiry_no as "enquiryNo"`),
  )
  await db.run(sql`
    insert into enquiry_line (enquiry_id, position, product_name, amount, unit, kilograms)
    values (${enquiry.id}, 1, 'PP T30S', 25, 'MT', 25000)`)
  return { ...enquiry, contactId }
}

export async function aSentQuote(db: Db) {
  const { id: enquiryId, contactId } = await aQuestion(db)
  const quote = await one(
    db.first<{ id: number }>(sql`
      insert into quote (enquiry_id, quote_no, version, contact_id, currency, total, kilograms, delivery_term,
        payment_type, valid_until, expires_at)
      values (${enquiryId}, ${nextNumber()}, 1, ${contactId}, 'CNY', 1000, 1000, 'PICKUP', 'TT_ADVANCE',
        current_date + 7, now() + interval '7 days') returning id`),
  )
  return { quoteId: quote.id, id: enquiryId }
}

/** A company whose licence waits to be checked, and its keeper. */
export async function aPendingCompany(db: Db) {
  const keeper = await aMember(db)
  const licence = await anAttachment(db, keeper.id)
  const name = `Pending ${nextNumber()} Ltd`
  const company = await one(
    db.first<{ id: number; version: number }>(sql`
      insert into enterprise (name, name_key, status, licence_id)
      values (${name}, ${name.toLowerCase().replaceAll(' ', '')}, 'pending', ${licence.id}) returning id, version`),
  )
  await db.run(sql`
    insert into company_member (member_id, enterprise_id, role) values (${keeper.id}, ${company.id}, 'keeper')`)
  return { ...company, name, keeper, licence }
}
