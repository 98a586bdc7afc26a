import type { ProductItem } from '../product.ts'
import { sql } from '#platform/server/database/sql.ts'
import { together } from './together.ts'

/** What orders change of a product. */
export type Stock = Pick<ProductItem, 'stockKg' | 'lotCount'>

/** Of published products, at this moment. */
export const findStocks = together<number[], Map<number, Stock>>(async (db, questions) => {
  const ids = [...new Set(questions.flat())]
  const rows = await db.many<Stock & { id: number }>(sql`
    select id, stock_kg + coalesce(kilograms, 0)::bigint as "stockKg", coalesce(lots, 0)::int as "lotCount"
    from product left join (
      select product_id, count(*) as lots, sum(stock_kg) as kilograms from lot
      where product_id = any(${ids}) and stock_kg > 0 group by product_id
    ) as open on product_id = id
    where id = any(${ids}) and status = 'published'`)
  return new Map(rows.map(({ id, ...stock }) => [id, stock]))
})
