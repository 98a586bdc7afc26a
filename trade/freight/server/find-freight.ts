import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { searchLanes } from '#trade/lanes/server/shared-queries.ts'
import { currentRate } from '#catalogue/rates/server/exchange-rate.ts'
import type { Charge, Rung } from '../charge.ts'
import { placeNamed, rungAt, stepsBetween } from './ladder.ts'
import type { Load } from './charge-of.ts'
import { searchShopPlaces } from './queries.ts'

/** What goods of one shop and currency weigh and cost. */
export interface FreightGoods {
  shopId: number
  currency: Currency | null
  kilograms: number
  goodsMinor: number
}

/** A term at its named place. */
export interface NamedTerm {
  term: Pick<DeliveryTerm, 'includes' | 'toDoor'>
  place: string | null
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
    /** What goods that were priced under one term cost more under another; see `stepsBetween`. */
    between(goods: FreightGoods, priced: NamedTerm, wanted: NamedTerm): Charge[] | undefined {
      const load = loadOf(goods)
      if (!load) return undefined
      const under = ({ term, place }: NamedTerm) => ({ term, place: place ? placeNamed(lanes, place) : load.from })
      const own = under(priced)
      // What is handed over where it lies names where that is.
      const from = priced.term.includes.length === 0 ? own.place : load.from
      return stepsBetween(lanes, { ...load, from }, own, under(wanted))
    },
  }
}
