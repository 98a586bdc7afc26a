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

test('a thing is called in each language what it is called there, also by who takes its change back', async () => {
  const desk = await atDesk(app, await aPerson(db))
  const both = await desk.labels.create({ code: 'named-twice', name: '高流动', nameEn: 'High flow' })
  await desk.audit.undo({ changeId: both.changeId })
  const { id: productCatalog } = await desk.categories.create({
    code: 'read-about',
    name: '资讯类',
    nameEn: 'Read about',
  })
  const onlyEnglish = { productCatalog, subjectEn: 'New lots', bodyEn: '<p>Here</p>' }
  const letters = [
    await desk.newsletters.create({ ...onlyEnglish, subject: '新批次', body: '<p>到货</p>' }),
    await desk.newsletters.create(onlyEnglish),
  ]
  const titles = async (noun: 'label' | 'newsletter', id: number) =>
    (await desk.audit.list({ noun, key: String(id) })).list.map(({ titleZh, title }) => [titleZh, title])
  expect(await titles('label', both.id)).toEqual([
    ['高流动', 'High flow'],
    ['高流动', 'High flow'],
  ])
  expect(await Promise.all(letters.map(({ id }) => titles('newsletter', id)))).toEqual([
    [['新批次', 'New lots']],
    [['New lots', 'New lots']],
  ])
})
