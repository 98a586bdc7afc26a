import { formatPropertyRange, parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { isUnit } from '#catalogue/parameters/units.ts'
import { joinRanges, splitRanges } from './enquiry-form-data.ts'

/** A property as it is being typed. */
export interface WantedRange {
  code: string
  min: string
  max: string
  unit: string
}

const numberIn = (text: string) => {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) < 1e9 ? Number(value.toFixed(6)) : undefined
}

/** Those that say something, as the search takes them; ends the wrong way round are meant the right way round. */
export const statedRanges = (wanted: readonly WantedRange[]): string[] =>
  wanted.flatMap(({ code, unit, ...ends }) => {
    const [a, b] = [numberIn(ends.min), numberIn(ends.max)]
    if (!code || !isUnit(unit) || (a === undefined && b === undefined)) return []
    const [min, max] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]
    return formatPropertyRange({ code, min, max, unit })
  })

export const joinWanted = (wanted: readonly WantedRange[]) => joinRanges(statedRanges(wanted))

export const readWanted = (text: string | undefined): WantedRange[] =>
  splitRanges(text).flatMap((range) => {
    const found = parsePropertyRange(range)
    if (!found) return []
    return [{ ...found, min: String(found.min ?? ''), max: String(found.max ?? '') }]
  })
