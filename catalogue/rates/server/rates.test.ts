import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale, yuan } from '#testing/trading.ts'
import { convertMinor, convertRange } from './exchange-rate.ts'
import { saveRate } from './queries.ts'

const { db, request } = await testApp({ config: { pageCacheBytes: 8_000_000 } })

test('amounts within a converted range are those that convert into it', () =>
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 20_000_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6)),
      fc.constantFrom(...currencies),
      fc.constantFrom(...currencies),
      (min, minor, rate, ends, sold) => {
        const range = convertRange({ min, max: min + 100 }, ends, sold, rate)
        const shown = convertMinor(minor, sold, ends, rate)
        const within = BigInt(minor) >= (range.min ?? 0n) && BigInt(minor) <= (range.max ?? 0n)
        expect(within).toBe(shown >= min && shown <= min + 100)
      },
    ),
  ))

test('one kept page serves both currencies, and each visitor reads the one chosen', async () => {
  await saveRate(db, { cnyPerUsd: '7.12', asOf: '2026-01-05' })
  const { id } = await goodsForSale(db, { price: yuan(7_120) })
  const url = to.product(id)
  const show = async (cookie = '') => {
    const { body } = await request({ url, headers: { cookie: `lang=en-US; ${cookie}` } })
    const text = body.replaceAll('<!-- -->', '')
    expect(text).toContain('<span data-in="USD">≈ USD 1,000<small> at 7.12 on 2026-01-05</small></span>')
    return /<body data-currency="(\w+)"/.exec(body)?.[1]
  }
  const { headers } = await request(`/currency/CNY?backUrl=${encodeURIComponent(url)}`)
  expect(headers['location']).toBe(url)
  expect(headers['set-cookie']).toMatch(/^currency=CNY;/)
  expect([await show(), await show('currency=CNY'), await show('currency=EUR'), await show('currency=USD')]).toEqual([
    'USD',
    'CNY',
    'USD',
    'USD',
  ])
  expect((await request('/currency/EUR?backUrl=//evil.example')).headers).toMatchObject({ location: '/' })
})

test('a rate that is stated anew is on the pages within a second', async () => {
  const { id } = await goodsForSale(db, { price: yuan(7_120) })
  const show = async () => (await request({ url: to.product(id), headers: { cookie: 'lang=en-US' } })).body
  await show()
  await saveRate(db, { cnyPerUsd: '8.9', asOf: '2026-01-06' })
  await expect.poll(show, { timeout: 1_000, interval: 20 }).toMatch(/at (?:<!-- -->)?8.9 on 2026-01-06/)
})
