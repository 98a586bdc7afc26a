import { isDeepStrictEqual } from 'node:util'

type Values = Record<string, unknown>

/** As the audit keeps it, where the order of names says nothing. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const same = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))

interface Seen {
  /** As it was when the form was opened. */
  base: Values
  /** What the form holds, written as the base is. */
  typed: Values
  /** Values that make sense only as one, such as a price and its currency. */
  together?: readonly (readonly string[])[]
}

/** What there is now, with only those values of `mine` that differ from what its writer had seen. */
export function onTopOf<Now extends object>(now: Now, mine: Now, { base, typed, together = [] }: Seen): Now {
  const changed = (name: string) => !same(typed[name], base[name])
  const written = Object.keys(mine).filter((name) => {
    const group = together.find((names) => names.includes(name)) ?? [name]
    return group.some(changed)
  })
  return { ...now, ...Object.fromEntries(Object.entries(mine).filter(([name]) => written.includes(name))) }
}

const isPart = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same of something in parts, such as one for each language: within each the values that were changed. */
export function partsOnTopOf<Now extends object>(now: Now, mine: Now, base: Values): Now {
  const merged = onTopOf(now, mine, { base, typed: Object.fromEntries(Object.entries(mine)) })
  const partsOf = (whole: object, name: string) => (whole as Values)[name]
  const parts = Object.keys(mine).flatMap((name) => {
    const [theirs, own, seen] = [partsOf(now, name), partsOf(mine, name), base[name]]
    return isPart(theirs) && isPart(own) && isPart(seen)
      ? [[name, onTopOf(theirs, own, { base: seen, typed: own })]]
      : []
  })
  return { ...merged, ...Object.fromEntries(parts) }
}
