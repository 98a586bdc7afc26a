import * as v from 'valibot'
import { longestSearch } from '#platform/contract/constants.ts'
import { FieldType, Grade } from '#platform/contract/enums.ts'
import { get } from '#platform/contract/endpoint.ts'
import { enumSchema, Id, LargeNumber, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { PlainLine, SearchKey } from '#platform/contract/lines.ts'
import { Currency } from '#platform/contract/money.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { ProductItem } from '#catalogue/goods/product.ts'
import { Parameter, PropertyRange } from '#catalogue/parameters/contract.ts'

const mostRanges = 8
const mostWithout = 5
/** What a visitor chooses in one facet. */
const Ids = v.pipe(manyOf(Id), v.maxLength(100))
const Flag = v.pipe(WholeNumber, v.picklist([0, 1]))

/** Everything a visitor can narrow a search by; the address of the search page holds the same words. */
export const ProductFilter = v.object({
  key: SearchKey(longestSearch, 'products.keyTooLong'),
  grade: optionalOf(manyOf(v.pipe(WholeNumber, enumSchema(Grade)))),
  productFiledType: optionalOf(v.pipe(WholeNumber, enumSchema(FieldType))),
  lableIds: optionalOf(Ids),
  recommandStatus: optionalOf(Flag),
  selfSupportFlag: optionalOf(Flag),
  newFlag: optionalOf(Flag),
  brandIds: optionalOf(Ids),
  countryIds: optionalOf(Ids),
  categoryIds: optionalOf(Ids),
  shopId: optionalOf(Id),
  subjectId: optionalOf(Id),
  /** Only with a stated price, in minor units of the currency per tonne. */
  currency: optionalOf(Currency),
  priceMin: optionalOf(v.pipe(LargeNumber, v.minValue(0))),
  priceMax: optionalOf(v.pipe(LargeNumber, v.minValue(0))),
  inStock: optionalOf(Flag),
  range: optionalOf(v.pipe(manyOf(PropertyRange), v.maxLength(mostRanges, 'products.tooManyRanges'))),
  /** Words that a product must not have. */
  without: optionalOf(v.pipe(manyOf(v.pipe(PlainLine(40), v.nonEmpty())), v.maxLength(mostWithout))),
})
export type ProductFilter = v.InferOutput<typeof ProductFilter>

export const productSorts = ['relevance', 'created', 'price', 'model'] as const

const ProductQuery = v.object({
  ...ProductFilter.entries,
  ...Paging.entries,
  orderBy: v.optional(v.picklist(productSorts), 'relevance'),
  sortType: optionalOf(v.picklist(['asc', 'desc'])),
})
export type ProductQuery = v.InferOutput<typeof ProductQuery>

const named = { id: Id, name: v.string(), nameEn: v.string() }
/** How many products a choice would leave, its own facet not counted in. */
const Facet = v.array(v.object({ ...named, count: v.number() }))
const GradeFacet = v.array(v.object({ grade: v.number(), count: v.number() }))

const Category = v.object({ ...named, code: v.string() })
const CategoryTree = v.array(v.object({ ...Category.entries, list: v.array(Category) }))

const ofFilter = { access: 'open' as const, input: ProductFilter }

/** What is found, and by what. On the wire these are calls of products, as are those of compare and subjects. */
export const search = {
  list: get('/common/product/list', { access: 'open', input: ProductQuery, output: pageOf(ProductItem) }),
  /** The list with all its facets in one pass, and what was understood when nothing matched as typed. */
  search: get('/common/product/search', {
    access: 'open',
    input: ProductQuery,
    output: v.object({
      ...pageOf(ProductItem).entries,
      facets: v.object({
        brands: Facet,
        countries: Facet,
        categories: Facet,
        labels: Facet,
        grades: GradeFacet,
      }),
      /** The corrected key whose results are shown instead. */
      correctedKey: v.nullable(v.string()),
      /** What the key was read as: its words, and the filters that its numbers, classes and negations mean. */
      read: v.nullable(
        v.object({
          key: v.string(),
          range: v.array(v.string()),
          without: v.array(v.string()),
          inStock: v.optional(v.number()),
        }),
      ),
    }),
  }),
  brands: get('/common/product/brand', { access: 'open', output: v.array(v.object(named)) }),
  categories: get('/common/product/categporyList', { access: 'open', output: CategoryTree }),
  brandFacet: get('/common/product/brandByProductSearch', { ...ofFilter, output: Facet }),
  countryFacet: get('/common/product/countryByProductSearch', { ...ofFilter, output: Facet }),
  gradeFacet: get('/common/product/getGradeBySearch', { ...ofFilter, output: GradeFacet }),
  labelFacet: get('/common/product/getLableBySearch', { ...ofFilter, output: Facet }),
  categoryFacet: get('/common/product/categoryBySearch', { ...ofFilter, output: Facet }),
  parameters: get('/common/product/parameterList', { access: 'open', output: v.array(Parameter) }),
}
