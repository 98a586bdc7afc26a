import { isMeasured } from '#catalogue/goods/server/shared-queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Strip } from '../contract.ts'

/** Fewer are no family to stand in. */
const fewestProducts = 5
const mostStrips = 6

export type Measured = Omit<Strip, 'value' | 'half'> & { low: number; high: number }

/** Each row is found by a key: the values by their product, their spans by the measurement. */
export const searchMeasured = (db: Db, productId: number) =>
  db.many<Measured>(sql`
    select parameter.code, property.condition, measurement.product_count as products, base_unit as unit, lowest, highest,
      half_from as "halfFrom", half_to as "halfTo", base_low as low, base_high as high
    from property join product on product.id = product_id join measurement on measurement.id = measurement_id
      join parameter on parameter.id = property.parameter_id
    where product_id = ${productId} and status = 'published' and lot_id is null and text is null and ${isMeasured}
      and measurement.product_count >= ${fewestProducts} and lowest < highest
    order by property.position, property.id limit ${mostStrips}`)
