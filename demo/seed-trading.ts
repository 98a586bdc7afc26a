import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { daysSince, demoOrders, type DemoOrder } from './trading/orders.ts'

const { completed } = literals(OrderStatus)

const bankAccounts = [
  {
    currency: 'CNY',
    preferred: true,
    active: true,
    version: 1,
    beneficiary: '聚港（演示）',
    bank: '演示银行宁波分行',
    bank_address: '宁波市中山路 1 号',
    account: '0000 0000 0000 0000 000',
    swift: 'DEMOCN00XXX',
  },
  {
    currency: 'USD',
    preferred: true,
    active: true,
    version: 1,
    beneficiary: 'PolyHarbor (demonstration)',
    bank: 'Demonstration Bank, Ningbo Branch',
    bank_address: '1 Zhongshan Road, Ningbo, China',
    account: '0000 0000 0000 0000 001',
    swift: 'DEMOCN00XXX',
  },
]

export interface Goods {
  productId: number
  shopId: number
  pricePerTonne: number
  kilograms: number
}

/** Addresses, a cart, and the demo buyer's orders in every state, on goods whose stock they take. */
export async function seedTrading(db: Db) {
  await insertRows(db, 'bank_account', bankAccounts)
  const buyers = await db.many<{ id: number }>(sql`
    select id from member where email in ('buyer@example.com', 'buyer2@example.com') order by id`)
  for (const { id } of buyers) await insertAddresses(db, id)
  const buyer = buyers[0]?.id
  if (buyer === undefined) return
  const goods = await findGoods(db, demoOrders.length + 3)
  for (const [index, order] of demoOrders.entries()) {
    const chosen = goods[index]
    if (chosen) await insertDemoOrder(db, buyer, order, chosen)
  }
  await insertComment(db, 'PHDEMO-000004')
  await insertInvoiceRequest(db, 'PHDEMO-000006')
  for (const { productId, kilograms } of goods.slice(demoOrders.length))
    await insertCartItem(db, buyer, productId, kilograms)
}

/** Of one currency and in good supply, so that every step can be tried. */
export const findGoods = (db: Db, most: number) =>
  db.many<Goods>(sql`
    select product.id as "productId", shop_id as "shopId", price_per_tonne as "pricePerTonne",
      greatest(minimum_order_kg, 2000) as kilograms
    from product where status = 'published' and currency = 'CNY' and stock_kg >= 20000 and minimum_order_kg <= 5000
    order by recommended desc, id limit ${most}`)

export const insertAddresses = (db: Db, memberId: number) =>
  db.run(sql`
    insert into address (member_id, name, phone, country_id, province_id, city_id, city, detail, postcode, is_default)
    select member.id, realname, '13800138000', country.id, province.id, city.id, null,
      case member.locale when 'en-US' then '88 Plastics City Avenue' else '塑料城大道 88 号' end, '315400', true
    from member, country join province on province.country_id = country.id join city on city.province_id = province.id
    where member.id = ${memberId} and country.code = 'CN' and city.name_zh like '宁波%'
    union all
    select member.id, realname, '+4940123456', country.id, null, null, 'Hamburg', 'Am Sandtorkai 1', '20457', false
    from member, country where member.id = ${memberId} and country.code = 'DE'`)

const insertCartItem = (db: Db, memberId: number, productId: number, kilograms: number) =>
  db.run(sql`
    insert into cart_item (member_id, product_id, kilograms, unit, currency, price_per_tonne)
    select ${memberId}, id, ${kilograms}, 'kg', currency, price_per_tonne from product where id = ${productId}`)

