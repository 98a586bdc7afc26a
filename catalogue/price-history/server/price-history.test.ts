import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { atDesk, aPerson } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db, anonymous } = site
const person = await aPerson(db)
const desk = await atDesk(site, person)

async function aForm(productId: number) {
  const { pictures, lots: _, documents: __, measuredTexts: ___, ...saved } = await desk.products.info({ id: productId })
  return { ...saved, pictureIds: pictures.map(({ id }) => id) }
}
const save = async (productId: number, wishes: object) => {
  const form = { ...(await aForm(productId)), price: '10000.00', tiers: [], ...wishes }
  return desk.products.update(form)
}

test('every change of a list price is kept with who, from, to, when and how', async () => {
  const { id } = await goodsForSale(db)
  await save(id, { price: '9800' })
  await save(id, { price: '9800', leadTimeDays: 3 })
  const { changeId } = await save(id, { price: '9900' })
  await desk.audit.undo({ changeId })
  const listed = (perTonneMinor: number) => ({ currency: 'CNY', perTonneMinor })
  expect(await desk.priceHistory.ofProduct({ id })).toMatchObject([
    { from: listed(990_000), to: listed(980_000), reason: 'undo', operatorNameEn: person.nameEn },
    { from: listed(980_000), to: listed(990_000), reason: 'edit' },
    { from: listed(1_000_000), to: listed(980_000), reason: 'edit' },
  ])
  const seen = await anonymous.priceHistory.ofProduct({ id, days: 90 })
  expect(seen.map(({ to }) => to?.perTonneMinor)).toEqual([980_000, 990_000, 980_000])
  await db.run(sql`update list_price_change set at = at - interval '100 days' where product_id = ${id}`)
  expect(await anonymous.priceHistory.ofProduct({ id, days: 90 })).toEqual([])
  expect(await anonymous.priceHistory.ofProduct({ id, days: 365 })).toHaveLength(3)
})

test('prices that look like a slip are written only when somebody has checked them', async () => {
  const { id } = await goodsForSale(db)
  const doubt = { fields: { pricesChecked: expect.any(String) } }
  await expect(save(id, { price: '100000' })).rejects.toMatchObject(doubt)
  await expect(save(id, { price: '1000' })).rejects.toMatchObject(doubt)
  await expect(save(id, { tiers: [{ fromKg: 5_000, price: '10001' }] })).rejects.toMatchObject(doubt)
  await save(id, { tiers: [{ fromKg: 5_000, price: '9999' }] })
  await save(id, { price: '100000', pricesChecked: true })
  expect(await desk.priceHistory.ofProduct({ id })).toHaveLength(1)
})

test('a category shows the median of its goods in the currency that most of them have, by day', async () => {
  const first = await goodsForSale(db)
  const { categoryId } = first
  const wishes = { categoryId }
  const [second] = [await goodsForSale(db, wishes), await goodsForSale(db, wishes)]
  await goodsForSale(db, { ...wishes, price: { currency: 'USD', perTonneMinor: 1 } })
  await db.run(sql`update product set created_at = now() - interval '1 year' where category_id = ${categoryId}`)
  await save(first.id, { price: '9000' })
  await save(second.id, { price: '9500' })
  await db.run(sql`
    update list_price_change set at = at - interval '10 days' where product_id = any(${[first.id, second.id]})`)
  const { currency, points } = await anonymous.priceHistory.ofCategory({ categoryId, days: 90 })
  expect(currency).toBe('CNY')
  expect(points).toHaveLength(91)
  expect([points[0]?.perTonneMinor, points.at(-1)?.perTonneMinor]).toEqual([1_000_000, 950_000])
  expect((await anonymous.priceHistory.ofCategory({ categoryId, days: 365 })).points.length).toBeLessThan(60)
  await expect(anonymous.priceHistory.ofCategory({ categoryId: 999_999 })).rejects.toMatchObject({ code: 48801 })
})
