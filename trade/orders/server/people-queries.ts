import type { Currency } from '#platform/contract/currencies.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

// Shops of what is ordered, behind `shop_id =`.
export const anyShop = (ids: readonly number[]): Sql => sql`any(${ids}::integer[])`
export const shopsOf = (productIds: readonly number[]): Sql =>
  sql`any(array(select product.shop_id from product where product.id = any(${productIds}::integer[])))`
export const shopsOfItems = (cartItemIds: readonly number[]): Sql => sql`any(array(
  select product.shop_id from cart_item join product on product.id = product_id where cart_item.id = any(${cartItemIds}::integer[])))`

export const findSold = (db: Db, id: number) =>
  db.first<Columns<'sales_order', 'shopId' | 'orderSn', { totalMinor: 'total' }> & { currency: Currency }>(sql`
    select shop_id as "shopId", order_sn as "orderSn", total as "totalMinor", currency from sales_order where id = ${id}`)

/** As whom a member can be shown. */
export const findWriter = (db: Db, memberId: number) =>
  db.first<{ name: string; company: string | null }>(sql`
    select realname as name, enterprise.name as company from member
    left join company_member on company_member.member_id = member.id
    left join enterprise on enterprise.id = enterprise_id where member.id = ${memberId}`)
