import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosePrice, type ListPrice, type Offer } from './offer.ts'
import { priceFor } from './own-price.ts'
import { tierFor } from './price.ts'

const list: ListPrice = {
  currency: 'CNY',
  perTonneMinor: 1_000_000,
  tiers: [{ fromKilograms: 10_000, perTonneMinor: 900_000 }],
}
const offer = (wishes: Partial<Offer> = {}): Offer => ({
  listId: 1,
  rowId: 1,
  kind: 'priceList',
  name: '价格表',
  nameEn: 'List',
  currency: 'CNY',
  target: 'product',
  levels: 0,
  fromKilograms: 0,
  leftKg: null,
  how: 'fixed',
  value: 800_000,
  ...wishes,
})
const priceOf = (offers: Offer[], kilograms = 1_000, of = list) =>
  choosePrice(of, offers, kilograms)?.perTonneMinor ?? null

describe('of several prices', () => {
  test.each<[string, Partial<Offer>, Partial<Offer>]>([
    ['an agreement comes before a price list', { kind: 'agreement', target: 'category' }, { listId: 9 }],
    ['a product comes before brand and category', { target: 'product' }, { target: 'brandAndCategory', listId: 9 }],
    ['brand and category come before a brand', { target: 'brandAndCategory' }, { target: 'brand', listId: 9 }],
    ['a brand comes before a category', { target: 'brand' }, { target: 'category', listId: 9 }],
    ['a category comes before everything', { target: 'category', levels: 3 }, { target: 'everything', listId: 9 }],
    [
      'the nearer category comes first',
      { target: 'category', levels: 0 },
      { target: 'category', levels: 1, listId: 9 },
    ],
    ['of two lists alike the newer counts', { listId: 2 }, { listId: 1, fromKilograms: 500 }],
    ['within a list the highest step that is reached', { fromKilograms: 500 }, { fromKilograms: 0, rowId: 9 }],
    ['of two rows alike the later', { rowId: 2 }, { rowId: 1 }],
  ])('%s', (_, winner, loser) => {
    const both = [offer({ ...loser, value: 1 }), offer({ ...winner, value: 777 })]
    expect(priceOf(both)).toBe(777)
    expect(priceOf(both.toReversed())).toBe(777)
  })

  test('what does not hold leaves the place to the next', () => {
    const agreement = offer({ kind: 'agreement', leftKg: 5_000, value: 700_000 })
    expect(priceOf([agreement, offer()], 5_000)).toBe(700_000)
    expect(priceOf([agreement, offer()], 5_001)).toBe(800_000)
    expect(priceOf([offer({ fromKilograms: 2_000 })], 1_999)).toBe(1_000_000)
    expect(priceOf([offer({ currency: 'USD' })])).toBe(1_000_000)
    expect(priceOf([offer({ how: 'off', value: 1_000_000 })])).toBe(1_000_000)
  })
})

test('a reduction is taken from the list price of the quantity, rounded half up once', () => {
  expect(priceOf([offer({ how: 'percent', value: 250 })], 1_000)).toBe(975_000)
  expect(priceOf([offer({ how: 'percent', value: 250 })], 10_000)).toBe(877_500)
  expect(priceOf([offer({ how: 'off', value: 12_345 })], 10_000)).toBe(887_655)
  expect(priceOf([offer({ how: 'percent', value: 5_000 })], 1, { ...list, perTonneMinor: 3, tiers: [] })).toBe(2)
})

test('goods on enquiry have a price only where one is fixed', () => {
  const onEnquiry = { currency: null, perTonneMinor: null, tiers: [] }
  expect(priceOf([offer({ how: 'percent', value: 100 })], 1_000, onEnquiry)).toBeNull()
  expect(choosePrice(onEnquiry, [offer({ currency: 'USD' })], 1_000)).toMatchObject({
    currency: 'USD',
    reason: 'priceList',
  })
})

const offers = fc.array(
  fc.record({
    listId: fc.integer({ min: 1, max: 3 }),
    rowId: fc.integer({ min: 1, max: 1_000 }),
    kind: fc.constantFrom('priceList' as const, 'agreement' as const),
    target: fc.constantFrom('product' as const, 'brand' as const, 'category' as const, 'everything' as const),
    levels: fc.integer({ min: 0, max: 2 }),
    fromKilograms: fc.integer({ min: 0, max: 30_000 }),
    leftKg: fc.option(fc.integer({ min: 0, max: 30_000 })),
    how: fc.constantFrom('fixed' as const, 'percent' as const, 'off' as const),
    value: fc.integer({ min: 1, max: 9_999 }),
  }),
  { maxLength: 6 },
)
const quantity = fc.integer({ min: 1, max: 40_000 })

test('the steps that are shown give the price that is charged, in whatever order the rows come', () => {
  fc.assert(
    fc.property(offers, quantity, (some, kilograms) => {
      const all = some.map((wishes, at) => offer({ ...wishes, rowId: wishes.rowId * 10 + at }))
      const shown = priceFor(list, all)
      const charged = choosePrice(list, all, kilograms)
      expect(tierFor(shown?.tiers ?? [], kilograms)?.perTonneMinor ?? shown?.perTonneMinor).toBe(charged?.perTonneMinor)
      expect(choosePrice(list, all.toReversed(), kilograms)).toEqual(charged)
    }),
  )
})
