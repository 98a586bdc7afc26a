import { conditionIn, unbroken } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { onceOfEach } from '#platform/contract/lasting.ts'
import type { ListedItem } from './listed-item.ts'
import type { Property } from './product.ts'

/** With its condition as each system reads it: browsers need not know how conditions are converted. */
export type Shown<Kind> = Kind & { at: Record<UnitSystem, string> }

export function shownIn<Kind extends Pick<Property, 'condition'>>(
  property: Kind,
  beside = (_: string) => '',
): Shown<Kind> {
  const stated = property.condition ?? ''
  const us = conditionIn('us', stated)
  return { ...property, at: { si: unbroken(stated), us: unbroken(us === stated ? us : us + beside(stated)) } }
}

/** For loaders of pages whose units can be switched. */
export const withConditions = onceOfEach((item: ListedItem): ListedItem => ({
  ...item,
  keyProperties: item.keyProperties.map((each) => shownIn(each)),
}))
