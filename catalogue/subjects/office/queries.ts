import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ChosenProduct } from './record.ts'

export const findChosenProducts = (db: Db, ids: readonly number[]) =>
  db.many<ChosenProduct>(sql`
    select product.id, product.code, concat_ws(' ', brand.name_en, series, model) as title,
      exists (select from product_search where product_id = product.id) as shown
    from product join brand on brand.id = brand_id where product.id = any(${ids})
    order by array_position(${ids}, product.id)`)
