import type { ProductDetail, ProductItem, Property } from '#catalogue/goods/product.ts'
import { conditionIn, unbroken } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'

/** With its condition as each system reads it: browsers need not know how conditions are converted. */
export interface ShownProperty extends Property {
  at: Record<UnitSystem, string>
}

function shown(property: Property, beside = (_: string) => ''): ShownProperty {
  const stated = property.condition ?? ''
  const us = conditionIn('us', stated)
  return { ...property, at: { si: unbroken(stated), us: unbroken(us === stated ? us : us + beside(stated)) } }
}

export const shownKeyProperties = <Item extends Pick<ProductItem, 'keyProperties'>>(item: Item) => ({
  ...item,
  keyProperties: item.keyProperties.map((each) => shown(each)),
})

/** In the table the stated condition stands beside the converted one, as it does on the data sheet. */
export const shownProperties = ({ properties, keyProperties, lots }: ProductDetail) => ({
  properties: properties.map((each) => shown(each, (stated) => ` (${stated})`)),
  keyProperties: keyProperties.map((each) => shown(each)),
  lots: lots.map((lot) => ({ ...lot, measured: lot.measured.map((each) => shown(each)) })),
})
