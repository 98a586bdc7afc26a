import { findRate } from './queries.ts'
import type { Currency } from '#platform/contract/currencies.ts'

/** The newest that has come. */
export const currentRate = findRate

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
