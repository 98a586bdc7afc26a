import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Place } from '#trade/lanes/lane.ts'

/** Where the goods of shops lie. */
export const searchShopPlaces = (db: Db, shopIds: readonly number[]) =>
  db.many<{ shopId: number } & Place>(sql`
    select id as "shopId", city_zh as zh, city_en as en from shop where id = any(${shopIds}::int[])`)
