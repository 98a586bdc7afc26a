import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findGoods, type Goods } from './seed-trading.ts'

/** Buys for the company of the first buyer, up to an amount. */
const colleague = {
  keeper: 'buyer@example.com',
  email: 'colleague@example.com',
  realname: 'Jonas Brandt',
  locale: 'en-US',
  note: 'For line 2, which starts again in two weeks.',
  reason: 'We still have three weeks of stock. Please ask again next month.',
}
type Colleague = typeof colleague
const limitMinor = 1_000_000

/** A colleague with a limit, and two orders above it: one that was rejected, one that waits for the keeper. */
export async function seedApprovals(db: Db) {
  const goods = await findGoods(db, 2)
  const memberId = await insertColleague(db, colleague)
  const terms = await findTerms(db, colleague)
  const [rejected, waiting] = goods
  if (memberId === undefined || !terms || !rejected || !waiting) return
  await reject(db, await ask(db, memberId, rejected, terms), colleague)
  await ask(db, memberId, waiting, terms)
}

/** Signs in with the same password as the keeper. */
async function insertColleague(db: Db, { keeper, email, realname, locale }: Colleague) {
  const made = await db.first<{ id: number }>(sql`
    with person as (
      insert into member (role_id, email, email_verified, password_hash, realname, locale)
      select role_id, ${email}, true, password_hash, ${realname}, ${locale} from member where email = ${keeper}
      returning id)
    insert into company_member (member_id, enterprise_id, role)
    select person.id, enterprise_id, 'buyer' from person, company_member join member on member.id = member_id
    where member.email = ${keeper} returning member_id as id`)
  await db.run(sql`
    insert into spending_limit (enterprise_id, role, currency, per_order)
    select enterprise_id, 'buyer', 'CNY', ${limitMinor} from company_member where member_id = ${made?.id ?? null}`)
  return made?.id
}

const findTerms = (db: Db, { keeper, note }: Colleague) =>
  db.first<object>(sql`
    select address.id as "addressId", 'transfer' as "payMethod", 'PICKUP' as "deliveryTerm", null as "deliveryPlace",
      ${note}::text as note, '' as fingerprint,
      json_build_object('code', 'PICKUP', 'name', term.name_zh, 'nameEn', term.name_en) as term,
      json_build_object('name', address.name, 'phone', address.phone, 'countryName', country.name_zh,
        'countryNameEn', country.name_en, 'provinceName', province.name_zh, 'provinceNameEn', province.name_en,
        'cityName', city.name_zh, 'cityNameEn', city.name_en, 'detailAddress', detail, 'postcode', postcode) as address
    from address join member on member.id = member_id join country on country.id = address.country_id
    left join province on province.id = address.province_id left join city on city.id = address.city_id,
    dictionary_entry term
    where email = ${keeper} and is_default and dictionary = 'DELIVERY_TERM' and term.code = 'PICKUP'`)

async function ask(db: Db, memberId: number, goods: Goods, terms: object) {
  const order = await findOrder(db, goods)
  if (!order) throw new Error('There are no goods to request.')
  const { currency, totalMinor: amountMinor } = order
  const excess = [{ limit: 'order', currency, limitMinor, spentMinor: 0, amountMinor }]
  const made = await db.first<{ id: number }>(sql`
    with made as (
      insert into approval (member_id, enterprise_id, orders, terms, excess, expires_at)
      select member_id, enterprise_id, ${JSON.stringify([order])}::jsonb, ${JSON.stringify(terms)}::jsonb,
        ${JSON.stringify(excess)}::jsonb, now() + interval '7 days' from company_member where member_id = ${memberId}
      returning id)
    insert into approval_history (approval_id, event, to_status, actor, actor_id)
    select id, 'ask', 'waiting', 'member', ${memberId} from made returning approval_id as id`)
  return made?.id ?? 0
}

/** The least that one orders of it, below its tiers. */
function findOrder(db: Db, { productId, pricePerTonne, kilograms }: Goods) {
  const amount = Math.round((pricePerTonne * kilograms) / 1000)
  return db.first<{ currency: string; totalMinor: number }>(sql`
    select shop.name_zh as "shopName", shop.name_en as "shopNameEn", currency, ${amount}::bigint as "totalMinor",
      json_build_array(json_build_object('productId', product.id, 'lotId', null, 'lotCode', null, 'kilograms', ${kilograms}::int,
        'unit', 'kg', 'perTonneMinor', ${pricePerTonne}::bigint, 'amountMinor', ${amount}::bigint,
        'product', json_build_object('name', product.name_zh, 'nameEn', product.name_en,
          'productCategoryName', category.name_zh, 'productCategoryNameEn', category.name_en,
          'brandName', brand.name_zh, 'brandNameEn', brand.name_en, 'seriesName', series, 'modelName', model,
          'grade', grade, 'productFiledType', field_type))) as lines
    from product join shop on shop.id = shop_id join category on category.id = category_id
    join brand on brand.id = brand_id where product.id = ${productId}`)
}

const reject = (db: Db, id: number, { keeper, reason }: Colleague) =>
  db.run(sql`
    with rejected as (
      update approval set status = 'rejected', created_at = now() - interval '3 days' where id = ${id} returning id)
    insert into approval_history (approval_id, event, from_status, to_status, actor, actor_id, note)
    select rejected.id, 'reject', 'waiting', 'rejected', 'member', member.id, ${reason}
    from rejected, member where email = ${keeper}`)
