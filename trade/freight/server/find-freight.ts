import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { searchLanes } from '#trade/lanes/server/shared-queries.ts'
import { currentRate } from '#catalogue/rates/server/exchange-rate.ts'
import type { Rung } from '../charge.ts'
import { placeNamed, rungAt } from './ladder.ts'
import type { Load } from './charge-of.ts'
import { searchShopPlaces } from './queries.ts'

/** What goods of one shop and currency weigh and cost. */
export interface FreightGoods {
  shopId: number
  currency: Currency | null
  kilograms: number
  goodsMinor: number
}

/** Lanes, rate and places of shops as they are now. */
export async function findFreight(db: Db, shopIds: readonly number[]) {
  const lanes = await searchLanes(db)
  const rate = (await currentRate(db)) ?? null
  const places = await searchShopPlaces(db, shopIds)
  const loadOf = ({ shopId, currency, kilograms, goodsMinor }: FreightGoods): Load | undefined => {
    const from = places.find((place) => place.shopId === shopId)
    return from && currency !== null && kilograms > 0
      ? { from: { zh: from.zh, en: from.en }, currency, kilograms, goodsMinor, cnyPerUsd: rate?.cnyPerUsd ?? null }
      : undefined
  }
  return {
    lanes,
    rate,
    loadOf,
    /** Goods under a term at its named place; without a name they are handed over where they lie. */
    rungOf(goods: FreightGoods, term: DeliveryTerm, place: string | null): Rung | undefined {
      const load = loadOf(goods)
      return load && rungAt(lanes, load, term, place === null ? load.from : placeNamed(lanes, place))
    },
  }
}
