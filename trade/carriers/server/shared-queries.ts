import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export type Carrier = Columns<'carrier', 'id' | 'nameEn', { name: 'nameZh' }>

export const searchCarriers = (db: Db) =>
  db.many<Carrier>(sql`
    select id, name_zh as name, name_en as "nameEn" from carrier where active order by position, id`)

/** The one of this name, in either language. */
export const findCarrier = (db: Db, name: string) =>
  db.first<Carrier>(sql`
    select id, name_zh as name, name_en as "nameEn" from carrier
    where active and lower(${name}) in (lower(name_zh), lower(name_en)) order by position, id limit 1`)

/** Of the order of the row. */
export const trackingPattern = sql`(select tracking_url from carrier where carrier.id = sales_order.carrier_id)`
