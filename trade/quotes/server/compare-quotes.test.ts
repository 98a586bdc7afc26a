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
}

let made = 0
const quote = ({ no, currency = 'USD', price = 120_000, place = 'Hamburg', status = 'sent', position = 1 }: Wishes) => {
  const id = ++made
  const line = { position: 1, enquiryPosition: position, kilograms: 1_000, perTonneMinor: price, leadTimeDays: 7 }
  return {
    id,
    quoteNo: no ?? `Q${id}`,
    status,
    currency,
    deliveryTerm: named('CIF'),
    deliveryPlace: place,
    kilograms: 1_000,
    lines: [line],
    charges: [],
  } as unknown as Quote
}

const asked = [{ position: 1, name: 'PP' }]
const compare = (quotes: Quote[], rate?: string) =>
  compareQuotes({
    asked,
    quotes,
    currency: undefined,
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
