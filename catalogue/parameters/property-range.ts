import { isUnit, type Unit } from './units.ts'

export interface PropertyRange {
  /** Code of the parameter. */
  code: string
  min: number | undefined
  max: number | undefined
  unit: Unit
  /** Under which condition, in the words of `comparedAt`; the usual one of each polymer unless said. */
  at?: string
}

/** In the place of a condition: every condition and method counts. */
export const anyCondition = 'any'

const number = String.raw`-?\d{1,9}(?:\.\d{1,6})?`
const form = new RegExp(`^([a-zA-Z][a-zA-Z0-9]{1,39}):(${number})?\\.\\.(${number})?:([^@]{1,24})(?:@(.{1,80}))?$`)

/** `mfr:10..30:g/10min`; one end may be open. `@230°c/2.16kg` at its end names a condition. */
export function parsePropertyRange(text: string): PropertyRange | undefined {
  const [, code, min, max, unit, at] = form.exec(text) ?? []
  if (!code || !unit || !isUnit(unit) || (min === undefined && max === undefined)) return undefined
  const range = {
    code,
    min: min === undefined ? undefined : Number(min),
    max: max === undefined ? undefined : Number(max),
    unit,
    ...(at !== undefined && { at }),
  }
  return range.min !== undefined && range.max !== undefined && range.min > range.max ? undefined : range
}

export const formatPropertyRange = ({ code, min, max, unit, at }: PropertyRange) =>
  `${code}:${min ?? ''}..${max ?? ''}:${unit}${at === undefined ? '' : `@${at}`}`
