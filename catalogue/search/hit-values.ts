import * as v from 'valibot'
import { ProductItem } from '#catalogue/goods/product.ts'

/** How values of one property spread. */
export const Spread = v.object({
  code: v.string(),
  /** How many state it, of so many that were looked at. */
  stated: v.number(),
  of: v.number(),
  lowest: v.number(),
  highest: v.number(),
  /** Half of the values lie in here. */
  halfFrom: v.number(),
  halfTo: v.number(),
  logarithmic: v.boolean(),
  /** From the lowest to the highest, in steps of one width. */
  counts: v.array(v.number()),
})

/** A product that states two properties, with what its title is made of. */
export const Point = v.object({
  ...v.pick(ProductItem, [
    'id',
    'name',
    'nameEn',
    'productCategoryName',
    'productCategoryNameEn',
    'brandName',
    'brandNameEn',
    'seriesName',
    'modelName',
    'grade',
    'productFiledType',
  ]).entries,
  x: v.number(),
  y: v.number(),
})
