import { describe, expect, test } from 'vitest'
import { ShopType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aProduct, aProductCategory, aProductLabel, aShop } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db, request } = await testApp()
const ids = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id)

/** A shop that only this test finds by its word. */
async function aFoundShop(word: string, changes: { type?: number; province?: string } = {}) {
  const id = await aShop(db, { nameEn: `${word} ${Math.random()}` })
  await db.run(sql`
    update shop set type = ${changes.type ?? ShopType.trader},
      province_id = (select id from province where name_zh = ${changes.province ?? null}) where id = ${id}`)
  return id
}

describe('the list of shops', () => {
  test('has those with the most products first and tells what they sell', async () => {
    const [small, large] = [await aFoundShop('Sizes'), await aFoundShop('Sizes')]
    const main = await aProductCategory(db)
    const [first, second] = [
      await aProductCategory(db, { parentId: main }),
      await aProductCategory(db, { parentId: main }),
    ]
    await aProduct(db, { shopId: small, categoryId: first })
    await aProduct(db, { shopId: large, categoryId: first })
    await aProduct(db, { shopId: large, categoryId: second })
    await aProduct(db, { shopId: large, categoryId: second, status: 'draft' })
    const { list } = await anonymous.shops.list({ key: 'sizes' })
    expect(list).toMatchObject([
      { id: large, productCount: 2, categoryList: [{ id: main, count: 2 }] },
      { id: small, productCount: 1, productPictures: [{ src: expect.any(String) }] },
    ])
  })

  test('filters by type, province, category and label, and by all of them at once', async () => {
    const wanted = await aFoundShop('Filters', { type: ShopType.recycled, province: '浙江省' })
    const other = await aFoundShop('Filters', { type: ShopType.modified, province: '江苏省' })
    const main = await aProductCategory(db)
    const categoryId = await aProductCategory(db, { parentId: main })
    const label = await aProductLabel(db)
    await aProduct(db, { shopId: wanted, categoryId, labelIds: [label] })
    await aProduct(db, { shopId: other })
    const key = 'Filters'
    const [zhejiang] = await anonymous.shops.provinces({ key, enterpriseType: ShopType.recycled })
    for (const filter of [
      { enterpriseType: ShopType.recycled },
      { provinceId: zhejiang?.id },
      { categoryId },
      { categoryId: main },
      { lableIds: [label] },
      { enterpriseType: ShopType.recycled, provinceId: zhejiang?.id, categoryId: main, lableIds: [label] },
    ])
      expect(ids(await anonymous.shops.list({ key, ...filter })), JSON.stringify(filter)).toEqual([wanted])
    expect(ids(await anonymous.shops.list({ key, enterpriseType: ShopType.modified, categoryId }))).toEqual([])
  })

  test('finds a word in either language, and percent signs mean themselves', async () => {
    const id = await aShop(db, { name: '东埠塑化', nameEn: 'Eastquay 100% Resins' })
    expect(ids(await anonymous.shops.list({ key: '东埠' }))).toEqual([id])
    expect(ids(await anonymous.shops.list({ key: 'eastquay 100%' }))).toEqual([id])
    expect(ids(await anonymous.shops.list({ key: 'eastquay 1_0' }))).toEqual([])
  })

  test('ends before a page of it is refused', async () => {
    await expect(anonymous.shops.list({ limit: 101 })).rejects.toMatchObject({ code: 40400 })
    expect(await anonymous.shops.list({ key: 'nobody has this name', limit: 0 })).toEqual({
      list: [],
      totalCount: 0,
      page: 1,
      limit: 0,
    })
  })
})

describe('the choices', () => {
  test('count what each would leave, their own filter not counted in', async () => {
    const key = 'Choices'
    await aFoundShop(key, { type: ShopType.trader, province: '浙江省' })
    await aFoundShop(key, { type: ShopType.trader, province: '江苏省' })
    await aFoundShop(key, { type: ShopType.mold, province: '江苏省' })
    const types = await anonymous.shops.types({ key, enterpriseType: ShopType.mold })
    expect(types).toHaveLength(15)
    expect(types.filter(({ count }) => count > 0)).toEqual([
      { enterpriseType: ShopType.trader, count: 2 },
      { enterpriseType: ShopType.mold, count: 1 },
    ])
    const provinces = await anonymous.shops.provinces({ key, enterpriseType: ShopType.mold })
    expect(provinces.map(({ name, count }) => [name, count])).toEqual([['江苏省', 1]])
  })

  test('of labels and categories count a shop once however many products it has', async () => {
    const key = 'Once'
    const shopId = await aFoundShop(key)
    const [categoryId, label] = [await aProductCategory(db), await aProductLabel(db)]
    await aProduct(db, { shopId, categoryId, labelIds: [label] })
    await aProduct(db, { shopId, categoryId, labelIds: [label] })
    expect(await anonymous.shops.categories({ key })).toMatchObject([{ id: categoryId, count: 1 }])
    expect(await anonymous.shops.labelFacet({ key })).toMatchObject([{ id: label, count: 1 }])
    expect(await anonymous.shops.labels({ id: shopId })).toMatchObject([{ id: label, count: 2 }])
  })
})

describe('a shop', () => {
  test('that does not exist is not found, on every of its pages', async () => {
    await expect(anonymous.shops.detail({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 48801 })
    for (const page of [to.shop, to.shopAbout, to.shopProducts])
      expect((await request(page(2_000_000_000))).statusCode, page.path).toBe(404)
  })

  test('is told to search engines as an organisation with whole addresses', async () => {
    const id = await aShop(db)
    const { body } = await request(to.shop(id))
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    const graph = JSON.parse(json ?? '') as { '@graph': object[] }
    expect(graph['@graph']).toMatchObject([
      {
        '@type': 'Organization',
        '@id': expect.stringMatching(new RegExp(`^http://.+/shop/home\\?id=${id}$`)),
        foundingDate: '2001',
      },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('has its products searched like all others, and never those of another shop', async () => {
    const shopId = await aShop(db)
    const own = await aProduct(db, { shopId, model: 'OWN-77' })
    await aProduct(db, { model: 'OWN-78' })
    const { body } = await request(to.shopProducts(shopId, { key: 'OWN' }))
    expect(body).toContain(to.product(own.id))
    expect(body).not.toContain('OWN-78')
    expect(body).toContain(`href="/shop/product?id=${shopId}&amp;key=OWN"`)
  })
})

test('a shop tells what it has now, and which papers come with it', async () => {
  const shopId = await aShop(db)
  const { id: stocked } = await aProduct(db, { shopId, stockKg: 5000 })
  await aProduct(db, { shopId, stockKg: 0 })
  await aProduct(db, { shopId, stockKg: 5000, status: 'draft' })
  await db.run(sql`
    insert into document (product_id, kind, standard, title_zh, title_en, file, bytes, issued_on, expires_on) values
      (${stocked}, 'certificate', 'REACH', 'a', 'a', 'a.pdf', 1, current_date, null),
      (${stocked}, 'certificate', 'FDA', 'a', 'a', 'a.pdf', 1, current_date - 9, current_date - 1)`)
  const { papers, ...stock } = await anonymous.shops.holdings({ id: shopId })
  expect(stock).toEqual({ stockKg: 5000, inStock: 1 })
  expect(papers.map(({ standard }) => standard)).toEqual(['REACH'])
})
