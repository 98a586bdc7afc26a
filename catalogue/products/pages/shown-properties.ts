import type { ProductDetail, Property } from '#catalogue/goods/product.ts'
import { shownIn, type Shown } from '#catalogue/goods/shown-conditions.ts'

export type ShownProperty = Shown<Property>

/** In the table the stated condition stands beside the converted one, as it does on the data sheet. */
export const shownProperties = ({ properties, keyProperties, lots }: ProductDetail) => ({
  properties: properties.map((each) => shownIn(each, (stated) => ` (${stated})`)),
  keyProperties: keyProperties.map((each) => shownIn(each)),
  lots: lots.map((lot) => ({ ...lot, measured: lot.measured.map((each) => shownIn(each)) })),
})
