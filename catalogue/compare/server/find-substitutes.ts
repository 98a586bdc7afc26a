import { Refusal } from '#platform/contract/errors.ts'
import type { Paging } from '#platform/contract/paging.ts'
import { baseUnit, convert } from '#catalogue/parameters/units.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchNear, searchValues, type Near, type Value } from './near-queries.ts'
import { findItems } from '#catalogue/goods/server/find-items.ts'
import { currentState, type SearchState } from '#catalogue/goods/server/search-state.ts'

const mostNear = 200
const mostSubstitutes = 6
const mostDifferences = 8

async function nearOf(db: Db, id: number, state: SearchState): Promise<Near[]> {
  const [self] = await findItems(db, [id], state)
  if (!self) throw new Refusal('NOT_FOUND')
  return state.keep(`near ${id}`, () => searchNear(db, id, mostNear))
}

/** The same kind of product: of the same grade and brand first, then by how near the values lie. */
export async function findSimilar(db: Db, id: number, { page, limit }: Paging) {
  const state = await currentState(db)
  const near = (await nearOf(db, id, state)).toSorted(
    (a, b) => kinship(b) - kinship(a) || a.distance - b.distance || a.id - b.id,
  )
  const ids = near.slice((page - 1) * limit, page * limit).map((each) => each.id)
  return { list: await findItems(db, ids, state), totalCount: near.length, page, limit }
}

const kinship = ({ sameGrade, sameBrand }: Near) => Number(sameGrade) * 2 + Number(sameBrand)

/** What could be used instead, nearest first, with everything that differs. */
export async function findSubstitutes(db: Db, id: number) {
  const state = await currentState(db)
  const near = (await nearOf(db, id, state)).slice(0, mostSubstitutes)
  const ids = near.map((each) => each.id)
  const [items, values] = await Promise.all([findItems(db, ids, state), searchValues(db, [id, ...ids])])
  const of = (product: number) => values.filter(({ productId }) => productId === product)
  const distances = new Map(near.map((each) => [each.id, each.distance]))
  return items.map((product) => ({
    product,
    distance: distances.get(product.id) ?? 1,
    differences: differencesOf(of(id), of(product.id)),
  }))
}

const inUnit = ({ value, unit }: Value) => Number(convert(value, baseUnit(unit), unit).toPrecision(6))

/** Values under another condition are not offered values: they cannot be compared. */
function differencesOf(wanted: Value[], offered: Value[]) {
  return wanted
    .map((value) => {
      const match = offered.find(({ code, condition }) => code === value.code && condition === value.condition)
      const { code, name, nameEn, unit } = value
      return { code, name, nameEn, unit, wanted: inUnit(value), offered: match ? inUnit(match) : null }
    })
    .filter((each) => each.offered === null || Math.abs(each.offered - each.wanted) > Math.abs(each.wanted) * 0.005)
    .slice(0, mostDifferences)
}
