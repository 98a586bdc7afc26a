import { Refusal } from '#platform/contract/errors.ts'
import type { ProductFilter } from '../contract.ts'
import { convertRange } from '#catalogue/rates/server/exchange-rate.ts'
import { isConvertible, toBase, type Unit } from '#catalogue/parameters/units.ts'
import { currencies, type Currency } from '#platform/contract/currencies.ts'
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
import { measurementsAt, type Measured } from './measurements.ts'
import type { KnownProperty } from './reading/read-key.ts'
import { available, inSubject, ofShop, reaching, soldWithin, type ProductCondition } from './shared-queries.ts'
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

export type ParameterUnits = ReadonlyMap<string, KnownProperty & Measured & { id: number; baseUnit: Unit }>

const oneOf = <Value>(values: Value[] | undefined, token: (value: Value) => string): Condition =>
  values && anyOf(values.map((value) => lexeme(token(value))))

const flag = (value: number | undefined, token: (yes: boolean) => string) =>
  value === undefined ? [] : [lexeme(token(value === 1))]

/** Tells apart what groups of products answer and what has to be asked of each product. */
export function wantedOf(
  filter: ProductFilter,
  parameters: ParameterUnits,
  cnyPerUsd: string | null,
  extra: ProductCondition[] = [],
): Wanted {
  const always = [
    ...flag(filter.recommandStatus, recommendedToken),
    ...flag(filter.selfSupportFlag, selfRunToken),
    ...flag(filter.newFlag, newToken),
    // Where all are wanted a further one narrows, so the facet counts within its own choice.
    ...(filter.labelMatch === 'all' ? (filter.lableIds ?? []).map((id) => lexeme(labelToken(id))) : []),
    ...(filter.productFiledType === undefined ? [] : [lexeme(fieldTypeToken(filter.productFiledType))]),
  ]
  const facets: Record<FacetName, Condition> = {
    brands: oneOf(filter.brandIds, brandToken),
    countries: oneOf(filter.countryIds, countryToken),
    categories: oneOf(filter.categoryIds, categoryToken),
    grades: oneOf(filter.grade, gradeToken),
    labels: filter.labelMatch === 'all' ? undefined : oneOf(filter.lableIds, labelToken),
  }
  return {
    key: filter.key || undefined,
    chosen: Object.fromEntries(Object.entries(facets).filter(([, condition]) => condition !== undefined)),
    always: always.length > 0 ? allOf(always) : undefined,
    conditions: [...priced(filter, cnyPerUsd), ...placed(filter), ...rangesOf(filter, parameters), ...extra],
  }
}

/** A currency alone is what goods are sold in; with ends, prices in the other one are compared at the stated rate. */
function priced(
  { currency, priceMin: min, priceMax: max }: ProductFilter,
  cnyPerUsd: string | null,
): ProductCondition[] {
  if (min === undefined && max === undefined) return currency ? [soldWithin([{ currency }])] : []
  const asked = currency ?? 'CNY'
  const within = (each: Currency, rate: string) => {
    const ends = convertRange({ min, max }, asked, each, rate)
    return { currency: each, min: numberOf(ends.min), max: numberOf(ends.max) }
  }
  return [soldWithin(cnyPerUsd === null ? [within(asked, '1')] : currencies.map((each) => within(each, cnyPerUsd)))]
}

const numberOf = (value: bigint | undefined) => (value === undefined ? undefined : Number(value))

function placed({ shopId, subjectId, inStock }: ProductFilter): ProductCondition[] {
  return [
    ...(shopId === undefined ? [] : [ofShop(shopId)]),
    ...(subjectId === undefined ? [] : [inSubject(subjectId)]),
    ...(inStock === 1 ? [available] : []),
  ]
}

function rangesOf({ range }: ProductFilter, parameters: ParameterUnits): ProductCondition[] {
  return (range ?? []).map(({ code, min, max, unit, at }) => {
    const parameter = parameters.get(code)
    const measured = parameter && measurementsAt(parameter, at)
    if (!measured || !isConvertible(unit, parameter.baseUnit))
      throw new Refusal('INVALID_INPUT', { fields: { range: 'products.rangeWrong' } })
    const base = (value: number | undefined) => (value === undefined ? undefined : toBase(value, unit))
    return reaching(measured, base(min), base(max))
  })
}
