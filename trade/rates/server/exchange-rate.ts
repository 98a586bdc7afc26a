import type { ExchangeRate } from '../exchange-rate.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { saveRate } from '#trade/quotes/server/queries.ts'

/** The newest day that has come counts; a day that is stated again is corrected. */
export const setExchangeRate = (db: Db, rate: ExchangeRate) => saveRate(db, rate)

const million = 1_000_000n

function millionthsOf(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * million + BigInt(part.padEnd(6, '0').slice(0, 6))
}

/** Exact until the one rounding at the end, half up. */
export function convertMinor(minor: number, from: Currency, to: Currency, cnyPerUsd: string): number {
  if (from === to) return minor
  const rate = millionthsOf(cnyPerUsd)
  const [times, by] = to === 'CNY' ? [rate, million] : [million, rate]
  return Number((2n * BigInt(minor) * times + by) / (2n * by))
}
