import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aBrand, aParameter, aProduct, aProductCategory, aProductLabel } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import { indexProducts } from './index-products.ts'

const { anonymous, db } = await testApp()
const count = async (query: object) => (await anonymous.products.list({ ...query, limit: 0 })).totalCount
const reindex = (...ids: number[]) => db.transaction((tx) => indexProducts(tx, ids))

describe('a product', () => {
  test('is found as soon as it is indexed, and no more when it is withdrawn', async () => {
    const { id } = await aProduct(db, { model: 'WX-4711' })
    expect(await count({ key: 'wx4711' })).toBe(1)
    await db.run(sql`update product set status = 'withdrawn' where id = ${id}`)
    await reindex(id)
    expect(await count({ key: 'wx4711' })).toBe(0)
    await expect(anonymous.products.detail({ id })).rejects.toMatchObject({ code: 48801 })
    expect(await db.many(sql`select from search_vocab where word = 'wx4711'`)).toEqual([])
  })

  test('that is a draft or has no picture is not listed', async () => {
    await aProduct(db, { model: 'DRAFT77', status: 'draft' })
    const { id } = await aProduct(db, { model: 'BARE77' })
    await db.run(sql`delete from product_picture where product_id = ${id}`)
    await reindex(id)
    expect(await count({ key: 'draft77' })).toBe(0)
    expect(await count({ key: 'bare77' })).toBe(0)
  })

  test('without a text in one language is found and shown in both', async () => {
    const { id } = await aProduct(db, { model: 'ZHONLY1', name: '仅中文名称', nameEn: null })
    for (const key of ['zhonly1', '仅中文名称', '中文'])
      expect((await anonymous.products.list({ key })).list.map((item) => item.id)).toEqual([id])
    expect((await anonymous.products.detail({ id })).nameEn).toBeNull()
  })

  test('moves between facets without leaving a trace', async () => {
    const { id, brandId } = await aProduct(db, { model: 'MOVER1' })
    const other = await aBrand(db)
    await db.run(sql`update product set brand_id = ${other} where id = ${id}`)
    await reindex(id)
    await reindex(id)
    const { facets } = await anonymous.products.search({ key: 'mover1' })
    expect(facets.brands).toEqual([expect.objectContaining({ id: other, count: 1 })])
    expect(await count({ brandIds: brandId })).toBe(0)
  })

  test('indexed by several at the same time is counted once', async () => {
    const { id } = await aProduct(db, { model: 'CROWD1' })
    await Promise.all(Array.from({ length: 8 }, () => reindex(id)))
    expect(await count({ key: 'crowd1' })).toBe(1)
    const sums = await db.first<{ counted: number; there: number }>(sql`
      select (select sum(product_count) from facet_group) as counted, (select count(*) from product_search) as there`)
    expect(sums?.counted).toBe(sums?.there)
  })
})

describe('a name', () => {
  test('of a brand is found under its new spelling at once, for all its products', async () => {
    const brandId = await aBrand(db, { nameEn: 'Oldname', name: '旧名' })
    await aProduct(db, { brandId })
    await aProduct(db, { brandId })
    expect(await count({ key: 'oldname' })).toBe(2)
    await db.run(sql`update brand set name_en = 'Newname', aliases = '{Formername}' where id = ${brandId}`)
    expect(await count({ key: 'newname' })).toBe(2)
    expect(await count({ key: 'formername' })).toBe(2)
    expect(await count({ key: 'oldname' })).toBe(0)
  })

  test('that an operator gives a category or a label as an alias is found at once', async () => {
    const categoryId = await aProductCategory(db, { nameEn: 'Wonderstuff' })
    const { id } = await aProduct(db, { categoryId })
    const row = await db.first<{ code: string }>(sql`select code from category where id = ${categoryId}`)
    await db.run(sql`insert into alias (word, kind, target) values ('神奇料', 'category', ${row?.code})`)
    for (const key of ['神奇料', 'shenqiliao', 'wonderstuff'])
      expect((await anonymous.products.list({ key })).list.map((item) => item.id)).toEqual([id])
  })

  test('said by the product and by its facet counts once', async () => {
    const categoryId = await aProductCategory(db, { nameEn: 'Doubleword' })
    const labelId = await aProductLabel(db, { nameEn: 'Tripleword' })
    await aProduct(db, { categoryId, nameEn: 'Doubleword of its own' })
    await aProduct(db, { categoryId })
    await aProduct(db, { nameEn: 'Doubleword elsewhere', labelIds: [labelId] })
    expect(await count({ key: 'doubleword' })).toBe(3)
    expect(await count({ key: 'doubleword tripleword' })).toBe(1)
    const { list } = await anonymous.products.list({ key: 'doubleword' })
    expect(new Set(list.map(({ id }) => id)).size).toBe(3)
  })
})

test('a value of a sold lot is no longer searched for', async () => {
  const parameter = await aParameter(db)
  const { id } = await aProduct(db, { model: 'LOTTED1', values: { [parameter.code]: 10 } })
  await db.run(sql`
    with new_lot as (
      insert into lot (product_id, code, kilograms, stock_kg, note_zh, note_en, tested_on)
      values (${id}, 'L-1', 100, 100, '', '', '2026-01-01') returning id
    )
    insert into property (product_id, lot_id, parameter_id, position, typical, unit, method, source, base_low, base_high)
    select ${id}, id, ${parameter.id}, 0, 500, 'MPa', 'ISO', 'lot', 500, 500 from new_lot`)
  await reindex(id)
  const asked = { key: 'lotted1', range: `${parameter.code}:0.4..0.6:GPa` }
  expect(await count(asked)).toBe(1)
  await db.run(sql`update lot set stock_kg = 0 where product_id = ${id}`)
  await reindex(id)
  expect(await count(asked)).toBe(0)
  expect(await count({ key: 'lotted1', range: `${parameter.code}:5..15:MPa` })).toBe(1)
})
