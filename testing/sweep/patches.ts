import { hostileValues } from './hostile-values.ts'
import { shapesOf, type Part } from './schema-parts.ts'
import { validValue } from './valid-input.ts'

/** One hostile value at one place of an input. */
export interface Patch {
  path: (string | number)[]
  value: unknown
}

/** Every place of a schema with every value that is tried there. */
export function patchesOf(part: Part, path: Patch['path'] = []): Patch[] {
  const here = path.length > 0 ? hostileValues(part).map((value) => ({ path, value })) : []
  const shapes = shapesOf(part)
  const within = shapes.flatMap((shape) => {
    if (shape.entries && shapes.length === 1)
      return Object.entries(shape.entries).flatMap(([name, entry]) => patchesOf(entry, [...path, name]))
    // One of several shapes: the whole value, so that the others' fields do not stay beside it.
    if (shape.entries) return patchesOf(shape).map((patch) => ({ path, value: patched(validValue(shape), patch) }))
    if (shape.item) return [...listsOf(shape.item, path), ...patchesOf(shape.item, [...path, 0])]
    return []
  })
  return [...here, ...within]
}

function listsOf(item: Part, path: Patch['path']): Patch[] {
  const one = validValue(item)
  const long = [0, 2, 21, 101, 201, 1_001].map((length) => ({ path, value: Array.from({ length }, () => one) }))
  // Also a list of its own, where the good input has none.
  const own = item.entries ? patchesOf(item).map((patch) => ({ path, value: [patched(one, patch)] })) : []
  return [...long, ...own]
}

/** A copy of the input with the value in its place. */
export function patched(input: unknown, { path: [step, ...rest], value }: Patch): unknown {
  if (step === undefined) return value
  const within = (input ?? {}) as Record<string | number, unknown>
  const changed = patched(within[step], { path: rest, value })
  return typeof step === 'number' ? [changed] : { ...within, [step]: changed }
}
