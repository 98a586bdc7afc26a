import { conditionOf } from '#catalogue/parameters/conditions.ts'
import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { comparedAt, type Measured } from '../measurements.ts'

const flow = /(\d{3}) ?(?:°? ?c)? ?[/, ] ?(\d{1,2}(?:\.\d{1,2})?)/i
const single = /(-?\d{1,4}(?:\.\d{1,3})?) ?(kg|mpa|n|°c)/i
/** What ASTM calls the two stresses of a heat deflection test. */
const stresses: Record<string, string> = { '0.46mpa': '0.45mpa', '1.80mpa': '1.8mpa', '1.82mpa': '1.8mpa' }

/** One writing of a typed condition: `(190/5)` is `190°c/5kg`. Undefined for a standard, which says nothing of it. */
export function conditionIn(text: string): string | undefined {
  const [, degrees, load] = flow.exec(text) ?? []
  if (degrees) return `${degrees}°c/${load}kg`
  const [, value, unit = ''] = single.exec(text) ?? []
  const said = `${value}${unit.toLowerCase()}`
  return value === undefined ? undefined : (stresses[said] ?? said)
}

/** A load alone is the end of a condition, a stress or a temperature its beginning. */
const says = (stated: string, typed: string) => stated.startsWith(typed) || stated.endsWith(`/${typed}`)

/** With the condition as values are compared at it; without where nobody or more than one states what was typed. */
export function withCondition(
  { at, ...range }: PropertyRange,
  parameters: ReadonlyMap<string, Measured>,
): PropertyRange {
  const parameter = parameters.get(range.code)
  if (at === undefined || !parameter) return range
  const usual = comparedAt(parameter).filter(({ method }) => method === null)
  const found = usual.filter(({ condition }) => says(conditionOf({ condition }), at))
  const meant = found.find((each) => each.at === at) ?? (found.length === 1 ? found[0] : undefined)
  return meant ? { ...range, at: meant.at } : range
}
