import type { Property } from '#catalogue/goods/product.ts'
import type { PackUnit } from '#catalogue/goods/quantity.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { BankAccount } from '#trade/bank-accounts/bank-account.ts'
import { accountOfOrder } from '#trade/bank-accounts/server/shared-queries.ts'
import type { Pair } from '#trade/papers/server/sheet.ts'

export interface Cargo {
  lineId: number
  /** Of its category, or of the one above. */
  hsCode: string | null
  origin: Pair | null
  /** The lightest way in which it is packed. */
  unit: PackUnit | null
  packKg: number | null
}

/** What customs and packing papers say of the goods of an order, as the catalogue knows them. */
export const cargoOf = (db: Db, orderId: number) =>
  db.many<Cargo>(sql`
    select order_line.id as "lineId", coalesce(category.hs_code, parent.hs_code) as "hsCode",
      case when country.id is not null then json_build_object('zh', country.name_zh, 'en', country.name_en) end as origin,
      pack.unit, pack.kilograms as "packKg"
    from order_line left join product on product.id = product_id left join category on category.id = category_id
      left join category parent on parent.id = category.parent_id left join country on country.id = product.country_id
      left join lateral (
        select unit, packing.kilograms from packing where packing.product_id = product.id
        order by packing.kilograms limit 1) pack on true
    where order_id = ${orderId} order by order_line.position`)

interface MeasuredLot {
  lotId: number
  testedOn: string
  properties: (Pick<Property, 'min' | 'typical' | 'max' | 'text' | 'unit' | 'method' | 'condition'> & { name: Pair })[]
}

/** Lots of which something was measured. */
export const measuredOf = (db: Db, lotIds: readonly number[]) =>
  db.many<MeasuredLot>(sql`
    select lot.id as "lotId", tested_on as "testedOn", json_agg(json_build_object(
      'name', json_build_object('zh', parameter.name_zh, 'en', parameter.name_en), 'min', property.min,
      'typical', typical, 'max', property.max, 'text', text, 'unit', property.unit, 'method', method,
      'condition', condition) order by property.position, property.id) as properties
    from lot join property on lot_id = lot.id join parameter on parameter.id = parameter_id
    where lot.id = any(${lotIds}) group by lot.id`)

/** Also where nothing is to be paid any more. */
export const findAccountOf = async (db: Db, orderId: number) =>
  (
    await db.first<{ bank: BankAccount | null }>(sql`
    select ${accountOfOrder} - 'id' as bank from sales_order where id = ${orderId}`)
  )?.bank ?? null
