type Values = Record<string, unknown>

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

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
