import { goodsNameJson } from '#catalogue/goods/server/shared-queries.ts'
import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Alert, AlertKind } from '../contract.ts'

const priced = (currency: 'alert' | 'product') =>
  currency === 'alert'
    ? sql`case when below is not null then json_build_object('currency', alert.currency, 'perTonneMinor', below) end`
    : sql`case when price_per_tonne is not null
        then json_build_object('currency', product.currency, 'perTonneMinor', price_per_tonne) end`

const columns = sql`alert.id, alert.kind, product.id as "productId", ${goodsNameJson} as product,
  ${priced('alert')} as below, ${priced('product')} as price, sent_at as "sentAt"`
const from = sql`product_alert alert join product on product.id = alert.product_id
  join category on category.id = product.category_id join brand on brand.id = product.brand_id`

const inStock = sql`(product.stock_kg > 0
  or exists (select from lot where lot.product_id = product.id and lot.stock_kg > 0))`

/** Whether there is something to tell of the alert of the row. */
const holds = sql`(product.status = 'published' and case alert.kind when 'price'
  then product.currency = alert.currency and product.price_per_tonne < alert.below else ${inStock} end)`

export const searchAlerts = (db: Db, memberId: number) =>
  db.many<Alert>(sql`select ${columns} from ${from} where alert.member_id = ${memberId} order by alert.id desc`)

export const findLinked = (db: Db, key: string) =>
  db.first<Alert>(sql`select ${columns} from ${from} where alert.link_key = ${key}`)

export interface Watched extends Columns<'product', 'id', { perTonneMinor: 'pricePerTonne' }> {
  currency: Currency | null
  inStock: boolean
}

export const findWatched = (db: Db, productId: number) =>
  db.first<Watched>(sql`
    select id, currency, price_per_tonne as "perTonneMinor", ${inStock} as "inStock"
    from product where id = ${productId} and status = 'published'`)

interface Wish {
  productId: number
  kind: AlertKind
  currency: Currency | null
  below: number | null
}

/** Undefined where the member has as many as one keeps. */
export const upsertAlert = (db: Db, memberId: number, { productId, kind, currency, below }: Wish, most: number) =>
  db.first<Columns<'product_alert', 'id'>>(sql`
    insert into product_alert (member_id, product_id, kind, currency, below)
    select ${memberId}::int, ${productId}::int, ${kind}, ${currency}, ${below}::bigint
    where (select count(*) from product_alert where member_id = ${memberId}
      and (product_id, kind) <> (${productId}::int, ${kind}::text)) < ${most}
    on conflict (member_id, product_id, kind)
      do update set currency = excluded.currency, below = excluded.below, armed = true
    returning id`)

export const removeAlert = (db: Db, memberId: number, id: number) =>
  db.run(sql`delete from product_alert where id = ${id} and member_id = ${memberId}`)

export const removeLinked = (db: Db, key: string) => db.run(sql`delete from product_alert where link_key = ${key}`)

/** The price went up again, or the stock is empty: the next crossing counts. */
export const rearm = (db: Db) =>
  db.run(sql`
    update product_alert alert set armed = true from product
    where product.id = alert.product_id and not armed and not coalesce(${holds}, false)`)

const due = sql`armed and ${holds} and (sent_at is null or sent_at < now() - interval '1 day')`

export const searchDue = (db: Db) =>
  db.many<Columns<'product_alert', 'id'>>(sql`
    select alert.id from product_alert alert join product on product.id = alert.product_id
      join member on member.id = alert.member_id
    where ${due} and not member.disabled order by alert.id limit 500`)

export interface Fired extends Columns<'product_alert', 'memberId' | 'productId' | 'linkKey'> {
  kind: AlertKind
  currency: Currency | null
  below: number | null
  perTonneMinor: number | null
  product: GoodsName
}

/** Of several at once one gets the row: whoever waited for its lock finds it disarmed. */
export const disarm = (tx: Db, id: number) =>
  tx.first<Fired>(sql`
    with fired as (
      update product_alert alert set armed = false, sent_at = now() from product
      where alert.id = ${id} and product.id = alert.product_id and ${due} returning alert.*)
    select fired.member_id as "memberId", fired.product_id as "productId", fired.link_key as "linkKey", fired.kind,
      fired.currency, fired.below, product.price_per_tonne as "perTonneMinor", ${goodsNameJson} as product
    from fired join product on product.id = fired.product_id join category on category.id = product.category_id
      join brand on brand.id = product.brand_id`)
