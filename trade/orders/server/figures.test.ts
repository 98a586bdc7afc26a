import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Goods } from '#catalogue/goods/server/shared-queries.ts'
import { priceGoods } from '#catalogue/goods/server/price-goods.ts'
import { figuresOf, fingerprintOf } from './figures.ts'

const goods = (productId: number, shopId: number, perTonneMinor: number, tiers: Goods['tiers'] = []): Goods => ({
  productId,
  lotId: null,
  lotCode: null,
  product: {} as Goods['product'],
  picture: null,
  pictureId: null,
  shopId,
  shopName: '',
  shopNameEn: '',
  sold: true,
  currency: shopId % 2 === 0 ? 'USD' : 'CNY',
  perTonneMinor,
  tiers,
  offers: [],
  packings: [],
  minimumOrderKg: 1,
  stockKg: 1_000_000,
  leadTimeDays: 1,
})

const line = fc
  .record({
    productId: fc.integer({ min: 1, max: 5 }),
    shopId: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    tier: fc.record({
      fromKilograms: fc.integer({ min: 1, max: 50_000 }),
      perTonneMinor: fc.integer({ min: 1, max: 10_000_000 }),
    }),
    kilograms: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ productId, shopId, price, tier, kilograms }) =>
    priceGoods(goods(productId, shopId, price, [tier]), kilograms, 'kg'),
  )
const lines = fc.array(line, { minLength: 1, maxLength: 12 })

test('every line is rounded half up once, and totals are exact sums of whole amounts', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const { orders, totals, kilograms } = figuresOf(some)
      for (const { amountMinor, perTonneMinor, kilograms: kg } of some)
        expect(BigInt(amountMinor ?? 0)).toBe((BigInt(perTonneMinor ?? 0) * BigInt(kg) + 500n) / 1000n)
      const sum = (all: { amountMinor: number | null }[]) =>
        all.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), 0)
      expect(totals.reduce((all, { totalMinor }) => all + totalMinor, 0)).toBe(sum(some))
      expect(orders.map(({ lines: own, totalMinor }) => sum(own) - totalMinor)).toEqual(orders.map(() => 0))
      expect(kilograms).toBe(some.reduce((all, { kilograms: kg }) => all + kg, 0))
    }),
  )
})

test('every line is in exactly one order, of its shop and currency', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const { orders } = figuresOf(some)
      expect(orders.flatMap(({ lines: own }) => own)).toHaveLength(some.length)
      for (const { shopId, currency, lines: own } of orders)
        expect(own.every((each) => each.shopId === shopId && each.currency === currency)).toBe(true)
    }),
  )
})

test('a fingerprint is that of the figures, whatever their order', () => {
  fc.assert(
    fc.property(lines, fc.nat(), (some, at) => {
      expect(fingerprintOf(some.toReversed())).toBe(fingerprintOf(some))
      const changed = some.map((each, index) =>
        index === at % some.length ? { ...each, amountMinor: (each.amountMinor ?? 0) + 1 } : each,
      )
      expect(fingerprintOf(changed)).not.toBe(fingerprintOf(some))
    }),
  )
})

test('the tier with the highest threshold that is reached gives the price', () => {
  const tiers = [
    { fromKilograms: 5_000, perTonneMinor: 90 },
    { fromKilograms: 10_000, perTonneMinor: 80 },
  ]
  const price = (kilograms: number) => priceGoods(goods(1, 1, 100, tiers), kilograms, 'kg').perTonneMinor
  expect([4_999, 5_000, 9_999, 10_000].map(price)).toEqual([100, 90, 90, 80])
})
