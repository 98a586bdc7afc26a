import { toBase } from '#catalogue/parameters/units.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'
import type { Product, Property } from '../product.ts'

/** The middle of what is stated, in the base unit. */
export const middleOf = ({ min, typical, max, unit }: Property): number => {
  const ends = typical === null ? [min, max].filter((end) => end !== null) : [typical]
  return toBase(ends.reduce((sum, end) => sum + end, 0) / Math.max(ends.length, 1), unit)
}

export const all = ({ properties }: Product, parameter: ParameterCode): Property[] =>
  properties.filter((property) => property.parameter === parameter)

export const value = (product: Product, parameter: ParameterCode, condition?: string): number | undefined => {
  const found = all(product, parameter).find((each) => condition === undefined || each.condition === condition)
  return found && middleOf(found)
}

/** Share of what is not polymer. */
export const fillerOf = (product: Product): number => (value(product, 'fillerContent') ?? 0) / 100
