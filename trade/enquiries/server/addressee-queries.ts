import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'

interface FoundShop extends Columns<'shop', 'id' | 'nameEn' | 'own', { name: 'nameZh' }> {
  /** Which of the products it sells. */
  products: number[]
}

/** By its own number, or by what it sells. */
export const searchShops = (db: Db, { shopIds, productIds }: { shopIds: number[]; productIds: number[] }) =>
  db.many<FoundShop>(sql`
    select id, name_zh as name, name_en as "nameEn", own, array(
      select product.id from product where shop_id = shop.id and product.id = any(${productIds}::int[])) as products
    from shop where id = any(${shopIds}::int[])
      or id in (select shop_id from product where product.id = any(${productIds}::int[]) and status = 'published')
    order by id`)

/** Rows that were asked together with one whose quote was accepted, and what is still open in each. */
export const searchOthers = (db: Db, memberId: number, id: number) =>
  db.many<{ id: number; waiting: boolean; accepted: boolean; openQuotes: number[] }>(sql`
    select each.id, each.waiting_since is not null as waiting,
      exists (select from quote where enquiry_id = each.id and status = 'accepted') as accepted,
      array(select quote.id from quote where enquiry_id = each.id and status in ('sent', 'countered') order by quote.id)
        as "openQuotes"
    from enquiry join enquiry each on coalesce(enquiry.asked_id, enquiry.id) in (each.id, each.asked_id)
    where enquiry.id = ${id} and ${ownEnquiry(memberId)} order by each.id for no key update of each`)
