import type { Slice } from './search-queries.ts'
import type { SearchState } from '#catalogue/goods/server/search-state.ts'
import type { Anchor } from './sort.ts'

// Shallow pages are reached from the start as quickly, and prices have no single key.
const isDeep = ({ offset, sort }: Slice) => offset >= 500 && sort.by !== 'price'

/** Where pages that were shown lately begin: from there a walk reaches them, and those after them, at once. */
const anchorsOf = (state: SearchState, { condition, conditions, sort }: Slice) =>
  state.keep(JSON.stringify(['anchors', condition, conditions, sort]), async () => new Map<number, Anchor>())

export async function nearestAnchor(state: SearchState, slice: Slice): Promise<Anchor | undefined> {
  if (!isDeep(slice)) return undefined
  const anchors = await anchorsOf(state, slice)
  return anchors.get(Math.max(...[...anchors.keys()].filter((offset) => offset <= slice.offset)))
}

export async function noteAnchor(state: SearchState, slice: Slice, first: Omit<Anchor, 'offset'> | undefined) {
  if (!first || !isDeep(slice)) return
  const anchors = await anchorsOf(state, slice)
  anchors.set(slice.offset, { ...first, offset: slice.offset })
}
