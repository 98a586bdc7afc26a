import * as v from 'valibot'

/** What names a product wherever goods are listed; an order keeps it as it was. */
export const GoodsName = v.object({
  name: v.nullable(v.string()),
  nameEn: v.nullable(v.string()),
  productCategoryName: v.string(),
  productCategoryNameEn: v.string(),
  brandName: v.string(),
  brandNameEn: v.string(),
  seriesName: v.nullable(v.string()),
  modelName: v.string(),
  grade: v.number(),
  productFiledType: v.number(),
})
export type GoodsName = v.InferOutput<typeof GoodsName>
