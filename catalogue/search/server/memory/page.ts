import type { Sort } from '../sort.ts'
import type { FacetName } from '../wanted.ts'
import { isChosen, missesOf } from './count.ts'
import { nowhere, type Standing } from './stand.ts'
import { currencyNumber, type Table } from './table.ts'

/** Less than nothing where the first row comes before the second. */
type Order = (one: number, other: number) => number

/** Undefined for what rows are not held with. */
function orderOf(
  { product, score, created, price, currency }: Table,
  tiers: Uint8Array,
  sort: Sort,
): Order | undefined {
  const way = sort.descending ? -1 : 1
  const at = (numbers: ArrayLike<number>, row: number) => numbers[row] as number
  if (sort.by === 'relevance')
    return (a, b) => at(tiers, a) - at(tiers, b) || at(score, b) - at(score, a) || at(product, b) - at(product, a)
  if (sort.by === 'created') return (a, b) => way * (at(created, a) - at(created, b) || at(product, a) - at(product, b))
  if (sort.by !== 'price') return undefined
  const dollars = currencyNumber('USD')
  const rate = Number(sort.cnyPerUsd ?? 1)
  const stands = (row: number) => at(price, row) * (at(currency, row) === dollars ? rate : 1)
  // Without a rate prices of two currencies are not compared; goods without a price come last.
  const apart = (row: number) => {
    if (Number.isNaN(at(price, row))) return 3
    return sort.cnyPerUsd === null ? at(currency, row) : 0
  }
  return (a, b) => apart(a) - apart(b) || way * (stands(a) - stands(b)) || at(product, a) - at(product, b)
}

/** Ids of one page of what stands somewhere and is chosen. */
export function pageOfStanding(
  { table, tiers }: Standing,
  chosen: Partial<Record<FacetName, string>>,
  sort: Sort,
  offset: number,
  limit: number,
): number[] | undefined {
  const order = orderOf(table, tiers, sort)
  if (!order) return undefined
  const misses = missesOf(table.groups, chosen)
  const first = firstRows(order, offset + limit)
  for (let row = 0; row < table.size; row++)
    if (tiers[row] !== nowhere && isChosen(misses[table.group[row] as number])) first.offer(row)
  return first
    .inOrder()
    .slice(offset)
    .map((row) => table.product[row] as number)
}

/** The first so many of what is offered: a heap with the last of them on top. */
function firstRows(order: Order, most: number) {
  const heap: number[] = []
  const at = (place: number) => heap[place] as number
  function swap(a: number, b: number) {
    const row = at(a)
    heap[a] = at(b)
    heap[b] = row
  }
  function rise(place: number) {
    for (let above = (place - 1) >> 1; place > 0 && order(at(place), at(above)) > 0; above = (place - 1) >> 1) {
      swap(place, above)
      place = above
    }
  }
  function sink(place: number) {
    for (;;) {
      let last = place
      for (const below of [2 * place + 1, 2 * place + 2])
        if (below < heap.length && order(at(below), at(last)) > 0) last = below
      if (last === place) return
      swap(place, last)
      place = last
    }
  }
  return {
    offer(row: number) {
      if (heap.length < most) rise(heap.push(row) - 1)
      else if (order(row, at(0)) < 0) {
        heap[0] = row
        sink(0)
      }
    },
    inOrder: () => heap.toSorted(order),
  }
}