/** Answers its id. */
export async function insertDemoOrder(db: Db, memberId: number, order: DemoOrder, goods: Goods) {
  const { productId, pricePerTonne, kilograms } = goods
  const amount = Math.round((pricePerTonne * kilograms) / 1000)
  const paid = order.payStatus !== 0
  const end = order.history.map(([event]) => event).find((event) => event === 'receive' || event === 'complete')
  const row = await db.first<{ id: number }>(sql`
    insert into sales_order (order_sn, member_id, shop_id, shop_zh, shop_en, status, pay_status, pay_type, pay_method,
      delivery_status, currency, total, refunded, kilograms, address, delivery_term, delivery_term_zh, delivery_term_en,
      delivery_place, placed_at, pay_until, paid_at, carrier, tracking_number, shipped_kg, shipped_at, receive_until, completed_at)
    select ${order.orderSn}, ${memberId}, shop.id, shop.name_zh, shop.name_en, ${order.status}, ${order.payStatus},
      ${paid ? 1 : 0}, 'alipay', ${order.shipped ? 1 : 0}, 'CNY', ${amount}, ${order.payStatus === 4 ? amount : 0},
      ${kilograms}, (
        select json_build_object('name', address.name, 'phone', phone, 'countryName', country.name_zh,
          'countryNameEn', country.name_en, 'provinceName', province.name_zh, 'provinceNameEn', province.name_en,
          'cityName', city.name_zh, 'cityNameEn', city.name_en, 'detailAddress', detail, 'postcode', postcode)
        from address join country on country.id = address.country_id left join province on province.id = address.province_id
        left join city on city.id = address.city_id where member_id = ${memberId} and is_default),
      'DELIVERED', dictionary_entry.name_zh, dictionary_entry.name_en, 'Ningbo', ${at(order.daysAgo)}, ${at(order.daysAgo - 3)},
      ${paid ? at(daysSince(order, 'pay')) : null}, ${order.shipped ? 'SF Express' : null},
      ${order.shipped ? `SF1000000${order.orderSn.slice(-6)}` : null}, ${order.shipped ? kilograms : null},
      ${order.shipped ? at(daysSince(order, 'ship')) : null}, ${order.shipped ? at(order.daysAgo - 15) : null},
      ${end ? at(daysSince(order, end)) : null}
    from shop, dictionary_entry
    where shop.id = ${goods.shopId} and dictionary = 'DELIVERY_TERM' and dictionary_entry.code = 'DELIVERED' returning id`)
  if (!row) return undefined
  await insertLine(db, row.id, productId, kilograms, pricePerTonne, amount)
  await insertHistory(db, row.id, memberId, order)
  if (order.shipped) await insertShipment(db, row.id)
  // What is neither cancelled nor closed is no longer for sale.
  if (order.status < 4) await db.run(sql`update product set stock_kg = stock_kg - ${kilograms} where id = ${productId}`)
  if (paid) await insertPayment(db, row.id, order, amount)
  if (order.returns !== undefined) await insertReturn(db, row.id, order, kilograms, amount)
  return row.id
}

const insertLine = (db: Db, orderId: number, productId: number, kilograms: number, price: number, amount: number) =>
  db.run(sql`
    insert into order_line (order_id, position, product_id, product, picture_id, kilograms, unit, price_per_tonne, amount)
    select ${orderId}, 1, product.id, json_build_object('name', product.name_zh, 'nameEn', product.name_en,
      'productCategoryName', category.name_zh, 'productCategoryNameEn', category.name_en, 'brandName', brand.name_zh,
      'brandNameEn', brand.name_en, 'seriesName', series, 'modelName', model, 'grade', grade,
      'productFiledType', field_type), (
        select picture_id from product_picture where product_id = product.id order by position limit 1),
      ${kilograms}, 'kg', ${price}, ${amount}
    from product join category on category.id = category_id join brand on brand.id = brand_id where product.id = ${productId}`)

/** All of it at once, arrived two days later. */
const insertShipment = (db: Db, orderId: number) =>
  db.run(sql`
    with sent as (
      insert into shipment (order_id, number, status, carrier_id, carrier_zh, carrier_en, tracking_number, mode,
        loaded_on, eta, shipped_at, receive_until, received_at)
      select sales_order.id, 1, case when sales_order.status = ${completed} then 'received' else 'shipped' end, carrier.id,
        coalesce(name_zh, carrier), coalesce(name_en, carrier), tracking_number, 'truck', shipped_at::date,
        shipped_at::date + 2, shipped_at, receive_until, completed_at
      from sales_order left join carrier on name_en = carrier where sales_order.id = ${orderId}
      returning id, order_id, status, received_at),
    loaded as (
      insert into shipment_line (shipment_id, position, line_id, lot_id, lot_code, kilograms)
      select sent.id, position, line.id, lot_id, lot_code, kilograms from sent join order_line line using (order_id)
      returning line_id),
    counted as (update order_line set shipped_kg = kilograms where order_id = ${orderId})
    insert into shipment_history (shipment_id, event, from_status, to_status, actor, actor_id)
    select id, 'ship', null, 'shipped', 'operator', 1 from sent union all
    select id, 'accept', 'shipped', 'received', 'system', null from sent where status = 'received'`)

