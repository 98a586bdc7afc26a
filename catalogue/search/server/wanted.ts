import { Refusal } from '#platform/contract/errors.ts'
import type { ProductFilter } from '../contract.ts'
import { isConvertible, toBase, type Unit } from '#catalogue/parameters/units.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import {
  brandToken,
  categoryToken,
  countryToken,
  fieldTypeToken,
  gradeToken,
  labelToken,
  newToken,
  recommendedToken,
  selfRunToken,
} from './facet-tokens.ts'
import { allOf, anyOf, lexeme, type Condition } from './tsquery.ts'

export const facetNames = ['brands', 'countries', 'categories', 'grades', 'labels'] as const
export type FacetName = (typeof facetNames)[number]

export interface Wanted {
  key: string | undefined
  /** What is chosen in each facet. */
  chosen: Partial<Record<FacetName, string>>
  /** What is asked of the product's group and is no facet. */
  always: string | undefined
  /** What is asked of each product. */
  conditions: ProductCondition[]
}

/** A condition on single products, asked from either side. */
export interface ProductCondition {
  /** The ids of all products that meet it. */
  ids: Sql
  /** Whether the row of `product_search` at hand meets it. */
  holds: Sql
}

export type ParameterUnits = ReadonlyMap<string, { id: number; baseUnit: Unit }>

const oneOf = <Value>(values: Value[] | undefined, token: (value: Value) => string): Condition =>
  values && anyOf(values.map((value) => lexeme(token(value))))

const flag = (value: number | undefined, token: (yes: boolean) => string) =>
  value === undefined ? [] : [lexeme(token(value === 1))]

/** Tells apart what groups of products answer and what has to be asked of each product. */
export function wantedOf(filter: ProductFilter, parameters: ParameterUnits, extra: ProductCondition[] = []): Wanted {
  const always = [
    ...flag(filter.recommandStatus, recommendedToken),
    ...flag(filter.selfSupportFlag, selfRunToken),
    ...flag(filter.newFlag, newToken),
    ...(filter.productFiledType === undefined ? [] : [lexeme(fieldTypeToken(filter.productFiledType))]),
  ]
  const facets: Record<FacetName, Condition> = {
    brands: oneOf(filter.brandIds, brandToken),
    countries: oneOf(filter.countryIds, countryToken),
    categories: oneOf(filter.categoryIds, categoryToken),
    grades: oneOf(filter.grade, gradeToken),
    labels: oneOf(filter.lableIds, labelToken),
  }
  return {
    key: filter.key || undefined,
    chosen: Object.fromEntries(Object.entries(facets).filter(([, condition]) => condition !== undefined)),
    always: always.length > 0 ? allOf(always) : undefined,
    conditions: [...priced(filter), ...placed(filter), ...rangesOf(filter, parameters), ...extra],
  }
}

function priced({ currency, priceMin, priceMax }: ProductFilter): ProductCondition[] {
  if (currency === undefined && priceMin === undefined && priceMax === undefined) return []
  const least = priceMin === undefined ? nothing : sql`and price >= ${priceMin}`
  const most = priceMax === undefined ? nothing : sql`and price <= ${priceMax}`
  return [ofRow(sql`currency = ${currency ?? 'CNY'} ${least} ${most}`)]
}

const ofRow = (holds: Sql): ProductCondition => ({
  ids: sql`select product_id from product_search where ${holds}`,
  holds,
})

function placed({ shopId, subjectId, inStock }: ProductFilter): ProductCondition[] {
  return [
    ...(shopId === undefined ? [] : [ofRow(sql`shop_id = ${shopId}`)]),
    ...(subjectId === undefined ? [] : [inSubject(subjectId)]),
    ...(inStock === 1 ? [available] : []),
  ]
}

// Looked up for the row at hand: without the offset the planner may read the whole set first, for a page of ten.
const isThere = (query: Sql) => sql`exists (${query} offset 0)`

const inSubject = (id: number): ProductCondition => ({
  ids: sql`select product_id from subject_product where subject_id = ${id}`,
  holds: isThere(sql`
    select from subject_product where subject_id = ${id} and subject_product.product_id = product_search.product_id`),
})

// "union" and not "union all": the planner then knows that no id comes twice, and how many to expect.
const available: ProductCondition = {
  ids: sql`select id from product where stock_kg > 0 union select product_id from lot where stock_kg > 0`,
  holds: sql`(${isThere(sql`select from product where product.id = product_search.product_id and stock_kg > 0`)}
    or ${isThere(sql`select from lot where lot.product_id = product_search.product_id and stock_kg > 0`)})`,
}

/** A stated value is a point or a span: it answers when it reaches into what was asked for. */
function rangesOf({ range }: ProductFilter, parameters: ParameterUnits): ProductCondition[] {
  return (range ?? []).map(({ code, min, max, unit }) => {
    const parameter = parameters.get(code)
    if (!parameter || !isConvertible(unit, parameter.baseUnit))
      throw new Refusal('INVALID_INPUT', { fields: { range: 'products.rangeWrong' } })
    const within = sql`parameter_id = ${parameter.id}
      ${max === undefined ? nothing : sql`and base_low <= ${toBase(max, unit)}`}
      ${min === undefined ? nothing : sql`and base_high >= ${toBase(min, unit)}`}`
    const own = sql`select property.product_id from property where lot_id is null and ${within}`
    const ofLots = sql`select property.product_id from property join lot on lot.id = lot_id and lot.stock_kg > 0
      where lot_id is not null and ${within}`
    const same = sql`property.product_id = product_search.product_id`
    return {
      ids: sql`${own} union ${ofLots}`,
      holds: sql`(${isThere(sql`${own} and ${same}`)} or ${isThere(sql`${ofLots} and ${same}`)})`,
    }
  })
}
