import { convert, isConvertible, type Unit } from '#catalogue/parameters/units.ts'
import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { usualWindow, type PropertyWord } from './property-words.ts'

/** What was typed about a number: both ends, one of them, or one number that is meant about so. */
export interface Typed {
  low?: number
  high?: number
  about?: { value: number; loosely: boolean }
  unit?: Unit
  /** Under which condition, in one writing. */
  at?: string | undefined
}

const loose = 0.25
const digits = (value: number) => Number(value.toPrecision(6))
const rounded = (value: number | undefined) => (value === undefined ? undefined : digits(value))

/** The range that is meant; undefined where the unit cannot be converted to that of the property. */
export function rangeOf(
  code: string,
  usual: Unit,
  typed: Typed,
  window: PropertyWord['window'],
): PropertyRange | undefined {
  const unit = typed.unit ?? usual
  if (!isConvertible(unit, usual)) return undefined
  if (!typed.about) return inOrder({ code, min: rounded(typed.low), max: rounded(typed.high), unit })
  const { value, loosely } = typed.about
  const reach = reachOf(value, unit, usual, window ?? usualWindow) * (loosely ? loose / usualWindow.share : 1)
  return { code, min: digits(value - reach), max: digits(value + reach), unit }
}

function reachOf(value: number, unit: Unit, usual: Unit, window: NonNullable<PropertyWord['window']>): number {
  if ('share' in window) return Math.abs(value) * window.share
  const middle = convert(value, unit, usual)
  return Math.abs(convert(middle + window.usual, usual, unit) - value)
}

const inOrder = ({ min, max, ...range }: PropertyRange): PropertyRange =>
  min !== undefined && max !== undefined && min > max ? { ...range, min: max, max: min } : { ...range, min, max }
