import { expect, test } from 'vitest'
import { aContact } from '#testing/factories.ts'
import { dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
await aContact(site.db)

const pp = { productId: '7', productName: 'PP T30S', quantity: '5', unit: 'MT' }
const words = { productName: 'PE 7042', quantity: '25', unit: 'MT' }

test('a basket is kept for the member alone, and another device reads it', async () => {
  const { api } = await aBuyer(site)
  expect(await api.enquiryBasket.read()).toEqual({ version: 0, lines: [] })
  const kept = await api.enquiryBasket.keep({ version: 0, lines: [pp, { unit: 'MT', currency: 'USD' }] })
  expect(kept).toEqual({ version: 1, lines: [pp], joined: false })
  expect(await api.enquiryBasket.read()).toEqual({ version: 1, lines: [pp] })
  expect(await (await aBuyer(site)).api.enquiryBasket.read()).toEqual({ version: 0, lines: [] })
})

test('a stale writer joins what was written since: the same goods once, every word and quantity kept', async () => {
  const { api } = await aBuyer(site)
  await api.enquiryBasket.keep({ version: 0, lines: [pp, words] })
  const noted = { ...pp, quantity: '25', specification: 'food grade' }
  const joined = await api.enquiryBasket.keep({ version: 0, lines: [noted, words, { ...words, unit: 'kg' }] })
  expect(joined).toEqual({
    version: 2,
    lines: [{ ...pp, quantity: '5, 25', specification: 'food grade' }, words, { ...words, unit: 'kg' }],
    joined: true,
  })
  // The same once more changes nothing.
  expect(await api.enquiryBasket.keep({ version: 1, lines: [words] })).toMatchObject({ version: 2, joined: true })
  const other = { ...pp, targetPrice: '990' }
  const { lines } = await api.enquiryBasket.keep({ version: 0, lines: [other, { ...pp, targetPrice: '950' }] })
  expect(lines.map(({ targetPrice }) => targetPrice ?? '')).toEqual(['990', '', '', '950'])
})

test('two devices that write at once lose nothing', async () => {
  const { api } = await aBuyer(site)
  const names = Array.from({ length: 6 }, (_, at) => `Grade ${at}`)
  await Promise.all(names.map((productName) => api.enquiryBasket.keep({ version: 0, lines: [{ productName }] })))
  const { lines, version } = await api.enquiryBasket.read()
  expect(lines.map(({ productName }) => String(productName)).toSorted((a, b) => a.localeCompare(b))).toEqual(names)
  expect(version).toBe(names.length)
})

test('no more lines are kept than an enquiry can have', async () => {
  const { api } = await aBuyer(site)
  const many = (prefix: string, length: number) =>
    Array.from({ length }, (_, at) => ({ productName: `${prefix} ${at}` }))
  await expect(api.enquiryBasket.keep({ version: 0, lines: many('A', 101) })).rejects.toThrow()
  await expect(api.enquiryBasket.keep({ version: 9_999_999_999, lines: [] })).rejects.toThrow('marked fields')
  await api.enquiryBasket.keep({ version: 0, lines: many('A', 60) })
  expect((await api.enquiryBasket.keep({ version: 0, lines: many('B', 60) })).lines).toHaveLength(100)
})

test('what was sent leaves the basket, and the rest stays', async () => {
  const { api } = await aBuyer(site)
  await api.enquiryBasket.keep({ version: 0, lines: [words, { productName: 'ABS 757' }] })
  await api.enquiries.save({
    lines: [{ productName: words.productName, quantity: 25, unit: 'MT' }],
    purchaseTime: dayFromNow(30),
    agreement: true,
  })
  expect(await api.enquiryBasket.read()).toEqual({ version: 2, lines: [{ productName: 'ABS 757' }] })
})
