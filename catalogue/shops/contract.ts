import * as v from 'valibot'
import { ShopType } from '#platform/contract/enums.ts'
import { get } from '#platform/contract/endpoint.ts'
import { enumSchema, Id, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { documentKinds } from '#catalogue/documents/document.ts'
import { Position } from '#platform/reference-data/position.ts'
import { SearchKey } from '#platform/contract/lines.ts'

const named = { id: Id, name: v.string(), nameEn: v.string() }
/** How many shops or products a choice would leave. */
const Counted = v.object({ ...named, count: v.number() })
const CountedType = v.object({ enterpriseType: enumSchema(ShopType), count: v.number() })

export const Shop = v.object({
  id: Id,
  nameCn: v.string(),
  nameEn: v.string(),
  enterpriseType: enumSchema(ShopType),
  /** Our own. */
  selfSupportFlag: v.boolean(),
  countryCode: v.string(),
  countryName: v.string(),
  countryNameEn: v.string(),
  provinceCn: v.nullable(v.string()),
  provinceEn: v.nullable(v.string()),
  cityCn: v.string(),
  cityEn: v.string(),
  mainMarkets: v.string(),
  mainMarketsEn: v.string(),
  description: v.string(),
  descriptionEn: v.string(),
  establishedYear: v.number(),
  certificates: v.array(v.string()),
  /** The emblem. */
  picture: v.nullable(Picture),
  productCount: v.number(),
  /** What it sells, by main category, the most first. */
  categoryList: v.array(Counted),
  /** Some of its goods, to be seen beside its name. */
  productPictures: v.array(Picture),
})
export type Shop = v.InferOutput<typeof Shop>

export const ShopDetail = v.object({
  ...Shop.entries,
  staff: v.number(),
  email: v.string(),
  phone: v.string(),
  position: v.nullable(Position),
  banner: v.nullable(Picture),
})
export type ShopDetail = v.InferOutput<typeof ShopDetail>

export const ShopHoldings = v.object({
  stockKg: v.number(),
  /** How many products that is. */
  inStock: v.number(),
  /** Kinds of papers, certificates by what they certify; none that has expired. */
  papers: v.array(
    v.object({ kind: v.picklist(documentKinds), standard: v.nullable(v.string()), products: v.number() }),
  ),
})
export type ShopHoldings = v.InferOutput<typeof ShopHoldings>

export const ShopFilter = v.object({
  key: SearchKey(100, 'shops.keyTooLong'),
  enterpriseType: optionalOf(v.pipe(WholeNumber, enumSchema(ShopType))),
  provinceId: optionalOf(Id),
  countryId: optionalOf(Id),
  /** Shops that sell something of this category or below it. */
  categoryId: optionalOf(Id),
  /** Shops that sell something with one of these labels. */
  lableIds: optionalOf(manyOf(Id)),
})
export type ShopFilter = v.InferOutput<typeof ShopFilter>

/** Every choice with the number of shops it would leave, its own filter not counted in. */
const ofFilter = { access: 'open' as const, kept: true as const, input: ShopFilter }

export const shops = {
  list: get('/common/shop/list', {
    access: 'open',
    kept: true,
    input: v.object({ ...ShopFilter.entries, ...Paging.entries }),
    output: pageOf(Shop),
  }),
  detail: get('/common/shop/detail/{id}', {
    access: 'open',
    kept: true,
    input: v.object({ id: Id }),
    output: ShopDetail,
  }),
  /** What it has now of what it has published, and the papers that come with it. */
  holdings: get('/common/shop/holdings/{id}', {
    access: 'open',
    kept: true,
    input: v.object({ id: Id }),
    output: ShopHoldings,
  }),
  /** Labels of the products of one shop. */
  labels: get('/common/shop/lableList/{id}', {
    access: 'open',
    kept: true,
    input: v.object({ id: Id }),
    output: v.array(Counted),
  }),
  provinces: get('/common/shop/provinceList', { ...ofFilter, output: v.array(Counted) }),
  countries: get('/common/shop/countryList', { ...ofFilter, output: v.array(Counted) }),
  categories: get('/common/shop/categorylist', { ...ofFilter, output: v.array(Counted) }),
  /** All fifteen, those without a shop included. */
  types: get('/common/shop/enterpriseType', { ...ofFilter, output: v.array(CountedType) }),
  labelFacet: get('/common/shop/lableFacet', { ...ofFilter, output: v.array(Counted) }),
}
