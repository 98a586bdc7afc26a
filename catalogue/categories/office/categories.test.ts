import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))
const make = async (code: string, parentId?: number, position = 0) =>
  (await desk.categories.create({ code, name: `类 ${code}`, nameEn: `Kind ${code}`, parentId, position })).id

test('the tree of the site follows at once, in both languages and in order', async () => {
  const root = await make('tree-root')
  await make('tree-late', root, 2)
  await make('tree-early', root, 1)
  const shown = (await anonymous.products.categories()).find(({ id }) => id === root)
  expect(shown).toMatchObject({ name: '类 tree-root', nameEn: 'Kind tree-root' })
  expect(shown?.list.map(({ code }) => code)).toEqual(['tree-early', 'tree-late'])
  const { list } = await desk.categories.list({ search: 'tree-' })
  expect(list.map(({ code }) => code)).toEqual(['tree-root', 'tree-early', 'tree-late'])
})

test('products move with their category to another branch', async () => {
  const [one, two] = [await make('branch-one'), await make('branch-two')]
  const leaf = await make('branch-leaf', one)
  await aProduct(db, { categoryId: leaf })
  const count = async (id: number) => (await anonymous.products.list({ categoryIds: id, limit: 0 })).totalCount
  expect([await count(one), await count(two)]).toEqual([1, 0])
  const { version, code, name, nameEn } = await desk.categories.info({ id: leaf })
  const { changeId } = await desk.categories.update({ id: leaf, version, code, name, nameEn, parentId: two })
  expect([await count(one), await count(two)]).toEqual([0, 1])
  await desk.audit.undo({ changeId })
  expect([await count(one), await count(two)]).toEqual([1, 0])
})

test('the tree is two levels deep, and what is in use stays', async () => {
  const [root, other] = [await make('deep-root'), await make('deep-other')]
  const leaf = await make('deep-leaf', root)
  const deeper = { code: 'deep-deeper', name: '深', nameEn: 'Deep', parentId: leaf }
  await expect(desk.categories.create(deeper)).rejects.toMatchObject({ fields: { parentId: expect.any(String) } })
  const { version, code, name, nameEn } = await desk.categories.info({ id: root })
  for (const parentId of [other, root])
    await expect(desk.categories.update({ id: root, version, code, name, nameEn, parentId })).rejects.toMatchObject({
      fields: { parentId: expect.any(String) },
    })
  await expect(desk.categories.remove({ ids: [root] })).rejects.toMatchObject({ code: 488402 })
  await desk.categories.remove({ ids: [leaf] })
  await desk.categories.remove({ ids: [root, other] })
})

test('a customs heading is digits or nothing', async () => {
  const form = { code: 'headed', name: '税目', nameEn: 'Headed' }
  await expect(desk.categories.create({ ...form, hsCode: '3902-10' })).rejects.toMatchObject({
    fields: { hsCode: expect.any(String) },
  })
  const { id } = await desk.categories.create({ ...form, hsCode: '' })
  expect(await desk.categories.info({ id })).toMatchObject({ hsCode: null })
})
