import type { ListedItem } from '#catalogue/goods/listed-item.ts'
import type { ProductDetail, Property } from '#catalogue/goods/product.ts'
import { conditionIn, unbroken } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'

type Stated = Pick<Property, 'condition'>
/** With its condition as each system reads it: browsers need not know how conditions are converted. */
type Shown<Kind> = Kind & { at: Record<UnitSystem, string> }
export type ShownProperty = Shown<Property>

function shown<Kind extends Stated>(property: Kind, beside = (_: string) => ''): Shown<Kind> {
  const stated = property.condition ?? ''
  const us = conditionIn('us', stated)
  return { ...property, at: { si: unbroken(stated), us: unbroken(us === stated ? us : us + beside(stated)) } }
}

export const shownKeyProperties = (item: ListedItem) => ({
  ...item,
  keyProperties: item.keyProperties.map((each) => shown(each)),
})

/** In the table the stated condition stands beside the converted one, as it does on the data sheet. */
export const shownProperties = ({ properties, keyProperties, lots }: ProductDetail) => ({
  properties: properties.map((each) => shown(each, (stated) => ` (${stated})`)),
  keyProperties: keyProperties.map((each) => shown(each)),
  lots: lots.map((lot) => ({ ...lot, measured: lot.measured.map((each) => shown(each)) })),
})
