import { isConvertible, isUnit } from '#catalogue/parameters/units.ts'

export type DifferenceWord = 'same' | 'higher' | 'lower' | 'unknown'

export interface Difference {
  word: DifferenceWord
  /** How much: as a share of what is wanted, or as it is where a share says nothing. */
  by: { percent: number } | { amount: number } | undefined
}

/** Scales without a true zero, and shares themselves: twice 20 °C is no doubling. */
const byAmount = (unit: string) => unit === '%' || (isUnit(unit) && isConvertible(unit, '°C'))

const hardlyAnything = 0.005

/** How an offered value stands to the wanted one. */
export function differenceOf(wanted: number, offered: number | null, unit: string): Difference {
  if (offered === null) return { word: 'unknown', by: undefined }
  const gap = offered - wanted
  if (Math.abs(gap) <= Math.abs(wanted) * hardlyAnything) return { word: 'same', by: undefined }
  const word = gap > 0 ? 'higher' : 'lower'
  if (byAmount(unit) || wanted === 0) return { word, by: { amount: Number(Math.abs(gap).toPrecision(3)) } }
  return { word, by: { percent: Math.max(1, Math.round(Math.abs(gap / wanted) * 100)) } }
}
