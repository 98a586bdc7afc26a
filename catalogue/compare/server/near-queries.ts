import { isMeasured } from '#catalogue/goods/server/shared-queries.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

// Bounds keep the search for neighbours as quick in a million products as in a thousand.
const besideEachValue = 1_500
const mostCompared = 600

// A value that is not stated, or under another condition, is neither near nor far.
const unknown = 0.6

const weight = sql`case group_code when 'rheology' then 3.0 when 'mechanical' then 2.0 when 'thermal' then 2.0
  when 'flammability' then 2.0 else 1.0 end`
const value = sql`(property.base_low + property.base_high) / 2`
const scaled = (of: Sql) => sql`case when logarithmic then ln(greatest(${of}, 1e-9)) else ${of} end`

export interface Near {
  id: number
  sameGrade: boolean
  sameBrand: boolean
  /** 0: alike in everything stated; 1: a spread apart in everything. */
  distance: number
}

/** Products of its category, or of the ones named, whose values lie nearest. */
export const searchNear = (db: Db, productId: number, limit: number, categories: readonly string[] = []) =>
  nearTo(db, limit, categories, {
    productId,
    stated: sql`
      select row_number() over (order by position, id) as position, parameter_id, condition, ${value} as value
      from property where product_id = ${productId} and lot_id is null and base_low is not null`,
  })

/** The same for values that no product states, in base units. */
export const searchNearValues = (
  db: Db,
  values: readonly { code: string; condition: string | null; base: number }[],
  limit: number,
  categories: readonly string[],
) =>
  nearTo(db, limit, categories, {
    productId: null,
    stated: sql`
      select given.position, parameter.id as parameter_id, condition, base as value
      from jsonb_to_recordset(${JSON.stringify(values.map((each, position) => ({ ...each, position })))}::jsonb)
        as given (position int, code text, condition text, base float8) join parameter using (code)`,
  })

const nearTo = (
  db: Db,
  limit: number,
  categories: readonly string[],
  { productId, stated }: { productId: number | null; stated: Sql },
) =>
  db.many<Near>(sql`
    with wanted as materialized (
      select stated.position, parameter_id, condition, value, logarithmic, spread,
        ${weight} * case when row_number() over (order by stated.position) <= 4 then 2 else 1 end as weight
      from (${stated}) as stated join parameter on parameter.id = parameter_id join parameter_span using (parameter_id)
    ), beside as (
      select beside.product_id, min(abs(${scaled(sql`beside.base_low`)} - ${scaled(sql`value`)}) / spread) as gap
      from (select * from wanted order by position limit 3) as key
      cross join lateral (
        (select product_id, base_low from property
          where lot_id is null and parameter_id = key.parameter_id and base_low >= key.value
          order by base_low limit ${besideEachValue})
        union all
        (select product_id, base_low from property
          where lot_id is null and parameter_id = key.parameter_id and base_low < key.value
          order by base_low desc limit ${besideEachValue})
      ) as beside group by 1
    ), self as (
      select category_id, brand_id, grade from product_search join facet_group on facet_group.id = group_id
      where product_id = ${productId}
    ), candidate as materialized (
      select product_search.product_id, coalesce(facet_group.grade = self.grade, false) as same_grade,
        coalesce(facet_group.brand_id = self.brand_id, false) as same_brand
      from beside join product_search using (product_id) join facet_group on facet_group.id = group_id
      left join self on true
      where (self.category_id = facet_group.category_id
          or facet_group.category_id in (select id from category where code = any(${categories})))
        and product_search.product_id is distinct from ${productId} order by gap, product_id limit ${mostCompared}
    )
    select candidate.product_id as id, same_grade as "sameGrade", same_brand as "sameBrand",
      sum(weight * coalesce(least(abs(${scaled(sql`offered.value`)} - ${scaled(sql`wanted.value`)}) / spread, 1), ${unknown}::float8))
        / sum(weight) as distance
    from candidate cross join wanted
    left join lateral (
      select ${value} as value from property
      where property.product_id = candidate.product_id and lot_id is null and base_low is not null
        and property.parameter_id = wanted.parameter_id and property.condition is not distinct from wanted.condition
      limit 1
    ) as offered on true
    group by 1, 2, 3 order by distance, id limit ${limit}`)

export interface Value
  extends
    Columns<'property', 'productId' | 'condition' | 'method' | 'text' | 'min' | 'typical' | 'max' | 'unit'>,
    Columns<'parameter', 'code' | 'nameEn', { name: 'nameZh' }> {
  base: number
}

export const searchValues = (db: Db, productIds: number[]) =>
  db.many<Value>(sql`
    select product_id as "productId", code, name_zh as name, name_en as "nameEn", property.unit, condition, method, text,
      min, typical, max, ${value} as base
    from property join parameter on parameter.id = parameter_id
    where product_id = any(${productIds}) and lot_id is null and base_low is not null and ${isMeasured}
    order by product_id, property.position, property.id`)

export interface Goods extends Columns<'product', 'id' | 'grade'> {
  category: string
  title: string
  labels: string[]
}

/** What must agree before values are compared. */
export const searchGoods = (db: Db, productIds: number[]) =>
  db.many<Goods>(sql`
    select product.id, grade, category.code as category, concat_ws(' ', series, model) as title,
      array(select label.code from product_label join label on label.id = label_id where product_id = product.id) as labels
    from product join category on category.id = category_id where product.id = any(${productIds})`)
