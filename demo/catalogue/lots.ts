import { between, hashOf, oneOf, shareOf, significant, wholeBetween } from './chance.ts'
import type { Pair } from './family.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'
import { priceAt } from './pricing.ts'
import type { Lot, Price, Property } from './product.ts'

/** How far one lot strays from the typical value, as a share of it. */
const spread: Partial<Record<ParameterCode, number>> = {
  density: 0.003,
  melting: 0.01,
  intrinsicViscosity: 0.03,
  kValue: 0.01,
}
const USUAL_SPREAD = 0.1

const measuredFirst: ParameterCode[] = [
  'mfr',
  'intrinsicViscosity',
  'relativeViscosity',
  'density',
  'ash',
  'kValue',
  'volatiles',
]
const alsoMeasured: ParameterCode[] = ['izodNotched', 'charpyNotched', 'tensileYield', 'tensileBreak', 'contamination']

const measuredValue = (property: Property, seed: string): number | null => {
  const { parameter, min, typical, max } = property
  const share = shareOf(seed, parameter)
  if (typical !== null) {
    const most = spread[parameter] ?? USUAL_SPREAD
    return typical * (1 + most * (2 * share - 1))
  }
  if (min !== null && max !== null) return min + (max - min) * share
  if (max !== null) return max * (0.3 + 0.6 * share)
  return min === null ? null : min * (1.02 + 0.2 * share)
}

const measured = (properties: Property[], seed: string): Property[] =>
  [...measuredFirst, ...alsoMeasured].flatMap((parameter) => {
    const property = properties.find((each) => each.parameter === parameter)
    const value = property && measuredValue(property, seed)
    return value ? [{ ...property, min: null, typical: significant(value), max: null, source: 'lot' as const }] : []
  })

const conditions: Pair[] = [
  ['Dry indoor storage, bags intact', '室内干燥存放，包装完好'],
  ['Re-bagged and palletised', '已重新包装打托'],
  ['Sample available on request', '可提供样品'],
  ['Ready for inspection at the warehouse', '可到仓库看货'],
]

export type LotGoods = {
  code: string
  prefix: 'OG' | 'RC' | 'CR'
  properties: Property[]
  bagKg: number
  price: Price | null
  yuanPerTonne: number
}

/** One to three lots, each with its own weight, values and price. */
export const lotsOf = ({ code, prefix, properties, bagKg, price, yuanPerTonne }: LotGoods): Lot[] =>
  Array.from({ length: wholeBetween(1, 3, code, 'lots') }, (_, index): Lot => {
    const seed = `${code} lot ${index + 1}`
    const [noteEn, noteZh] = oneOf(conditions, seed, 'note')
    return {
      code: `${prefix}-${hashOf(code).toString(36).toUpperCase().padStart(7, '0')}-${index + 1}`,
      kilograms: wholeBetween(40, 900, seed, 'bags') * bagKg,
      measured: measured(properties, seed),
      testedDaysAgo: wholeBetween(4, 90, seed, 'tested'),
      price: price && {
        ...priceAt(seed, yuanPerTonne * between(0.97, 1.03, seed, 'price'), price.currency),
        tiers: [],
      },
      noteEn,
      noteZh,
    }
  })
