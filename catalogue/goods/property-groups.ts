import type { Property } from './product.ts'

const groups = ['rheology', 'physical', 'mechanical', 'thermal', 'flammability', 'optical', 'processing'] as const

/** The sections of a property table in the order of a data sheet; a group without values is left out. */
export const propertyGroups = <P extends Pick<Property, 'group'>>(properties: readonly P[]) =>
  groups
    .map((group) => ({ group, list: properties.filter((property) => property.group === group) }))
    .filter(({ list }) => list.length > 0)
