import * as v from 'valibot'
import { FieldType, Grade } from '#platform/contract/enums.ts'
import { get, NamedFile } from '#platform/contract/endpoint.ts'
import { enumSchema, Id, LargeNumber, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { PlainLine, SearchKey } from '#platform/contract/lines.ts'
import { Currency } from '#platform/contract/money.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { ProductItem } from '#catalogue/goods/product.ts'
import { Parameter, PropertyRange } from '#catalogue/parameters/contract.ts'
import { unitSystems } from '#catalogue/parameters/unit-systems.ts'
import { uploadTypes } from '#platform/contract/upload-rules.ts'
import { constants, longestSearch, mostColumns } from '#platform/contract/constants.ts'
import { exportPath } from './export-address.ts'
import { Point, Spread } from './hit-values.ts'

const mostRanges = 8
const mostWithout = 5
const mostSpreads = 20
/** What a visitor chooses in one facet. */
const Ids = v.pipe(manyOf(Id), v.maxLength(100))
const Flag = v.pipe(WholeNumber, v.picklist([0, 1]))

/** Everything a visitor can narrow a search by; the address of the search page holds the same words. */
export const ProductFilter = v.object({
  key: SearchKey(longestSearch, 'products.keyTooLong'),
  grade: optionalOf(manyOf(v.pipe(WholeNumber, enumSchema(Grade)))),
  productFiledType: optionalOf(v.pipe(WholeNumber, enumSchema(FieldType))),
  lableIds: optionalOf(Ids),
  /** Whether one of the labels is enough. */
  labelMatch: optionalOf(v.picklist(['any', 'all'])),
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

/** What a row of the index is sorted by. */
export const rowSorts = ['relevance', 'created', 'price', 'model'] as const
const productSorts = [...rowSorts, 'property', 'nearest'] as const
const PropertyCode = v.pipe(PlainLine(40), v.nonEmpty())

const ProductQuery = v.object({
  ...ProductFilter.entries,
  ...Paging.entries,
  orderBy: v.optional(v.picklist(productSorts), 'relevance'),
  sortType: optionalOf(v.picklist(['asc', 'desc'])),
  /** The property that `orderBy: property` sorts by; a condition is that of the range, if there is one. */
  sortBy: optionalOf(PropertyCode),
  /** The values that `orderBy: nearest` goes by, written as ranges. */
  near: optionalOf(v.pipe(manyOf(PropertyRange), v.maxLength(mostRanges, 'products.tooManyRanges'))),
  /** Codes of the properties to state of each product instead of its first ones, as ranges compare them. */
  columns: optionalOf(v.pipe(manyOf(PropertyCode), v.maxLength(mostColumns))),
})
export type ProductQuery = v.InferOutput<typeof ProductQuery>

/** The list as a table of its chosen columns; pages do not count. */
const ExportQuery = v.object({
  ...ProductQuery.entries,
  lang: v.optional(v.picklist(constants.locales)),
  units: v.optional(v.picklist(unitSystems), 'si'),
})
export type ExportQuery = v.InferOutput<typeof ExportQuery>

const named = { id: Id, name: v.string(), nameEn: v.string() }
/** How many products a choice would leave, its own facet not counted in. */
const Facet = v.array(v.object({ ...named, count: v.number() }))
const GradeFacet = v.array(v.object({ grade: v.number(), count: v.number() }))

const Category = v.object({ ...named, code: v.string() })
const CategoryTree = v.array(v.object({ ...Category.entries, list: v.array(Category) }))

const ofFilter = { access: 'open' as const, kept: true as const, input: ProductFilter }

/** What is found, and by what. On the wire these are calls of products, as are those of compare and subjects. */
export const search = {
  list: get('/common/product/list', { access: 'open', kept: true, input: ProductQuery, output: pageOf(ProductItem) }),
  /** What a typed search may become. A grade, a use and a recent search are words; others have an address of their own. */
  suggest: get('/common/product/suggest', {
    access: 'open',
    kept: true,
    input: v.pick(ProductFilter, ['key', 'grade']),
    output: v.array(
      v.object({
        kind: v.picklist(['property', 'category', 'use', 'grade', 'shop']),
        /** In the language of the visitor, as is what it is. */
        text: v.string(),
        note: v.string(),
        /** The address of a search, without its path. */
        query: v.optional(v.string()),
        shopId: v.optional(Id),
        /** What the visitor goes on typing from. */
        fill: v.optional(v.string()),
      }),
    ),
  }),
  /** The list with all its facets in one pass, and what was understood when nothing matched as typed. */
  search: get('/common/product/search', {
    access: 'open',
    kept: true,
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
      /** Of each range: how many state no such value, and how many only under another condition or by another method. */
      leftOut: v.array(v.object({ code: v.string(), unstated: v.number(), otherwise: v.number() })),
      /** Typed words that nothing has, and values in a unit that their property is not stated in: it was searched without. */
      dropped: v.array(v.string()),
      unconverted: v.array(v.string()),
      /** What the key was read as: its words, and the filters that its numbers, classes and negations mean. */
      read: v.nullable(
        v.object({
          key: v.string(),
          range: v.array(v.string()),
          without: v.array(v.string()),
          inStock: v.optional(v.number()),
          selfSupportFlag: v.optional(v.number()),
          /** How much is wanted, for an enquiry. */
          quantity: v.optional(v.number()),
          unit: v.optional(v.string()),
        }),
      ),
    }),
  }),
  /** How the hits of a search spread over what they state, of each property in its base unit; of many hits a sample. */
  spreads: get('/common/product/spreads', {
    access: 'open',
    kept: true,
    input: v.object({ ...ProductFilter.entries, codes: v.pipe(manyOf(PropertyCode), v.maxLength(mostSpreads)) }),
    output: v.array(Spread),
  }),
  /** What hits state of two properties, in their base units; of many hits a sample. */
  scatter: get('/common/product/scatter', {
    access: 'open',
    kept: true,
    input: v.object({ ...ProductFilter.entries, x: PropertyCode, y: PropertyCode }),
    output: v.object({
      /** How many were looked at, and how many of them state both. */
      of: v.number(),
      stating: v.number(),
      points: v.array(Point),
    }),
  }),
  exportCsv: get(exportPath('csv'), { access: 'open', input: ExportQuery, output: NamedFile, type: uploadTypes.csv }),
  exportXlsx: get(exportPath('xlsx'), {
    access: 'open',
    input: ExportQuery,
    output: NamedFile,
    type: uploadTypes.xlsx,
  }),
  brands: get('/common/product/brand', { access: 'open', kept: true, output: v.array(v.object(named)) }),
  categories: get('/common/product/categporyList', { access: 'open', kept: true, output: CategoryTree }),
  brandFacet: get('/common/product/brandByProductSearch', { ...ofFilter, output: Facet }),
  countryFacet: get('/common/product/countryByProductSearch', { ...ofFilter, output: Facet }),
  gradeFacet: get('/common/product/getGradeBySearch', { ...ofFilter, output: GradeFacet }),
  labelFacet: get('/common/product/getLableBySearch', { ...ofFilter, output: Facet }),
  categoryFacet: get('/common/product/categoryBySearch', { ...ofFilter, output: Facet }),
  parameters: get('/common/product/parameterList', { access: 'open', kept: true, output: v.array(Parameter) }),
}
