import { hostileValues } from './hostile-values.ts'
import { choicesOf, shapesOf, type Part } from './schema-parts.ts'
import { validValue } from './valid-input.ts'

type Path = (string | number)[]

/** One hostile value at one place of an input. */
export interface Patch {
  path: Path
  value: unknown
}

/** One place of an input, with every value that is tried there. */
export interface Place {
  path: Path
  values(): unknown[]
  /** What may be chosen there, all of it good. */
  choices?: readonly unknown[]
}

export function placesOf(part: Part, path: Path = []): Place[] {
  const here = path.length > 0 ? [{ path, values: () => hostileValues(part), choices: choicesOf(part) }] : []
  const shapes = shapesOf(part)
  const within = shapes.flatMap((shape): Place[] => {
    if (shape.entries && shapes.length === 1)
      return Object.entries(shape.entries).flatMap(([name, entry]) => placesOf(entry, [...path, name]))
    // One of several shapes: the whole value, so that the others' fields do not stay beside it.
    if (shape.entries) return placesOf(shape).map((place) => ({ path, values: () => wholesOf(shape, place) }))
    if (shape.item) return listsOf(shape.item, path)
    return []
  })
  return [...here, ...within]
}

/** A list in place of one that is there, one item of it, and lists that are long. */
function listsOf(item: Part, path: Path): Place[] {
  const long = () => {
    const good = validValue(item)
    return [0, 2, 21, 101, 201, 1_001].map((length) => Array.from({ length }, () => good))
  }
  const own = item.entries ? placesOf(item) : []
  return [
    { path, values: long },
    ...own.map((place) => ({ path, values: () => wholesOf(item, place).map((whole) => [whole]) })),
    ...placesOf(item, [...path, 0]),
  ]
}

function wholesOf(part: Part, { path, values }: Place): unknown[] {
  const whole = validValue(part)
  return values().map((value) => patched(whole, { path, value }))
}

/** A copy of the input with the value in its place. */
export function patched(input: unknown, { path: [step, ...rest], value }: Patch): unknown {
  if (step === undefined) return value
  const within = (input ?? {}) as Record<string | number, unknown>
  const changed = patched(within[step], { path: rest, value })
  return typeof step === 'number' ? [changed] : { ...within, [step]: changed }
}
