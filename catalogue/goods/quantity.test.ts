import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromKilograms, MAX_KILOGRAMS, type Pack, quantityUnits, toKilograms, unitsOffered } from './quantity.ts'

const packs: Pack[] = [
  { unit: 'bag', kilograms: 25 },
  { unit: 'pallet', kilograms: 1375 },
  { unit: 'bigBag', kilograms: 1000 },
  { unit: '20GP', kilograms: 16_500 },
  { unit: '40HQ', kilograms: 24_750 },
]

const anyPacks = fc
  .record({
    bag: fc.integer({ min: 1, max: 50 }),
    perPallet: fc.integer({ min: 1, max: 60 }),
    pallets: fc.integer({ min: 1, max: 25 }),
  })
  .map(({ bag, perPallet, pallets }): Pack[] => [
    { unit: '20GP', kilograms: bag * perPallet * pallets },
    { unit: 'pallet', kilograms: bag * perPallet },
    { unit: 'bag', kilograms: bag },
  ])
const anyUnit = fc.constantFrom('kg', 'MT', 'bag', 'pallet', '20GP')
const anyAmount = fc.integer({ min: 1, max: 2_000_000 }).map((thousandths) => thousandths / 1000)

describe('quantity', () => {
  test('a weight is rounded up to whole bags and says by how much', () => {
    expect(toKilograms(1010, 'kg', packs)).toEqual({
      kilograms: 1025,
      asked: 1010,
      added: 15,
      pack: { unit: 'bag', kilograms: 25 },
      packs: 41,
    })
  })

  test('a fraction of a container is a whole container', () => {
    expect(toKilograms(1.5, '40HQ', packs)).toMatchObject({ kilograms: 49_500, asked: 37_125, added: 12_375, packs: 2 })
  })

  test('decimal tonnes are exact', () => {
    expect(toKilograms(1.005, 'MT', [])).toMatchObject({ kilograms: 1005, added: 0 })
    expect(toKilograms(2.3, 'MT', packs)).toMatchObject({ kilograms: 2300, added: 0, packs: 92 })
  })

  test('loose goods are rounded up to whole kilograms', () => {
    expect(toKilograms(12.25, 'kg', [])).toMatchObject({ kilograms: 13, added: 0.75, pack: { unit: 'kg' } })
  })

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, MAX_KILOGRAMS + 1])('refuses %d kg', (amount) => {
    expect(toKilograms(amount, 'kg', packs)).toBeUndefined()
  })

  test('refuses a unit the product is not packed in', () => {
    expect(toKilograms(1, 'bigBag', [{ unit: 'bag', kilograms: 25 }])).toBeUndefined()
    expect(fromKilograms(1000, 'bigBag', [{ unit: 'bag', kilograms: 25 }])).toBeUndefined()
    expect(unitsOffered([{ unit: 'bag', kilograms: 25 }])).toEqual(['kg', 'MT', 'bag'])
    expect(unitsOffered(packs)).toEqual([...quantityUnits])
  })

  test('never gives less than asked, and less than one pack more', () => {
    fc.assert(
      fc.property(anyPacks, anyUnit, anyAmount, (offered, unit, amount) => {
        const result = toKilograms(amount, unit, offered)
        if (!result) return
        expect(result.kilograms).toBeGreaterThanOrEqual(result.asked)
        expect(result.kilograms - result.asked).toBeLessThan(result.pack.kilograms)
        expect(result.asked + result.added).toBeCloseTo(result.kilograms, 6)
      }),
    )
  })

  test('always gives whole packs in whole kilograms', () => {
    fc.assert(
      fc.property(anyPacks, anyUnit, anyAmount, (offered, unit, amount) => {
        const result = toKilograms(amount, unit, offered)
        if (!result) return
        expect(Number.isInteger(result.kilograms) && Number.isInteger(result.packs)).toBe(true)
        expect(result.packs * result.pack.kilograms).toBe(result.kilograms)
      }),
    )
  })

  test('more asked is never less ordered', () => {
    fc.assert(
      fc.property(anyPacks, anyUnit, anyAmount, anyAmount, (offered, unit, first, second) => {
        const [less, more] = [Math.min(first, second), Math.max(first, second)]
        const a = toKilograms(less, unit, offered)
        const b = toKilograms(more, unit, offered)
        if (a && b) expect(b.kilograms).toBeGreaterThanOrEqual(a.kilograms)
      }),
    )
  })

  test('whole packs survive the way there and back', () => {
    fc.assert(
      fc.property(anyPacks, anyUnit, fc.integer({ min: 1, max: 1000 }), (offered, unit, count) => {
        const result = toKilograms(count, unit, offered)
        if (!result) return
        const back = fromKilograms(result.kilograms, unit, offered)
        expect(toKilograms(back?.amount ?? 0, unit, offered)?.kilograms).toBe(result.kilograms)
        if (unit !== 'kg' && unit !== 'MT') expect(back).toEqual({ amount: count, whole: count, rest: 0 })
      }),
    )
  })
})
