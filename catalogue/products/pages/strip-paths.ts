import type { Property } from '#catalogue/goods/product.ts'
import type { Strip } from '../contract.ts'

/** With its property, and its bars as paths on a strip of 100 × 10. */
export function stripPaths({ code, condition, value, half, ...strip }: Strip, properties: Property[]) {
  const property = properties.find((each) => each.code === code && each.condition === condition)
  if (!property) return []
  const bars = { half: `M${half.from} 5H${half.to}`, value: `M${value.from} 1V9H${value.to}V1Z` }
  return [{ ...strip, ...bars, key: `${code} ${condition}`, property }]
}

export type ShownStrip = ReturnType<typeof stripPaths>[number]
