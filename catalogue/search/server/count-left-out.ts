import type { Db } from '#platform/server/database/database.ts'
import type { ProductFilter } from '../contract.ts'
import { parametersOf } from './kept-words.ts'
import { chosenToo, matchProducts, type Matches } from './match-products.ts'
import { measurementsAt } from './measurements.ts'
import { countStatingHeld } from './memory/count.ts'
import { standingOf } from './memory/stand.ts'
import { countStating } from './search-queries.ts'

/**
 * Of each range: how many products of the search without it state no such value, and how many state it only by another
 * method or under another condition. They do not depend on its ends, so a moved end counts nothing anew.
 */
export async function countLeftOut(db: Db, filter: ProductFilter, { state, read }: Matches) {
  const asked: ProductFilter = { ...filter, ...read }
  const parameters = await parametersOf(state, db)
  const counts: { code: string; unstated: number; otherwise: number }[] = []
  for (const { code, at } of asked.range ?? []) {
    const parameter = parameters.get(code)
    const ids = parameter && measurementsAt(parameter, at)
    if (!ids || counts.some((each) => each.code === code)) continue
    const rest = await matchProducts(db, { ...asked, range: asked.range?.filter((each) => each.code !== code) })
    const { stated, measured } = await state.keep(JSON.stringify(['stating', rest.name, code, at]), async () => {
      const standing = await standingOf(db, state, rest.question)
      const all = parameter.measurements.map(({ id }) => id)
      if (standing) return countStatingHeld(standing, rest.question.chosen, all, ids)
      return countStating(db, chosenToo(rest.question), parameter.id, ids)
    })
    counts.push({ code, unstated: rest.totalCount - stated, otherwise: stated - measured })
  }
  return counts
}
