import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceLine, type PriceTier, tierFor } from './price.ts'

const tiers: PriceTier[] = [
  { fromKilograms: 25_000, perTonneMinor: 748_000 },
  { fromKilograms: 5000, perTonneMinor: 756_000 },
]

const anyTiers = fc.uniqueArray(
  fc.record({ fromKilograms: fc.integer({ min: 1, max: 100_000 }), perTonneMinor: fc.nat(10_000_000) }),
  { maxLength: 5, selector: (tier) => tier.fromKilograms },
)

describe('priceLine', () => {
  test('the base price applies below the first tier', () => {
    expect(priceLine({ perTonneMinor: 762_000, tiers, kilograms: 4975 })).toEqual({
      perTonneMinor: 762_000,
      tier: null,
      amountMinor: 3_790_950,
    })
  })

  test.each([
    [5000, 756_000],
    [24_975, 756_000],
    [25_000, 748_000],
  ])('%d kg are priced at %d', (kilograms, perTonneMinor) => {
    expect(priceLine({ perTonneMinor: 762_000, tiers, kilograms }).perTonneMinor).toBe(perTonneMinor)
  })

  test.each([
    [1001, 500, 501],
    [999, 500, 500],
    [998, 500, 499],
    [1, 499, 0],
    [1, 500, 1],
    [1, 0, 0],
  ])('half a minor unit is rounded up: %d per tonne × %d kg = %d', (perTonneMinor, kilograms, amountMinor) => {
    expect(priceLine({ perTonneMinor, kilograms }).amountMinor).toBe(amountMinor)
  })

  test('stays exact where the product of price and weight leaves the safe integers', () => {
    expect(priceLine({ perTonneMinor: 9_007_199_254_741, kilograms: 999_999 }).amountMinor).toBe(9_007_190_247_541_745)
  })

  test('is the nearest whole minor unit to the true amount', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.nat(4_000_000), (perTonneMinor, kilograms) => {
        const { amountMinor } = priceLine({ perTonneMinor, kilograms })
        const error = BigInt(amountMinor) * 1000n - BigInt(perTonneMinor) * BigInt(kilograms)
        expect(error > -500n && error <= 500n).toBe(true)
      }),
    )
  })

  test('the chosen tier is the highest one reached, in any order of tiers', () => {
    fc.assert(
      fc.property(anyTiers, fc.nat(120_000), (list, kilograms) => {
        const chosen = tierFor(list, kilograms)
        const reached = list.filter((tier) => tier.fromKilograms <= kilograms).map((tier) => tier.fromKilograms)
        expect(chosen?.fromKilograms ?? null).toBe(reached.length ? Math.max(...reached) : null)
        expect(tierFor(list.toReversed(), kilograms)).toEqual(chosen)
      }),
    )
  })

  test('more kilograms never fall back to a lower tier', () => {
    fc.assert(
      fc.property(anyTiers, fc.nat(120_000), fc.nat(50_000), (list, kilograms, more) => {
        const threshold = (weight: number) => tierFor(list, weight)?.fromKilograms ?? 0
        expect(threshold(kilograms + more)).toBeGreaterThanOrEqual(threshold(kilograms))
      }),
    )
  })

  test.each([
    { perTonneMinor: 1.5, kilograms: 1 },
    { perTonneMinor: -1, kilograms: 1 },
    { perTonneMinor: 1, kilograms: 0.5 },
    { perTonneMinor: 1, kilograms: Number.NaN },
    { perTonneMinor: Number.MAX_SAFE_INTEGER, kilograms: 1_000_000 },
  ])('refuses what is not exact: %o', (input) => {
    expect(() => priceLine(input)).toThrow(RangeError)
  })
})
