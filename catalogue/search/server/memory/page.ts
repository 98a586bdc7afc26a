import { currencies } from '#platform/contract/currencies.ts'
import type { Sort } from '../sort.ts'
import type { FacetName } from '../wanted.ts'
import { isChosen, missesOf } from './count.ts'
import { currencyNumber, type Standing } from './table.ts'

/** Less than nothing where the row at the first place comes before that at the second. */
type Order = (one: number, other: number) => number

/** Undefined for what rows are not held with. */
function orderOf({ table, rows, tiers }: Standing, sort: Sort): Order | undefined {
  const { product, score, created, price, currency } = table
  const way = sort.descending ? -1 : 1
  const of = (numbers: ArrayLike<number>, place: number) => numbers[rows[place] as number] as number
  if (sort.by === 'relevance')
    return (a, b) =>
      (tiers[a] as number) - (tiers[b] as number) || of(score, b) - of(score, a) || of(product, b) - of(product, a)
  if (sort.by === 'created') return (a, b) => way * (of(created, a) - of(created, b) || of(product, a) - of(product, b))
  if (sort.by !== 'price') return undefined
  const dollars = currencyNumber('USD')
  const rate = Number(sort.cnyPerUsd ?? 1)
  const stands = (place: number) => of(price, place) * (of(currency, place) === dollars ? rate : 1)
  // Without a rate prices of two currencies are not compared; goods without a price come last.
  const apart = (place: number) => {
    if (Number.isNaN(of(price, place))) return currencies.length + 1
    return sort.cnyPerUsd === null ? of(currency, place) : 0
  }
  return (a, b) => apart(a) - apart(b) || way * (stands(a) - stands(b)) || of(product, a) - of(product, b)
}

/** Ids of one page of what answers and is chosen. */
export function pageOfStanding(
  standing: Standing,
  chosen: Partial<Record<FacetName, string>>,
  sort: Sort,
  offset: number,
  limit: number,
): number[] | undefined {
  const order = orderOf(standing, sort)
  if (!order) return undefined
  const { table, rows } = standing
  const misses = missesOf(table.groups, chosen)
  const first = firstPlaces(order, offset + limit)
  for (let place = 0; place < rows.length; place++)
    if (isChosen(misses[table.group[rows[place] as number] as number])) first.offer(place)
  const page = first.inOrder().slice(offset)
  return page.map((place) => table.product[rows[place] as number] as number)
}

/** The first so many of what is offered: a heap with the last of them on top. */
function firstPlaces(order: Order, most: number) {
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
    offer(place: number) {
      if (heap.length < most) rise(heap.push(place) - 1)
      else if (order(place, at(0)) < 0) {
        heap[0] = place
        sink(0)
      }
    },
    inOrder: () => heap.toSorted(order),
  }
}
