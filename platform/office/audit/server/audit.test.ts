import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aBrand, aProductCategory, aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db } = app

test('the audit shows what the numbers among the values stand for', async () => {
  const desk = await atDesk(app, await aPerson(db))
  const brandId = await aBrand(db, { nameEn: 'Namedpoly' })
  const parentId = await aProductCategory(db, { nameEn: 'Named root' })
  const { id } = await aProduct(db, { brandId })
  await desk.products.setStatus({ ids: [id], status: 'withdrawn' })
  const below = await desk.categories.create({ code: 'named-below', name: '下级', nameEn: 'Below', parentId })
  const [product] = (await desk.audit.list({ noun: 'product', key: String(id) })).list
  const [category] = (await desk.audit.list({ noun: 'category', key: String(below.id) })).list
  expect(product?.names).toMatchObject({ [`brandId ${brandId}`]: { nameEn: 'Namedpoly' } })
  expect(category?.names).toMatchObject({ [`parentId ${parentId}`]: { nameEn: 'Named root' } })
})
