import { currentState } from '#catalogue/goods/server/search-state.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Strip } from '../contract.ts'
import { searchMeasured, type Measured } from './signature-queries.ts'

/** From this ratio on the small values would all lie at one end. */
const decadesApart = 20

/** Where the first values of a product lie within its family: the same until something changes that search reads. */
export async function listStrips(db: Db, productId: number): Promise<Strip[]> {
  const state = await currentState(db)
  const [strips = []] = await state.keepEach(
    'strips',
    [productId],
    async () => new Map([[productId, (await searchMeasured(db, productId)).map(stripOf)]]),
  )
  return strips
}

function stripOf({ low, high, ...span }: Measured): Strip {
  const at = placeWithin(span.lowest, span.highest)
  return {
    ...span,
    // Stated in another unit, they would stand there with all digits of the conversion.
    lowest: rounded(span.lowest),
    highest: rounded(span.highest),
    halfFrom: rounded(span.halfFrom),
    halfTo: rounded(span.halfTo),
    value: { from: at(low), to: at(high) },
    half: { from: at(span.halfFrom), to: at(span.halfTo) },
  }
}

/** In percent of the way from the lowest to the highest; values over several decades by their ratio. */
export function placeWithin(lowest: number, highest: number): (value: number) => number {
  const scaled = lowest > 0 && highest / lowest > decadesApart ? Math.log : (value: number) => value
  const [from, to] = [scaled(lowest), scaled(highest)]
  return (value) => Math.round(((scaled(Math.min(Math.max(value, lowest), highest)) - from) / (to - from)) * 1000) / 10
}

const rounded = (value: number) => Number(value.toPrecision(4))
