import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Cost } from './contract.ts'

export const searchCosts = (db: Db, productId: number) =>
  db.many<Cost>(sql`
    select goods.lot_id as "lotId", code as "lotCode", cost.currency, per_tonne as "perTonneMinor"
    from (
      select id as product_id, null::integer as lot_id, null::text as code from product
      union all select product_id, id, code from lot) goods
    left join lateral (
      select currency, per_tonne from goods_cost where goods_cost.product_id = goods.product_id
        and goods_cost.lot_id is not distinct from goods.lot_id order by at desc, id desc limit 1) cost on true
    where goods.product_id = ${productId} order by code nulls first`)

export const findTitle = (tx: Db, id: number) =>
  tx.first<{ title: string }>(sql`
    select concat_ws(' ', series, model) as title from product where id = ${id} for no key update`)

export const insertCosts = (tx: Db, productId: number, operatorId: number, rows: readonly Omit<Cost, 'lotCode'>[]) =>
  tx.run(sql`
    insert into goods_cost (product_id, lot_id, currency, per_tonne, operator_id)
    select ${productId}, "lotId", currency, "perTonneMinor", ${operatorId}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as row ("lotId" integer, currency text, "perTonneMinor" bigint)`)
