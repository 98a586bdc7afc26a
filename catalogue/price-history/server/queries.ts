import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { PriceChange } from '../contract.ts'
import type { DeskPriceChange } from '../office/contract.ts'

const change = sql`change.at,
  case when from_price is not null then json_build_object('currency', from_currency, 'perTonneMinor', from_price) end as "from",
  case when to_price is not null then json_build_object('currency', to_currency, 'perTonneMinor', to_price) end as "to"`

/** Of a product that is on sale. */
export const searchChanges = (db: Db, productId: number, days: number) =>
  db.many<PriceChange>(sql`
    select ${change} from list_price_change change join product on product.id = product_id
    where product_id = ${productId} and status = 'published' and at > now() - make_interval(days => ${days})
    order by change.at, change.id`)

export const searchDeskChanges = (db: Db, by: Reach, productId: number) =>
  db.many<DeskPriceChange>(sql`
    select change.id, ${change}, reason, operator.name_zh as "operatorName", operator.name_en as "operatorNameEn"
    from list_price_change change join product on product.id = product_id
    left join operator on operator.id = operator_id
    where product_id = ${productId} and ${ofShop(by, sql`product.shop_id`)}
    order by change.at desc, change.id desc limit 20`)
