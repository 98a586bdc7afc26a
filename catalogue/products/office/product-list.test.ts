import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct, aProductCategory } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))

test('the list by price keeps currencies apart, and what has no price at the end', async () => {
  const categoryId = await aProductCategory(db)
  const prices = [{ currency: 'USD', perTonneMinor: 100 }, null, { currency: 'CNY', perTonneMinor: 900 }] as const
  for (const price of [...prices, { currency: 'CNY', perTonneMinor: 50 } as const])
    await aProduct(db, { categoryId, price })
  const by = async (sort: 'price' | '-price') =>
    (await desk.products.list({ categoryId, sort })).list.map(({ perTonneMinor }) => perTonneMinor)
  expect(await by('price')).toEqual([50, 900, 100, null])
  expect(await by('-price')).toEqual([100, 900, 50, null])
})
