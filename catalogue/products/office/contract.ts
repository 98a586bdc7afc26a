import * as v from 'valibot'
import { FieldType, Grade, valuesOf } from '#platform/contract/enums.ts'
import { Id, optionalOf, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { Document } from '#catalogue/documents/document.ts'
import { Packing, Property } from '#catalogue/goods/product.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, Since, sortBy, Version } from '#platform/contract/office/fields.ts'
import { productDetails, productForms, productStatuses } from './product-values.ts'

const named = { id: Id, name: v.string(), nameEn: v.string() }
const Text = v.nullable(v.string())

export const ProductRow = v.object({
  id: Id,
  code: v.string(),
  status: v.picklist(productStatuses),
  model: v.string(),
  series: Text,
  name: Text,
  nameEn: Text,
  brandName: v.string(),
  brandNameEn: v.string(),
  categoryName: v.string(),
  categoryNameEn: v.string(),
  shopName: v.string(),
  shopNameEn: v.string(),
  grade: v.number(),
  currency: v.nullable(Currency),
  perTonneMinor: v.nullable(MinorUnits),
  /** Of the product and its lots. */
  stockKg: v.number(),
  lots: v.number(),
  pictures: v.number(),
  updatedAt: Timestamp,
})
export type ProductRow = v.InferOutput<typeof ProductRow>

const {
  code: _code,
  name: _name,
  nameEn: _nameEn,
  group: _group,
  baseLow: _low,
  baseHigh: _high,
  ...stated
} = Property.entries
export const StatedProperty = v.object({ parameterId: Id, ...stated })
export type StatedProperty = v.InferOutput<typeof StatedProperty>

const priced = { currency: v.nullable(Currency), perTonneMinor: v.nullable(MinorUnits) }
export const ProductLot = v.object({
  id: Id,
  code: v.string(),
  kilograms: v.number(),
  stockKg: v.number(),
  ...priced,
  note: v.string(),
  noteEn: v.string(),
  testedOn: v.string(),
  measured: v.array(StatedProperty),
})
export type ProductLot = v.InferOutput<typeof ProductLot>

const { url: _url, expired: _expired, ...documentEntries } = Document.entries
export const ProductDocument = v.object({ ...documentEntries, file: v.string() })
export type ProductDocument = v.InferOutput<typeof ProductDocument>

/** A product as it is kept. */
export const ProductValues = v.object({
  id: Id,
  version: v.number(),
  code: v.string(),
  status: v.picklist(productStatuses),
  shopId: Id,
  categoryId: Id,
  brandId: Id,
  countryId: Id,
  grade: v.number(),
  fieldType: v.number(),
  series: Text,
  model: v.string(),
  name: Text,
  nameEn: Text,
  description: Text,
  descriptionEn: Text,
  form: v.picklist(productForms),
  colourHex: v.string(),
  colourName: v.string(),
  colourNameEn: v.string(),
  aliases: v.array(v.string()),
  selfRun: v.boolean(),
  recommended: v.boolean(),
  isNew: v.boolean(),
  ...priced,
  samplePriceMinor: v.nullable(MinorUnits),
  minimumOrderKg: v.number(),
  leadTimeDays: v.number(),
  stockKg: v.number(),
  labelIds: v.array(Id),
  pictureIds: v.array(Id),
  tiers: v.array(v.object({ fromKg: v.number(), perTonneMinor: MinorUnits })),
  packings: v.array(Packing),
  properties: v.array(StatedProperty),
  lots: v.array(ProductLot),
  documents: v.array(ProductDocument),
})
export type ProductValues = v.InferOutput<typeof ProductValues>

export const ParameterChoice = v.object({
  ...named,
  code: v.string(),
  group: v.string(),
  unit: v.string(),
  units: v.array(v.string()),
  methods: v.array(v.string()),
  conditions: v.array(v.string()),
  options: v.array(v.object({ value: v.number(), text: v.string(), textEn: v.string() })),
})
export type ParameterChoice = v.InferOutput<typeof ParameterChoice>

const Named = v.array(v.object(named))

/** A product as its form gets it. */
const ProductInfo = v.object({
  ...ProductValues.entries,
  /** What was measured of each lot, as it is typed. */
  measuredTexts: v.array(v.string()),
  pictures: v.array(v.object({ id: Id, ...Picture.entries })),
})
/** A product that is there, or the new one. */
const MaybeNew = v.object({ id: optionalOf(Id) })

export const products = {
  list: operatorGet('/operator/products/list', {
    permission: 'products.read',
    ofShop: true,
    input: v.object({
      ...listing,
      search: SearchText,
      status: optionalOf(v.picklist(productStatuses)),
      categoryId: optionalOf(Id),
      brandId: optionalOf(Id),
      shopId: optionalOf(Id),
      labelId: optionalOf(Id),
      grade: optionalOf(v.pipe(WholeNumber, v.picklist(valuesOf(Grade)))),
      fieldType: optionalOf(v.pipe(WholeNumber, v.picklist(valuesOf(FieldType)))),
      /** What an editor should look at. */
      lacks: optionalOf(
        v.picklist(['picture', 'price', 'stock', 'chinese', 'english', 'properties', 'validDocuments']),
      ),
      sort: sortBy(['model', 'code', 'brand', 'price', 'stock', 'updatedAt'], '-updatedAt'),
    }),
    output: pageOf(ProductRow),
  }),
  info: operatorGet('/operator/products/info', {
    permission: 'products.read',
    ofShop: true,
    input: v.object({ id: Id }),
    output: ProductInfo,
  }),
  /** What the operator has typed and not saved, as saving would keep it. */
  draft: operatorGet('/operator/products/draft', {
    permission: 'products.edit',
    ofShop: true,
    input: MaybeNew,
    output: v.nullable(
      v.object({
        /** The version that was changed. */
        basis: v.number(),
        typed: ProductInfo,
        /** Uploads that its documents name, by where they are kept. */
        fileIds: v.record(v.string(), Id),
      }),
    ),
  }),
  keepDraft: operatorPost('/operator/products/keepDraft', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ ...MaybeNew.entries, version: v.optional(Version, 1), ...productDetails }),
  }),
  dropDraft: operatorPost('/operator/products/dropDraft', {
    permission: 'products.edit',
    ofShop: true,
    input: MaybeNew,
  }),
  /** What the form of a product offers. */
  choices: operatorGet('/operator/products/choices', {
    permission: 'products.read',
    ofShop: true,
    output: v.object({
      shops: Named,
      categories: v.array(v.object({ ...named, depth: v.number() })),
      brands: Named,
      countries: Named,
      labels: Named,
      parameters: v.array(ParameterChoice),
    }),
  }),
  create: operatorPost('/operator/products/create', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object(productDetails),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/products/update', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ id: Id, version: Version, since: Since, ...productDetails }),
    output: Changed,
  }),
  setStatus: operatorPost('/operator/products/setStatus', {
    permission: 'products.edit',
    ofShop: true,
    input: v.object({ ...Chosen.entries, status: v.picklist(productStatuses) }),
    output: Changed,
  }),
  /** Only drafts that nothing refers to. */
  remove: operatorPost('/operator/products/remove', {
    permission: 'products.edit',
    ofShop: true,
    input: Chosen,
    output: Changed,
  }),
}
