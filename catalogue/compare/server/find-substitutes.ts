import { asLasting } from '#platform/contract/lasting.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Paging } from '#platform/contract/paging.ts'
import { inUnit } from '#catalogue/parameters/unit-systems.ts'
import type { Db } from '#platform/server/database/database.ts'
import { counterpart, distanceOf } from './distance.ts'
import type { Candidate } from './must-haves.ts'
import { searchGoods, searchNear, searchNearValues, searchValues, type Near, type Value } from './near-queries.ts'
import { partnersOf } from './polymers.ts'
import { findItems } from '#catalogue/goods/server/find-items.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { currentState, type SearchState } from '#catalogue/goods/server/search-state.ts'

const mostNear = 200
const mostSubstitutes = 6
const mostDifferences = 8

/** The same kind of product: of the same grade and brand first, then by how near the values lie. */
export async function findSimilar(db: Db, id: number, { page, limit }: Paging) {
  const state = await currentState(db)
  const name = `near ${id}`
  const self = findSelf(db, id, state)
  // Only what was found for a product that is there is kept.
  if (!state.has(name)) await self
  const kept = state.keep(name, () => searchNear(db, id, mostNear))
  const found = kept.then(async (near) => {
    const sorted = near.toSorted((a, b) => kinship(b) - kinship(a) || a.distance - b.distance || a.id - b.id)
    const ids = sorted.slice((page - 1) * limit, page * limit).map((each) => each.id)
    return { list: await findItems(db, ids, state), totalCount: near.length, page, limit }
  })
  return (await Promise.all([found, self]))[0]
}

async function findSelf(db: Db, id: number, state: SearchState) {
  const [self] = await findItems(db, [id], state)
  if (!self) throw new Refusal('NOT_FOUND')
}

const kinship = ({ sameGrade, sameBrand }: Near) => Number(sameGrade) * 2 + Number(sameBrand)

/** What could be used instead, nearest first, with what differs in what both state; there may be nothing. */
export async function findSubstitutes(db: Db, id: number) {
  const state = await currentState(db)
  const near = await state.keep(`substitutes ${id}`, () => judgeSubstitutes(db, id, state))
  return withItems(db, near.slice(0, mostSubstitutes), state)
}

type Judged = Awaited<ReturnType<typeof judgeNear>>

/** What was judged, as lists show it. */
export async function withItems(db: Db, near: Judged, state: SearchState) {
  const items = await findItems(
    db,
    near.map((each) => each.id),
    state,
  )
  const judged = new Map(near.map((each) => [each.id, each]))
  return items.flatMap((product) => {
    const found = judged.get(product.id)
    return found ? [withProduct(found, product)] : []
  })
}

/** As it was shown last: most products are the same the next time. */
const shownLast = new WeakMap<Judged[number], Omit<Judged[number], 'id'> & { product: ProductItem }>()
function withProduct(judged: Judged[number], product: ProductItem) {
  const last = shownLast.get(judged)
  if (last?.product === product) return last
  const { distance, differences } = judged
  const now = asLasting({ product, distance, differences })
  shownLast.set(judged, now)
  return now
}

/** A grade with what is known of it, sold here or not. */
export type Known = Omit<Candidate, 'values'> & { values: Omit<Value, 'productId'>[] }

async function judgeSubstitutes(db: Db, id: number, state: SearchState) {
  await findSelf(db, id, state)
  const [wanted] = await knownOf(db, [id])
  if (!wanted) return []
  return judgeNear(db, wanted, await searchNear(db, id, mostNear, partnersOf(wanted.category)))
}

/** The same for a grade that is not sold here. */
export const judgeFor = async (db: Db, wanted: Known) =>
  judgeNear(db, wanted, await searchNearValues(db, wanted.values, mostNear, partnersOf(wanted.category)))

/** Those of the products that could replace it, nearest first. */
async function judgeNear(db: Db, wanted: Known, near: { id: number }[]) {
  const ids = near.map(({ id }) => id)
  return (await knownOf(db, ids))
    .flatMap((each) => {
      const distance = distanceOf(wanted, each)
      return distance === undefined ? [] : [{ id: each.id, distance, differences: differencesOf(wanted, each) }]
    })
    .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
}

async function knownOf(db: Db, ids: number[]): Promise<(Known & { id: number })[]> {
  const goods = await searchGoods(db, ids)
  const values = Map.groupBy(await searchValues(db, ids), ({ productId }) => productId)
  return goods.map((each) => ({ ...each, values: values.get(each.id) ?? [] }))
}

/** Only single figures that both state, with the digits they were stated with; a converted one keeps four. */
function differencesOf(wanted: Known, offered: Known) {
  return wanted.values
    .flatMap((value) => {
      const other = counterpart(value, offered)
      const { code, name, nameEn, unit } = value
      return value.typical === null || value.text !== null || !other || other.typical === null
        ? []
        : [{ code, name, nameEn, unit, wanted: value.typical, offered: inUnit(other.typical, other.unit, unit) }]
    })
    .filter((each) => each.offered !== each.wanted)
    .slice(0, mostDifferences)
}
