import * as v from 'valibot'
import { isNumeric } from '#platform/contract/fields.ts'
import { onceOfEach } from '#platform/contract/lasting.ts'

type Schema = v.GenericSchema
type Pick = (value: unknown) => unknown

/** How a schema looks inside, as far as it matters which fields of an answer are declared. */
type Inside = Schema & {
  entries: Record<string, Schema>
  item: Schema
  value: Schema
  wrapped: Schema
  options: readonly Schema[]
  pipe: readonly [Schema, ...{ kind: string }[]]
}

/** Nothing in it can be undeclared. */
const leaf: Pick = (value) => value

/** Each way to copy by the type of its schema; whatever else there is goes through the schema itself. */
const ways: Record<string, (inside: Inside) => Pick> = {
  object: (inside) => pickEntries(inside),
  strict_object: (inside) => pickEntries(inside),
  array: ({ item }) => {
    const pick = pickerOf(item)
    return onceOfEach((values) => (values as unknown[]).map(pick))
  },
  record: ({ value }) => {
    const pick = pickerOf(value)
    return (values) => Object.fromEntries(Object.entries(values as object).map(([key, each]) => [key, pick(each)]))
  },
  nullable: ({ wrapped }) => unlessNone(pickerOf(wrapped)),
  optional: ({ wrapped }) => unlessNone(pickerOf(wrapped)),
  union: (inside) => (inside.options.every((option) => pickerOf(option) === leaf) ? leaf : through(inside)),
  ...Object.fromEntries(
    ['string', 'number', 'boolean', 'picklist', 'literal', 'null', 'undefined', 'instance', 'unknown'].map((type) => [
      type,
      () => leaf,
    ]),
  ),
}

const through =
  (schema: Schema): Pick =>
  (value) =>
    v.parse(schema, value)

const unlessNone = (pick: Pick): Pick =>
  pick === leaf ? leaf : (value) => (value === null || value === undefined ? value : pick(value))

function pickEntries(inside: Inside): Pick {
  const { entries } = inside
  // What is missing is filled in.
  if (Object.values(entries).some((entry) => 'default' in entry && entry.default !== undefined)) return through(inside)
  const picks = Object.entries(entries).map(([key, schema]) => [key, pickerOf(schema)] as const)
  return onceOfEach((value) => {
    const picked: Record<string, unknown> = {}
    for (const [key, pick] of picks) {
      const each = (value as Record<string, unknown>)[key]
      if (each !== undefined) picked[key] = pick(each)
    }
    return picked
  })
}

const kept = new WeakMap<Schema, Pick>()

/**
 * Copies what a schema declares, and nothing else: undeclared fields do not leave the house. That values are what they are
 * declared to be is checked where answers are made by tests and in development; doing it for every answer cost as much as
 * writing it.
 */
export function pickerOf(schema: Schema): Pick {
  const known = kept.get(schema)
  if (known) return known
  const inside = schema as Inside
  // A number is what it was; it is another value only where it came as a text.
  const changes =
    'pipe' in schema && !isNumeric(schema) && inside.pipe.some(({ kind }, at) => at > 0 && kind !== 'validation')
  const pick = isNumeric(schema) ? leaf : changes ? through(schema) : (ways[schema.type] ?? through)(inside)
  kept.set(schema, pick)
  return pick
}
