import type * as v from 'valibot'

/** What a walk through a schema looks at; valibot's own types are as many as there are kinds of schemas. */
export interface Part {
  kind: string
  type: string
  pipe?: Part[]
  entries?: Record<string, Part>
  wrapped?: Part
  item?: Part
  options?: unknown[]
  literal?: unknown
  requirement?: unknown
}

export const partOf = (schema: v.GenericSchema) => schema as unknown as Part

const schemasIn = (part: Part): Part[] => {
  const options = ['union', 'variant'].includes(part.type) ? (part.options as Part[]) : []
  const within = (part.pipe ?? []).slice(1)
  return [...options, ...(part.wrapped ? [part.wrapped] : []), ...within.filter(({ kind }) => kind === 'schema')]
}

/** The rules of one type along a pipe and everything it wraps: `max_length`, `min_value`. */
export function limitsOf(part: Part, type: string): number[] {
  const own = (part.pipe ?? []).filter((rule) => rule.type === type && typeof rule.requirement === 'number')
  const found = own.map(({ requirement }) => requirement as number)
  return [...found, ...schemasIn(part).flatMap((inner) => limitsOf(inner, type))]
}

/** Every value that a choice offers, however it is wrapped. */
export function choicesOf(part: Part): unknown[] {
  const own = part.type === 'picklist' ? (part.options ?? []) : part.type === 'literal' ? [part.literal] : []
  return [...own, ...schemasIn(part).flatMap(choicesOf)]
}

/** The schemas that a value may satisfy: without wrappers, one for each option. */
export function shapesOf(part: Part): Part[] {
  if (part.wrapped) return shapesOf(part.wrapped)
  if (part.type === 'union' || part.type === 'variant') return (part.options as Part[]).flatMap(shapesOf)
  return [part]
}
