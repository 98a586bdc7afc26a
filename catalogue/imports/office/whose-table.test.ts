import { describe, expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct, aShop } from '#testing/catalogue.ts'
import { aPicture } from '#testing/factories.ts'
import { bringingTables } from '#testing/import-tables.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db } = app
const { desk, codeOf, bring, aStart, count } = await bringingTables(app)

describe('what a new catalogue lacks', () => {
  test('brands come with the table: each once, from the origin of its row, and the rows are right then', async () => {
    const { facts } = await aStart()
    const word = crypto.randomUUID().slice(0, 8)
    const titles = ['Code', 'Shop', 'Category', 'Brand', 'Origin', 'Grade', 'Field', 'Model', 'Name in English']
    const row = (n: number, brand: string, origin = 'Japan') =>
      [`${word}-${n}`, facts[0] ?? '', facts[1] ?? '', brand, origin, 'prime', 'rawMaterial', `X${n}`, 'PP'] as string[]
    const id = await bring([titles, row(1, `Ares ${word}`), row(2, `ares ${word}`), row(3, `石化 ${word}`, '-')])
    expect((await desk.imports.info({ id })).newBrands).toEqual([`Ares ${word}`, `石化 ${word}`])
    await expect(desk.imports.addBrands({ id })).rejects.toMatchObject({ message: expect.stringContaining('origin') })
    await desk.imports.correct({ id, row: 3, cells: { country: 'CN' } })
    const { changeId } = await desk.imports.addBrands({ id })
    expect(await desk.imports.info({ id })).toMatchObject({ newBrands: [], counts: { new: 3, wrong: 0 } })
    const made = await desk.brands.list({ search: word })
    expect(made.list).toMatchObject([
      { name: `Ares ${word}`, nameEn: `Ares ${word}`, code: `ares-${word}`, countryNameEn: 'Japan' },
      { name: `石化 ${word}`, code: `shihua-${word}`, countryNameEn: 'China' },
    ])
    expect(changeId).toMatch(/^[\da-f-]{36}$/)
    await expect(desk.imports.addBrands({ id })).rejects.toMatchObject({ code: 40401 })
  })

  test('one picture serves all products of the table that have none', async () => {
    const { there, facts } = await aStart()
    const fresh = `bare-${crypto.randomUUID().slice(0, 8)}`
    const id = await bring([
      ['Code', 'Shop', 'Category', 'Brand', 'Origin', 'Grade', 'Field', 'Model', 'Name in English', 'Status'],
      [fresh, ...facts, 'China', 'prime', 'rawMaterial', 'BARE-1', 'PP', 'published'],
      [await codeOf('product', there.id), '', '', '', '', '', '', 'BARE-2', '', ''],
    ])
    expect(await desk.imports.info({ id })).toMatchObject({ lacksPicture: true, counts: { wrong: 1 } })
    await expect(desk.imports.usePicture({ id, pictureId: 999_999_999 })).rejects.toMatchObject({
      fields: { pictureId: expect.any(String) },
    })
    const { id: pictureId } = await aPicture(db)
    await desk.imports.usePicture({ id, pictureId })
    expect(await desk.imports.info({ id })).toMatchObject({ lacksPicture: false, counts: { new: 1, changed: 1 } })
    await desk.imports.apply({ id })
    const pictures = async (key: string) => {
      const [found] = (await desk.products.list({ search: key })).list
      return (await desk.products.info({ id: found?.id ?? 0 })).pictureIds
    }
    expect(await pictures('BARE-1')).toEqual([pictureId])
    expect(await pictures('BARE-2')).not.toContain(pictureId)
    expect(await count('bare-1')).toBe(1)
  })
})

describe('people of a shop', () => {
  test('bring in and change what is of their shop, and nothing else', async () => {
    const { facts, code: foreign } = await aStart()
    const shopId = await aShop(db)
    const own = await aProduct(db, { shopId })
    const seller = await atDesk(app, await aPerson(db, 'seller', shopId))
    const fresh = `own-${crypto.randomUUID().slice(0, 8)}`
    const header = ['Code', 'Category', 'Brand', 'Origin', 'Grade', 'Field', 'Model', 'Name in English', 'Shop']
    const row = (code: string, model: string, shop: string) =>
      [code, facts[1] ?? '', facts[2] ?? '', 'China', 'prime', 'rawMaterial', model, 'PP', shop] as string[]
    const { id } = await seller.imports.start({ name: 'own.csv', header: [...header, 'Recommended'] })
    await seller.imports.load({
      id,
      from: 1,
      rows: [
        [...row(fresh, 'SELLER1', ''), 'no'],
        [...row(await codeOf('product', own.id), 'SELLER2', await codeOf('shop', shopId)), 'no'],
        [...row(foreign, 'SELLER3', ''), 'no'],
        [...row(`${fresh}-2`, 'SELLER4', facts[0] ?? ''), 'yes'],
      ],
    })
    await seller.imports.check({ id })
    const { list } = await seller.imports.rows({ id })
    expect(list.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['new', {}],
      ['changed', {}],
      ['wrong', { code: 'This code is already used' }],
      [
        'wrong',
        {
          shop: 'You can only import products of your own company',
          recommended: 'Only site staff can set this',
        },
      ],
    ])
    await seller.imports.correct({ id, row: 3, cells: { code: `${fresh}-3` } })
    await seller.imports.correct({ id, row: 4, cells: { shop: '', recommended: '' } })
    // The house works on the table within the reach of its shop.
    await desk.imports.check({ id })
    await seller.imports.apply({ id })
    expect((await seller.products.list({ search: 'SELLER' })).totalCount).toBe(4)
    expect((await desk.products.info({ id: own.id })).model).toBe('SELLER2')
    await seller.imports.undo({ id })
    expect((await seller.products.list({ search: 'SELLER' })).totalCount).toBe(0)
  })

  test('do not see tables of the house or of other shops', async () => {
    const { code } = await aStart()
    const id = await bring([['Code'], [code]])
    const seller = await atDesk(app, await aPerson(db, 'seller', await aShop(db)))
    expect((await seller.imports.list()).totalCount).toBe(0)
    expect((await seller.imports.rows({ id })).totalCount).toBe(0)
    for (const call of [seller.imports.info, seller.imports.check, seller.imports.apply, seller.imports.undo])
      await expect(call({ id })).rejects.toMatchObject({ code: 48801 })
    await expect(seller.imports.addBrands({ id })).rejects.toMatchObject({ status: 403 })
  })
})
