import { kilogramsOf, priceGoods } from '#catalogue/goods/server/price-goods.ts'
import { findGoods } from '#catalogue/goods/server/shared-queries.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchOfferedTerms } from '#trade/delivery-terms/server/shared-queries.ts'
import { samePlace, type LaneStep, type Place } from '#trade/lanes/lane.ts'
import { offersTo } from '#trade/price-lists/server/shared-queries.ts'
import { searchLanes } from '#trade/lanes/server/shared-queries.ts'
import type { Ladder } from '../charge.ts'
import type { freight } from '../contract.ts'
import { findFreight } from './find-freight.ts'
import { ladderTo, placeNamed } from './ladder.ts'

export async function getLadder(
  db: Db,
  wanted: ParsedOf<typeof freight.ladder>,
  memberId: number | undefined,
): Promise<Ladder | null> {
  const { productId, lotId = null, quantity, unit, destination } = wanted
  const [goods] = await findGoods(
    db,
    [{ productId, lotId }],
    memberId === undefined ? undefined : offersTo({ memberId }),
  )
  if (!goods?.sold) throw new Refusal('NOT_FOUND')
  const kilograms = kilogramsOf(goods, quantity, unit)
  if (kilograms === undefined) throw new Refusal('INVALID_INPUT', { fields: { quantity: 'cart.quantityForProduct' } })
  const { currency, perTonneMinor, amountMinor, shopId } = priceGoods(goods, kilograms, unit)
  if (currency === null || perTonneMinor === null || amountMinor === null) return null
  const { lanes, rate, loadOf } = await findFreight(db, [shopId])
  const load = loadOf({ shopId, currency, kilograms, goodsMinor: amountMinor })
  if (!load) return null
  const rungs = ladderTo(lanes, load, await searchOfferedTerms(db), placeNamed(lanes, destination))
  const converted = lanes.some((lane) => lane.currency !== currency) && rungs.some(({ charges }) => charges.length > 0)
  return {
    currency,
    kilograms,
    goodsMinor: amountMinor,
    goodsPerTonneMinor: perTonneMinor,
    rate: converted ? rate : null,
    rungs,
  }
}

const ends: readonly LaneStep[] = ['delivery', 'freight', 'onward']

/** Each place once. */
export async function listDestinations(db: Db): Promise<Place[]> {
  const found: Place[] = []
  for (const { step, to } of await searchLanes(db))
    if (ends.includes(step) && !found.some((place) => samePlace(place, to))) found.push(to)
  return found
}
