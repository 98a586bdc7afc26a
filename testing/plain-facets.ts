import type { ProductFilter } from '#catalogue/search/contract.ts'
import { comparisonOf } from '#catalogue/parameters/comparability.ts'
import type { Parameter } from '#catalogue/parameters/contract.ts'
import { anyCondition } from '#catalogue/parameters/property-range.ts'
import { usualCondition } from '#catalogue/parameters/usual-conditions.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface PlainValue {
  code: string
  method: string
  condition: string | null
  low: number
  high: number
}

export interface PlainProduct {
  brand: number
  country: number
  category: number
  categoryCode: string
  grade: number
  labels: number[]
  values: PlainValue[]
}

/** Every product with what facets and ranges ask of it, straight from its rows. */
export const searchPlainProducts = (db: Db) =>
  db.many<PlainProduct>(sql`
    select brand_id as brand, product.country_id as country, category_id as category, category.code as "categoryCode",
      grade, array(select label_id from product_label where product_id = product.id) as labels, (
        select coalesce(json_agg(json_build_object('code', parameter.code, 'method', method, 'condition', condition,
          'low', base_low, 'high', base_high)), '[]')
        from property join parameter on parameter.id = parameter_id left join lot on lot.id = lot_id
        where property.product_id = product.id and base_low is not null and (lot_id is null or lot.stock_kg > 0)
      ) as values
    from product join category on category.id = category_id where status = 'published'`)

export type PlainRange = NonNullable<ProductFilter['range']>[number]

export type PlainChoice = Pick<ProductFilter, 'brandIds' | 'countryIds' | 'grade' | 'lableIds' | 'labelMatch'> & {
  ranges: PlainRange[]
}

const facets = {
  brands: ({ brand }: PlainProduct) => [brand],
  countries: ({ country }: PlainProduct) => [country],
  categories: ({ category }: PlainProduct) => [category],
  grades: ({ grade }: PlainProduct) => [grade],
  labels: ({ labels }: PlainProduct) => labels,
}
type Facet = keyof typeof facets

/** The total and every facet, counted one by one. */
export function countPlain(products: PlainProduct[], parameters: Parameter[], choice: PlainChoice) {
  const chosen: Record<Facet, readonly number[]> = {
    brands: choice.brandIds ?? [],
    countries: choice.countryIds ?? [],
    categories: [],
    grades: choice.grade ?? [],
    labels: choice.lableIds ?? [],
  }
  const meets = (product: PlainProduct, facet: Facet) => {
    const has = (id: number) => facets[facet](product).includes(id)
    if (chosen[facet].length === 0) return true
    return facet === 'labels' && choice.labelMatch === 'all' ? chosen.labels.every(has) : chosen[facet].some(has)
  }
  const inRanges = products.filter((product) => choice.ranges.every((range) => reaches(product, range, parameters)))
  const names = Object.keys(facets) as Facet[]
  const counts = names.map((name) => {
    // A facet does not narrow itself, unless a further choice in it would.
    const others = names.filter((other) => other !== name || (name === 'labels' && choice.labelMatch === 'all'))
    const left = inRanges.filter((product) => others.every((other) => meets(product, other)))
    return [
      name,
      Object.fromEntries(
        Map.groupBy(left.flatMap(facets[name]), (id) => id)
          .entries()
          .map(([id, all]) => [id, all.length]),
      ),
    ]
  })
  const totalCount = inRanges.filter((product) => names.every((name) => meets(product, name))).length
  return { totalCount, facets: Object.fromEntries(counts) as Record<Facet, Record<string, number>> }
}

function reaches({ values, categoryCode }: PlainProduct, { code, min, max, at }: PlainRange, parameters: Parameter[]) {
  const parameter = parameters.find((each) => each.code === code)
  const way = parameter?.comparedAt.find((each) => each.at === at)
  const condition = way ? way.condition : usualCondition(code, categoryCode)
  const wanted = {
    text: null,
    unit: '1',
    method: way?.method ?? parameter?.methods[0] ?? '',
    condition: condition ?? null,
  }
  const counts = (value: PlainValue) =>
    at === anyCondition ||
    condition === undefined ||
    comparisonOf(wanted, { ...value, text: null, unit: '1' }).comparable
  return values.some(
    (each) => each.code === code && counts(each) && each.low <= (max ?? Infinity) && each.high >= (min ?? -Infinity),
  )
}
