import * as v from 'valibot'
import { Day, Id, Timestamp } from '#platform/contract/fields.ts'
import { GoodsName } from './goods-name.ts'
import { Document } from '#catalogue/documents/document.ts'
import { Label } from '#catalogue/labels/contract.ts'
import { Currency, MinorUnits } from '#platform/contract/money.ts'
import { Picture } from '#platform/contract/picture.ts'
import { packUnits } from './quantity.ts'

const kilograms = v.number()

export const Property = v.object({
  /** Code of the parameter. */
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  group: v.string(),
  min: v.nullable(v.number()),
  typical: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** A class such as V-0, where the number is only its rank. */
  text: v.nullable(v.string()),
  unit: v.string(),
  method: v.string(),
  condition: v.nullable(v.string()),
  source: v.picklist(['typical', 'sheet', 'lot', 'lab']),
  statedOn: v.nullable(Day),
  /** In the base unit of the parameter, for comparison. */
  baseLow: v.nullable(v.number()),
  baseHigh: v.nullable(v.number()),
})
export type Property = v.InferOutput<typeof Property>

export const Price = v.object({
  currency: Currency,
  perTonneMinor: MinorUnits,
  tiers: v.array(v.object({ fromKilograms: kilograms, perTonneMinor: MinorUnits })),
  /** Why the caller's company pays this; absent where it is the price of everybody. */
  own: v.optional(
    v.object({
      kind: v.picklist(['priceList', 'agreement']),
      name: v.string(),
      nameEn: v.string(),
      /** What the agreement still holds; null where no quantity was agreed. */
      leftKg: v.nullable(kilograms),
      listPerTonneMinor: v.nullable(MinorUnits),
    }),
  ),
})
export type Price = v.InferOutput<typeof Price>

/** A product as lists show it. Texts come in both languages; the pages choose. */
export const ProductItem = v.object({
  id: Id,
  ...GoodsName.entries,
  countryName: v.string(),
  countryNameEn: v.string(),
  labelList: v.array(Label),
  picture: Picture,
  /** The first three or four that tell the grade apart. */
  keyProperties: v.array(Property),
  /** Null: on enquiry. */
  price: v.nullable(Price),
  minimumOrderKg: kilograms,
  /** Of the product and its open lots. */
  stockKg: kilograms,
  leadTimeDays: v.number(),
  lotCount: v.number(),
  commentCount: v.number(),
  /** The average of what buyers gave, of five; null where none has. */
  score: v.nullable(v.number()),
  shopId: Id,
  shopName: v.string(),
  shopNameEn: v.string(),
  selfSupportFlag: v.boolean(),
  newFlag: v.boolean(),
})
export type ProductItem = v.InferOutput<typeof ProductItem>

export const Packing = v.object({
  unit: v.picklist(packUnits),
  kilograms,
  holdsUnit: v.nullable(v.picklist(packUnits)),
  holdsCount: v.nullable(v.number()),
})
export type Packing = v.InferOutput<typeof Packing>

export const Lot = v.object({
  id: Id,
  code: v.string(),
  kilograms,
  stockKg: kilograms,
  price: v.nullable(Price),
  note: v.string(),
  noteEn: v.string(),
  testedOn: Day,
  measured: v.array(Property),
})
export type Lot = v.InferOutput<typeof Lot>

export const ProductDetail = v.object({
  ...ProductItem.entries,
  description: v.nullable(v.string()),
  descriptionEn: v.nullable(v.string()),
  colourHex: v.string(),
  colourName: v.string(),
  colourNameEn: v.string(),
  form: v.string(),
  pictures: v.array(Picture),
  categoryId: Id,
  /** From the root of the tree down to the category itself. */
  categoryPath: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  properties: v.array(Property),
  packings: v.array(Packing),
  /** Of the product itself, without lots: what an order without a lot can take. */
  ownStockKg: kilograms,
  lots: v.array(Lot),
  documents: v.array(Document),
  version: v.number(),
  updatedAt: Timestamp,
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>
