import { toBase } from '#catalogue/parameters/units.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'
import type { Product } from '../product.ts'
import { polymerOf } from './polymers.ts'
import { all, middleOf, value } from './stated.ts'

type Findings = readonly string[]

/** Both ends in the base unit. */
function endsOf(product: Product, parameter: ParameterCode): readonly [low: number, high: number] | undefined {
  const [stated] = all(product, parameter)
  if (!stated) return undefined
  const { min, typical, max, unit } = stated
  return [toBase(min ?? typical ?? max ?? Number.NaN, unit), toBase(max ?? typical ?? min ?? Number.NaN, unit)]
}

const bends = (product: Product) => [...all(product, 'hdt'), ...all(product, 'vicat')].map(middleOf)

/** Where it melts, or a glass softens; of what melts in many places, above where it bends. */
function meltingOf(product: Product): number | undefined {
  const polymer = polymerOf(product)
  const stated = value(product, 'melting')
  return stated ?? (polymer?.meltsVariously ? Math.max(...bends(product)) : polymer?.softens)
}

const narrowest = 10
const widest = 80

export function meltAboveMelting(product: Product): Findings {
  const melt = endsOf(product, 'meltTemperature')
  if (!melt) return []
  const [low, high] = melt
  const melting = meltingOf(product) ?? 0
  const decomposes = polymerOf(product)?.decomposes ?? Number.POSITIVE_INFINITY
  return [
    ...(low <= melting ? [`a melt of ${low} where it melts at ${melting}`] : []),
    ...(high > decomposes ? [`a melt of ${high} where it decomposes`] : []),
    ...(high - low < narrowest || high - low > widest ? [`a melt window of ${high - low} degrees`] : []),
  ]
}

/** A part leaves the mould stiff: a glass below where it bends, what crystallises well below where it melts. */
export function mouldBelowHeat(product: Product): Findings {
  const mould = endsOf(product, 'mouldTemperature')
  if (!mould) return []
  const melting = meltingOf(product) ?? 200
  const limit = polymerOf(product)?.glassy ? Math.min(melting, ...bends(product)) : melting - 60
  return mould[1] >= limit ? [`a mould of ${mould[1]} against ${limit}`] : []
}

/** Pellets stay apart: a heat deflection bar bends earlier, under its load. */
export function dryingBelowSoftening(product: Product): Findings {
  const drying = endsOf(product, 'dryingTemperature')
  if (!drying) return []
  const limits = [...all(product, 'hdt').map((each) => middleOf(each) + 10), ...all(product, 'vicat').map(middleOf)]
  const melting = meltingOf(product) ?? 200
  const limit = polymerOf(product)?.glassy ? Math.min(melting, ...limits) : melting - 20
  return drying[1] >= limit ? [`dried at ${drying[1]} against ${limit}`] : []
}

/** What takes up water is dried before it is melted; what takes up none is not said to be. */
export function driedByPolymer(product: Product): Findings {
  const polymer = polymerOf(product)
  if (!polymer || !endsOf(product, 'meltTemperature')) return []
  const dried = endsOf(product, 'dryingTemperature') !== undefined
  const dry = (polymer.water ?? 1) <= 0.03
  return [
    ...(polymer.dried && !dried ? ['melted without drying'] : []),
    ...(dry && dried ? ['dried for no reason'] : []),
  ]
}

export function settingsTogether(product: Product): Findings {
  const [drying, hours, moisture, melt, mould] = (
    ['dryingTemperature', 'dryingTime', 'processingMoisture', 'meltTemperature', 'mouldTemperature'] as const
  ).map((parameter) => endsOf(product, parameter) !== undefined)
  const moulded = product.process === 'injection'
  return [
    ...(drying !== hours ? ['drying by half'] : []),
    ...(moisture && !drying ? ['a moisture without drying'] : []),
    ...(mould && !moulded ? ['a mould without moulding'] : []),
    ...(melt && moulded && !mould ? ['moulded without a mould'] : []),
  ]
}