async function insertHistory(db: Db, orderId: number, memberId: number, order: DemoOrder) {
  let from: number | null = null
  for (const [event, to, actor] of order.history) {
    const actorId = actor === 'member' ? memberId : actor === 'operator' ? 1 : null
    await db.run(sql`
      insert into order_history (order_id, event, from_status, to_status, actor, actor_id, at)
      values (${orderId}, ${event}, ${from}, ${to}, ${actor}, ${actorId}, ${at(daysSince(order, event))})`)
    from = to
  }
}

async function insertPayment(db: Db, orderId: number, order: DemoOrder, amount: number) {
  const { orderSn, payStatus } = order
  await db.run(sql`
    insert into payment (order_id, provider, number, currency, amount, status, trade_number, paid_at)
    values (${orderId}, 'alipay', ${`${orderSn}-A`}, 'CNY', ${amount}, 'paid', ${`DEMO-${orderSn}`}, ${at(daysSince(order, 'pay'))})`)
  if (payStatus !== 4) return
  await db.run(sql`
    insert into refund (payment_id, number, amount, status, done_at)
    select id, number || '-R', amount, 'done', ${at(daysSince(order, 'refund'))} from payment where order_id = ${orderId}`)
}

async function insertReturn(db: Db, orderId: number, order: DemoOrder, kilograms: number, amount: number) {
  await db.run(sql`
    with asked as (
      insert into order_return (order_id, status, reason, amount, created_at)
      values (${orderId}, ${order.returns}, 'Two pallets arrived with torn bags and moist pellets.', ${amount},
        ${at(daysSince(order, 'askReturn'))}) returning id)
    insert into order_return_line (return_id, line_id, kilograms, amount)
    select asked.id, order_line.id, ${kilograms}, ${amount} from asked, order_line where order_id = ${orderId}`)
}

/** One that the seller has answered. */
const insertComment = (db: Db, orderSn: string) =>
  db.run(sql`
    insert into order_comment (line_id, order_id, member_id, score, content, name_choice, shown_name, created_at, answer,
      answered_at)
    select order_line.id, order_id, member_id, 5,
      'Even pellets, no dust, and the melt flow is what the certificate says. Pallets were wrapped well.', 'initials',
      left(realname, 1) || '.', ${at(30)}, 'Thank you. Ask us for the certificate of the next lot before you order.', ${at(29)}
    from order_line join sales_order on sales_order.id = order_id join member on member.id = member_id
    where order_sn = ${orderSn}`)

/** A title that the buyer keeps, and an invoice requested with it that nobody has answered. */
const insertInvoiceRequest = (db: Db, orderSn: string) =>
  db.run(sql`
    with kept as (
      insert into invoice_title (member_id, enterprise_id, kind, title, tax_number, address, phone, bank, bank_account)
      select member_id, enterprise_id, 'ordinary', 'Nordplast Spritzguss GmbH', null, 'Hafenstraße 12, 20457 Hamburg',
        '+4940000000', null, null from sales_order where order_sn = ${orderSn} returning *),
    made as (
      insert into tax_invoice (order_id, member_id, kind, title, tax_number, address, phone, bank, bank_account, requested_at)
      select sales_order.id, kept.member_id, kept.kind, kept.title, tax_number, kept.address, phone, bank, kept.bank_account,
        ${at(1)} from kept, sales_order where order_sn = ${orderSn} returning id, member_id, requested_at)
    insert into tax_invoice_history (tax_invoice_id, event, to_status, actor, actor_id, at)
    select id, 'request', 'requested', 'member', member_id, requested_at from made`)

const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString()
