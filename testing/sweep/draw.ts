export type Draw = <Item>(items: readonly Item[]) => Item | undefined

/** The same choices for the same seed. */
export function drawer(state: number): Draw {
  return (items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)]
  }
}
