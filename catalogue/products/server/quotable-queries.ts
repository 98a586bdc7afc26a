import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { GoodsKey } from '#catalogue/goods/server/shared-queries.ts'

const mostProducts = 12

const names = sql`product.code, series, model, product.name_zh, product.name_en, brand.name_zh, brand.name_en,
  category.name_zh, category.name_en, category.code`

/** Every word must be in one of the names. */
export const searchQuotable = (db: Db, by: Reach, words: string[]) =>
  db.many<GoodsKey>(sql`
    with found as (
      select product.id, model from product join brand on brand.id = brand_id join category on category.id = category_id
      where product.status = 'published' and ${ofShop(by, sql`shop_id`)}
        and ${containing(words.join(' '), names)}
      order by position(lower(${words[0] ?? ''}) in lower(model)) = 0, length(model), product.id limit ${mostProducts})
    select "productId", "lotId" from (
      select id as "productId", null::int as "lotId", model from found
      union all select found.id, lot.id, model from found join lot on lot.product_id = found.id and stock_kg > 0) as goods
    order by model, "productId", "lotId" nulls first`)
