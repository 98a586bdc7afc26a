import { judgeFor, withItems, type Known } from '#catalogue/compare/server/find-substitutes.ts'
import { currentState } from '#catalogue/goods/server/search-state.ts'
import { isUnit, toBase } from '#catalogue/parameters/units.ts'
import { Grade } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { keysIn } from './keys-in.ts'
import { findNamed } from './queries.ts'

type Named = NonNullable<Awaited<ReturnType<typeof findNamed>>>

const mostShown = 3

/** The grade that is named and not sold here, with what of ours comes nearest by the rules for substitutes. */
export async function findCrossReference(db: Db, text: string) {
  const keys = keysIn(text)
  if (keys.length === 0) return null
  const state = await currentState(db)
  const named = await state.keep(`named ${keys.join(' ')}`, () => findNamed(db, keys))
  if (!named) return null
  const near = await state.keep(`nearest ${named.id}`, () => judgeFor(db, candidateOf(named)))
  return { ...named, nearest: await withItems(db, near.slice(0, mostShown), state) }
}

/** As if it were on sale: prime goods with the labels and values that are known of it. */
function candidateOf({ model, category, labels, stated }: Named): Known {
  return {
    category: category.code,
    grade: Grade.prime,
    title: model,
    labels,
    values: stated.map(({ figure, rank, ...value }) => {
      const typical = rank === null ? Number(figure) : null
      const base = typical !== null && isUnit(value.unit) ? toBase(typical, value.unit) : (rank ?? 0)
      return { ...value, text: rank === null ? null : figure, min: null, typical, max: null, base }
    }),
  }
}
