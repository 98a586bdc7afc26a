import * as v from 'valibot'
import { hostileValues } from './hostile-values.ts'
import { shapesOf, type Part } from './schema-parts.ts'

const accepts = (part: Part, value: unknown) => v.safeParse(part as unknown as v.GenericSchema, value).success

/** Something that the schema accepts; undefined where nothing of what we try is. */
export function validValue(part: Part): unknown {
  for (const shape of shapesOf(part)) {
    const value = shape.entries
      ? completed(shape, {})
      : shape.item
        ? [validValue(shape.item)]
        : [1, '1', 'Text 1', ...hostileValues(shape)].find((each) => accepts(part, each))
    if (value !== undefined && accepts(part, value)) return value
  }
  return undefined
}

/** The example with every field that it leaves out, as long as the whole stays acceptable. */
export function completed(part: Part, example: Record<string, unknown>): Record<string, unknown> {
  const whole = Object.fromEntries(
    Object.entries(part.entries ?? {}).map(([name, entry]) => [
      name,
      name in example ? example[name] : validValue(entry),
    ]),
  )
  if (accepts(part, whole)) return whole
  const few = { ...example }
  for (const [name, value] of Object.entries(whole))
    if (!(name in few) && (accepts(part, { ...few, [name]: value }) || !accepts(part, few))) few[name] = value
  return few
}
