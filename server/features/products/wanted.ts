import { Refusal } from '#contract/errors.ts'
import type { ProductFilter } from '#contract/products.ts'
import { isConvertible, toBase, type Unit } from '#contract/units.ts'
import { nothing, sql, type Sql } from '#server/database/sql.ts'
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
  /** Each answers the ids of the products that meet it. */
  idSets: Sql[]
}

export type ParameterUnits = ReadonlyMap<string, { id: number; baseUnit: Unit }>

const oneOf = <Value>(values: Value[] | undefined, token: (value: Value) => string): Condition =>
  values && anyOf(values.map((value) => lexeme(token(value))))

const flag = (value: number | undefined, token: (yes: boolean) => string) =>
  value === undefined ? [] : [lexeme(token(value === 1))]

/** Tells apart what groups of products answer and what has to be asked of each product. */
export function wantedOf(filter: ProductFilter, parameters: ParameterUnits, extra: Sql[] = []): Wanted {
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
    idSets: [...priced(filter), ...placed(filter), ...rangesOf(filter, parameters), ...extra],
  }
}

function priced({ currency, priceMin, priceMax }: ProductFilter): Sql[] {
  if (currency === undefined && priceMin === undefined && priceMax === undefined) return []
  const least = priceMin === undefined ? nothing : sql`and price >= ${priceMin}`
  const most = priceMax === undefined ? nothing : sql`and price <= ${priceMax}`
  return [sql`select product_id from product_search where currency = ${currency ?? 'CNY'} ${least} ${most}`]
}

function placed({ shopId, subjectId, inStock }: ProductFilter): Sql[] {
  return [
    ...(shopId === undefined ? [] : [sql`select product_id from product_search where shop_id = ${shopId}`]),
    ...(subjectId === undefined ? [] : [sql`select product_id from subject_product where subject_id = ${subjectId}`]),
    ...(inStock === 1
      ? [sql`select id from product where stock_kg > 0 union all select product_id from lot where stock_kg > 0`]
      : []),
  ]
}

/** A stated value is a point or a span: it answers when it reaches into what was asked for. */
function rangesOf({ range }: ProductFilter, parameters: ParameterUnits): Sql[] {
  return (range ?? []).map(({ code, min, max, unit }) => {
    const parameter = parameters.get(code)
    if (!parameter || !isConvertible(unit, parameter.baseUnit))
      throw new Refusal('INVALID_INPUT', { fields: { range: 'products.rangeWrong' } })
    const within = sql`parameter_id = ${parameter.id}
      ${max === undefined ? nothing : sql`and base_low <= ${toBase(max, unit)}`}
      ${min === undefined ? nothing : sql`and base_high >= ${toBase(min, unit)}`}`
    return sql`
      select product_id from property where lot_id is null and ${within}
      union all
      select property.product_id from property join lot on lot.id = lot_id and lot.stock_kg > 0
      where lot_id is not null and ${within}`
  })
}
