import { expect, test } from 'vitest'
import { priceText } from '#platform/contract/office/figures.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import type { SavedProduct } from './product-fields.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db, 'catalogue'))

/** What the form sends of a product without lots, tiers and documents. */
const formOf = (saved: SavedProduct) => ({
  ...saved,
  price: priceText(saved.perTonneMinor),
  samplePrice: priceText(saved.samplePriceMinor),
  tiers: [],
  lots: [],
  documents: [],
})

test('a product that is saved over on purpose gets only what was changed, and a price with its currency', async () => {
  const { id } = await aProduct(db, { price: { currency: 'CNY', perTonneMinor: 800_000 } })
  const form = formOf(await desk.products.info({ id }))
  await desk.products.update({ ...form, leadTimeDays: 33, series: 'Theirs', currency: 'USD', price: '1100' })
  await desk.products.update({ ...form, version: 2, since: 1, series: 'Mine', nameEn: 'Mine too' })
  expect(await desk.products.info({ id })).toMatchObject({
    version: 3,
    leadTimeDays: 33,
    currency: 'USD',
    perTonneMinor: 110_000,
    series: 'Mine',
    nameEn: 'Mine too',
  })
  await desk.products.update({ ...form, version: 3, since: 1, price: '8100' })
  expect(await desk.products.info({ id })).toMatchObject({ currency: 'CNY', perTonneMinor: 810_000, series: 'Mine' })
})
