import type { Db } from '#platform/server/database/database.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Lane } from '../lane.ts'

const today = sql`(now() at time zone ${sellerZone}::text)::date`

/** Those that hold today where the seller works. */
export const searchLanes = (db: Db) =>
  db.many<Lane>(sql`
    select id, step, case when from_zh is not null then jsonb_build_object('zh', from_zh, 'en', from_en) end as "from",
      jsonb_build_object('zh', to_zh, 'en', to_en) as "to", mode, basis, (price * 100)::bigint as "priceHundredths",
      capacity_kg as "capacityKg", currency, (minimum * 100)::bigint as "minimumMinor", vat_percent as "vatPercent",
      transit_days as "transitDays", valid_from as "validFrom", valid_until as "validUntil", source
    from lane where ${today} between valid_from and valid_until order by id`)
