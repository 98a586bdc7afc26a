import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, Sql } from '#platform/server/database/sql.ts'
import { among, matching, type Question } from './search-queries.ts'
import { joined } from './shared-queries.ts'

/** What a product states of one property, as a number that the list is sorted by. */
export interface SortValue {
  measurementIds: readonly number[]
  /** The lowest stated value, the highest, or how far the nearest one is from what is wanted, in steps of use. */
  takes: 'lowest' | 'highest' | { from: number; to: number; step: number; logarithmic: boolean }
}

export interface ValueSlice {
  question: Question
  values: readonly SortValue[]
  descending: boolean
  /** Each value is looked up for the row at hand; otherwise all that are stated are read first, which pays for many rows. */
  oneByOne: boolean
  offset: number
  limit: number
}

const middle = new Sql('(base_low + base_high) / 2', [])

function taken({ takes }: SortValue): Sql {
  if (takes === 'lowest') return sql`min(${middle})`
  if (takes === 'highest') return sql`max(${middle})`
  const { from, to, step, logarithmic } = takes
  const stands = logarithmic ? sql`ln(greatest(${middle}, 1e-9))` : middle
  return sql`min(greatest(${from}::float - ${stands}, ${stands} - ${to}::float, 0) / ${step}::float)`
}

const stated = (value: SortValue) =>
  sql`from property where lot_id is null and base_low is not null and measurement_id = any(${value.measurementIds})`

const nameOf = (at: number) => new Sql(`value_${at}`, [])

/** The products of a question by what they state; those that state less come later. */
export const searchByValue = (db: Db, { question, values, descending, oneByOne, offset, limit }: ValueSlice) => {
  const names = joined(
    values.map((_, at) => nameOf(at)),
    ', ',
  )
  const looked = values.map(
    (value, at) =>
      sql`, (select ${taken(value)} ${stated(value)} and property.product_id = product_search.product_id) as ${nameOf(at)}`,
  )
  const read = values.map(
    (value, at) => sql`
      left join (select product_id, ${taken(value)} as ${nameOf(at)} ${stated(value)} group by 1) as of_${nameOf(at)}
        using (product_id)`,
  )
  const sum = joined(
    values.map((_, at) => sql`coalesce(${nameOf(at)}, 0)`),
    ' + ',
  )
  return db.many<{ id: number }>(sql`
    select product_id as id from (
      select product_id ${oneByOne ? joined(looked, '') : sql`, ${names}`} from product_search
      ${oneByOne ? nothing : joined(read, '')}
      where ${matching(question.tiers.at(-1))} ${among(question.conditions)} offset 0
    ) as matches
    order by num_nulls(${names}), ${sum} ${new Sql(descending ? 'desc' : 'asc', [])}, product_id
    limit ${limit} offset ${offset}`)
}

/** What products state of several properties: of each the values, one a product, that the measurements give. */
export const searchSpreads = (db: Db, ids: readonly number[], measurementIds: readonly number[]) =>
  db.many<{ code: string; values: number[] }>(sql`
    select code, array_agg(value) as values
    from (
      select parameter_id, min(${middle}) as value from property
      where product_id = any(${ids}) and lot_id is null and base_low is not null
        and measurement_id = any(${measurementIds})
      group by parameter_id, product_id
    ) as stated join parameter on parameter.id = parameter_id
    group by code`)

type Point = Columns<
  'product',
  'id' | 'categoryId' | 'brandId' | 'grade' | 'fieldType' | 'series' | 'model' | 'nameZh' | 'nameEn'
>

/** Those of the products that state both properties, the first in an order that says nothing about them. */
export const searchPoints = (
  db: Db,
  ids: readonly number[],
  { x, y }: Record<'x' | 'y', readonly number[]>,
  limit: number,
) =>
  db.many<Point & { x: number; y: number; stating: number }>(sql`
    select id, category_id as "categoryId", brand_id as "brandId", grade, field_type as "fieldType", series, model,
      name_zh as "nameZh", name_en as "nameEn", x, y, stating
    from (
      select product_id, x, y, (count(*) over ())::int as stating
      from (
        select product_id, min(${middle}) filter (where measurement_id = any(${x})) as x,
          min(${middle}) filter (where measurement_id = any(${y})) as y
        from property
        where product_id = any(${ids}) and lot_id is null and base_low is not null
          and measurement_id = any(${[...x, ...y]})
        group by 1
      ) as stated
      where x is not null and y is not null
      order by hashint4(product_id), product_id limit ${limit}
    ) as points join product on product.id = product_id
    order by id`)
