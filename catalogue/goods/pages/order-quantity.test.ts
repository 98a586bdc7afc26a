import { describe, expect, test } from 'vitest'
import type { Packing } from '../product.ts'
import { orderOf, readAsked, type Asked } from './order-quantity.ts'

const pack = (unit: Packing['unit'], kilograms: number): Packing => ({
  unit,
  kilograms,
  holdsUnit: null,
  holdsCount: null,
})
const product = {
  packings: [pack('bag', 25), pack('pallet', 1375), pack('20GP', 16_500)],
  price: {
    currency: 'USD' as const,
    perTonneMinor: 110_000,
    tiers: [
      { fromKilograms: 5000, perTonneMinor: 108_000 },
      { fromKilograms: 25_000, perTonneMinor: 105_000 },
    ],
  },
  minimumOrderKg: 1375,
  ownStockKg: 20_000,
}
const order = (typed: string, unit: Asked['unit'] = 'kg', of = product) => orderOf({ typed, unit }, of)

describe('the quantity asked for', () => {
  const read = (query: string) => readAsked(new URLSearchParams(query), product)

  test('is that of the address', () => {
    expect(read('quantity=3&unit=pallet')).toEqual({ typed: '3', unit: 'pallet' })
  })

  test('is the least that can be ordered where the address names none', () => {
    expect(read('')).toEqual({ typed: '1.375', unit: 'MT' })
    expect(readAsked(new URLSearchParams(), { ...product, minimumOrderKg: 100 })).toEqual({ typed: '100', unit: 'kg' })
  })

  test('stays empty where the field was emptied', () => {
    expect(read('quantity=&unit=bag')).toEqual({ typed: '', unit: 'bag' })
  })

  test('is never in a unit that the product is not packed in', () => {
    expect(read('quantity=3&unit=bigBag')).toEqual({ typed: '3', unit: 'kg' })
    expect(read('quantity=3&unit=furlong').unit).toBe('kg')
  })
})

describe('an order', () => {
  test('is whole packs at the price of its tier', () => {
    expect(order('4.99', 'MT')).toMatchObject({
      conversion: { kilograms: 5000, packs: 200, added: 10 },
      line: { amountMinor: 540_000, currency: 'USD', tier: { fromKilograms: 5000 } },
      nextTier: { fromKilograms: 25_000 },
      belowMinimum: false,
      inStock: true,
    })
  })

  test('says what more would bring, and nothing beyond the last tier', () => {
    expect(order('2', 'pallet').nextTier?.fromKilograms).toBe(5000)
    expect(order('2', '20GP')).toMatchObject({ line: { perTonneMinor: 105_000 }, nextTier: undefined, inStock: false })
  })

  test('below the minimum is told so, not refused', () => {
    expect(order('1000')).toMatchObject({ belowMinimum: true, line: { amountMinor: 110_000 } })
  })

  test('without a price is on enquiry', () => {
    expect(orderOf({ typed: '5', unit: 'MT' }, { ...product, price: null }).line).toBeUndefined()
  })

  test('reads thousands with commas of either width', () => expect(order('25,000').conversion?.kilograms).toBe(25_000))

  test.each(['', '-5', 'abc', '0', '1e99', 'NaN'])('cannot be made of "%s"', (typed) => {
    expect(order(typed)).toMatchObject({ conversion: undefined, line: undefined, belowMinimum: false })
  })
})
