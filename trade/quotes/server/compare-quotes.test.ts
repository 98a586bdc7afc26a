import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quote } from '../contract.ts'
import { compareQuotes } from './compare-quotes.ts'
import { convertMinor } from '#catalogue/rates/server/exchange-rate.ts'

const named = (code: string) => ({ code, name: code, nameEn: code })

interface Wishes {
  no?: string
  currency?: 'CNY' | 'USD'
  price?: number
  place?: string
  status?: Quote['status']
  position?: number | null
  tiers?: Record<number, number>
}

let made = 0
const quote = ({ no, currency = 'USD', price = 120_000, place = 'Hamburg', status = 'sent', ...wishes }: Wishes) => {
  const id = ++made
  const { position = 1, tiers = {} } = wishes
  const line = {
    position: 1,
    enquiryPosition: position,
    kilograms: 1_000,
    perTonneMinor: price,
    leadTimeDays: 7,
    tiers: Object.entries(tiers).map(([kilograms, perTonneMinor]) => ({ kilograms: Number(kilograms), perTonneMinor })),
  }
  return {
    id,
    quoteNo: no ?? `Q${id}`,
    status,
    currency,
    vatPercent: null,
    deliveryTerm: named('CIF'),
    deliveryPlace: place,
    kilograms: 1_000,
    lines: [line],
    charges: [],
  } as unknown as Quote
}

const asked = [{ position: 1, name: 'PP' }]
const compare = (quotes: Quote[], rate?: string, wish = {}) =>
  compareQuotes({
    asked,
    quotes,
    wish,
    rate: rate ? { cnyPerUsd: rate, asOf: '2026-11-01' } : undefined,
  })
const pricesOf = (compared: ReturnType<typeof compare>) =>
  compared.rows[0]?.prices.map(({ perTonneMinor, gap, lowest }) => [perTonneMinor, gap, lowest])

test('the lowest of those on the same terms is marked', () => {
  const compared = compare([quote({ price: 3 }), quote({ price: 1, place: 'Mersin' }), quote({ price: 2 })])
  expect(pricesOf(compared)).toEqual([
    [3, null, false],
    [1, 'delivery', false],
    [2, null, true],
  ])
})

test('the quantity that the buyer picks is ranked, of whichever tier it is', () => {
  const quotes = [
    quote({ price: 9, tiers: { 1_000: 9, 5_000: 4 } }),
    quote({ price: 8, tiers: { 1_000: 8, 5_000: 7 } }),
    quote({ price: 1 }),
  ]
  const compared = compare(quotes, undefined, { kilograms: 5_000 })
  expect([compared.quantities, compared.kilograms]).toEqual([[1_000, 5_000], 5_000])
  expect(pricesOf(compared)).toEqual([
    [4, null, true],
    [7, null, false],
    [null, 'quantity', false],
  ])
  const first = compare(quotes, undefined, { kilograms: 77 })
  expect(first.kilograms).toBeNull()
  expect(pricesOf(first)?.map(([price]) => price)).toEqual([9, 8, 1])
})

test('the delivery terms that the buyer picks are ranked', () => {
  const quotes = [quote({ price: 3 }), quote({ price: 1 }), quote({ price: 2, place: 'Mersin' })]
  quotes.push(quote({ price: 4, place: 'Mersin ' }))
  const { delivery } = compare(quotes)
  expect(delivery).toBe('CIF hamburg')
  expect(pricesOf(compare(quotes, undefined, { delivery: 'CIF mersin' }))).toEqual([
    [3, 'delivery', false],
    [1, 'delivery', false],
    [2, null, true],
    [4, null, false],
  ])
})

test('only the newest version of a quote is compared, and what has ended wins nothing', () => {
  const quotes = [quote({ no: 'A', price: 1 }), quote({ no: 'A', price: 5 }), quote({ price: 2, status: 'expired' })]
  expect(pricesOf(compare([...quotes, quote({ price: 6 })]))).toEqual([
    [5, null, true],
    [2, null, false],
    [6, null, false],
  ])
})

test('without a rate another currency is not comparable, and with one the rate is stated', () => {
  const quotes = [quote({ price: 100_000 }), quote({ currency: 'CNY', price: 700_000 })]
  const apart = compare(quotes)
  expect(pricesOf(apart)).toEqual([
    [100_000, null, false],
    [null, 'currency', false],
  ])
  expect(apart.rate).toBeNull()
  const together = compare(quotes, '7.100000')
  expect(pricesOf(together)).toEqual([
    [100_000, null, false],
    [98_592, null, true],
  ])
  expect(together.rate?.cnyPerUsd).toBe('7.100000')
})

test('as soon as some prices have no VAT in them, all are compared without it', () => {
  const yuan = { ...quote({ currency: 'CNY', price: 791_000 }), vatPercent: 13 }
  const freight = { amountMinor: 10_900, vatPercent: 9 } as Quote['charges'][number]
  const withFreight = { ...quote({ currency: 'CNY', price: 791_000 }), vatPercent: 13, charges: [freight] }
  const compared = compare([yuan, withFreight, quote({ price: 100_000 })], '7', { currency: 'CNY' })
  expect(compared.withoutVat).toBe(true)
  expect(pricesOf(compared)?.map(([price]) => price)).toEqual([700_000, 710_000, 700_000])
  expect(compared.rows[0]?.prices.map(({ quotedMinor }) => quotedMinor)).toEqual([791_000, 801_900, 100_000])
  const same = compare([yuan, withFreight], '7')
  expect(same.withoutVat).toBe(false)
  expect(pricesOf(same)?.map(([price]) => price)).toEqual([791_000, 801_900])
})

test('a rate that nothing needs is not mentioned, and a line without a price says so', () => {
  const compared = compare([quote({}), quote({ position: null })], '7.1')
  expect(compared.rate).toBeNull()
  expect(pricesOf(compared)?.[1]).toEqual([null, 'notQuoted', false])
})

test('converting there and back moves an amount by less than the rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 99_999_999 }), (minor, rate) => {
      const text = `${Math.floor(rate / 1_000_000)}.${String(rate % 1_000_000).padStart(6, '0')}`
      const back = convertMinor(convertMinor(minor, 'USD', 'CNY', text), 'CNY', 'USD', text)
      expect(Math.abs(back - minor)).toBeLessThanOrEqual(Math.ceil(1_000_000 / rate / 2) + 1)
    }),
  )
})
