import { findRate } from './queries.ts'
import type { Currency } from '#platform/contract/currencies.ts'

/** The newest that has come. */
export const currentRate = findRate

const million = 1_000_000n

function millionthsOf(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * million + BigInt(part.padEnd(6, '0').slice(0, 6))
}

/** What an amount is multiplied and divided by. */
export function conversionOf(from: Currency, to: Currency, cnyPerUsd: string): [times: bigint, by: bigint] {
  if (from === to) return [1n, 1n]
  const rate = millionthsOf(cnyPerUsd)
  return to === 'CNY' ? [rate, million] : [million, rate]
}

/** Exact until the one rounding at the end, half up. */
export function convertMinor(minor: number, from: Currency, to: Currency, cnyPerUsd: string): number {
  const [times, by] = conversionOf(from, to, cnyPerUsd)
  return Number((2n * BigInt(minor) * times + by) / (2n * by))
}

const ceiling = (of: bigint, by: bigint) => (of + by - 1n) / by

/** Amounts in the one currency that, converted, lie within the ends in the other: what a page shows is what is meant. */
export function convertRange(
  { min, max }: { min: number | undefined; max: number | undefined },
  ends: Currency,
  amounts: Currency,
  cnyPerUsd: string,
): { min: bigint | undefined; max: bigint | undefined } {
  const [times, by] = conversionOf(amounts, ends, cnyPerUsd)
  return {
    min: min === undefined ? undefined : ceiling((2n * BigInt(min) - 1n) * by, 2n * times),
    max: max === undefined ? undefined : ceiling((2n * BigInt(max) + 1n) * by, 2n * times) - 1n,
  }
}
