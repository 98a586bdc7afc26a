import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aBrand, aProduct, aProductCategory } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import { aTier } from '#testing/trading.ts'
import type { ManyChange } from './many-change.ts'

const app = await testApp()
const { db } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))

/** Two that are priced in yuan, the first with a tier, one in dollars, and one on enquiry; they alone are of the brand. */
async function aShelf() {
  const brandId = await aBrand(db)
  const price = (currency: 'CNY' | 'USD', perTonneMinor: number) => ({ price: { currency, perTonneMinor } })
  const made = [
    await aProduct(db, { brandId, ...price('CNY', 800_000) }),
    await aProduct(db, { brandId, ...price('CNY', 900_000) }),
    await aProduct(db, { brandId, ...price('USD', 120_000) }),
    await aProduct(db, { brandId }),
  ]
  await db.run(sql`
    update product set currency = null, price_per_tonne = null where id = ${made[3]?.id ?? 0}`)
  const ids = made.map(({ id }) => id)
  await aTier(db, ids[0] ?? 0, 25_000, 7_900)
  const change = async (wish: Partial<ManyChange> & Pick<ManyChange, 'what' | 'value'>) =>
    (await desk.imports.changeMany({ brandId, ...wish })).id
  const prices = async () => {
    const found = await Promise.all(ids.map((id) => desk.products.info({ id })))
    return found.map(({ perTonneMinor }) => perTonneMinor)
  }
  return { brandId, ids, change, prices }
}
const rowsOf = async (id: number) => (await desk.imports.rows({ id, limit: 100 })).list

test('prices move by per cent with their tiers: seen first, then done to all that the list finds, then undone', async () => {
  const { ids, change, prices } = await aShelf()
  const id = await change({ what: 'pricePercent', value: '+2.5%' })
  const rows = await rowsOf(id)
  expect(rows.map(({ outcome, changes, note }) => [outcome, changes[0]?.before, changes[0]?.after, note])).toEqual([
    ['changed', '8000.00', '8200.00', null],
    ['changed', '9000.00', '9225.00', null],
    ['changed', '1200.00', '1230.00', null],
    ['same', undefined, undefined, 'Left as it is: no price'],
  ])
  expect(rows[0]?.changes[1]).toMatchObject({ field: 'tiers', after: '25000: 8097.50' })
  expect(await prices()).toEqual([800_000, 900_000, 120_000, null])
  await desk.imports.apply({ id })
  expect(await prices()).toEqual([820_000, 922_500, 123_000, null])
  expect(await auditOf(db, 'product', ids[1] ?? 0)).toMatchObject([
    { action: 'update', before: { price: '9000.00' }, after: { price: '9225.00' } },
  ])
  await expect(desk.imports.apply({ id })).rejects.toMatchObject({ code: 488401 })
  await desk.products.setStatus({ ids: ids.slice(0, 1), status: 'withdrawn' })
  await desk.imports.undo({ id })
  expect(await prices()).toEqual([820_000, 900_000, 120_000, null])
  expect(await desk.imports.info({ id })).toMatchObject({ origin: 'list', state: 'undone', keptCount: 1 })
})

test('an amount moves prices of its currency, and nothing below zero', async () => {
  const { change } = await aShelf()
  const id = await change({ what: 'priceAmount', value: '-8,500', currency: 'CNY' })
  expect((await rowsOf(id)).map(({ outcome, note }) => [outcome, note])).toEqual([
    ['same', 'Left as it is: it would fall to zero or below'],
    // From 9,000 to 500 is a slip more often than a price.
    ['wrong', null],
    ['same', 'Left as it is: priced in another currency'],
    ['same', 'Left as it is: no price'],
  ])
  await expect(change({ what: 'priceAmount', value: '100' })).rejects.toMatchObject({
    fields: { value: 'Please choose the currency of the amount' },
  })
})

test('tenfold jumps are named, and left out', async () => {
  const { change, prices } = await aShelf()
  const id = await change({ what: 'pricePercent', value: '-90' })
  expect(await desk.imports.info({ id })).toMatchObject({ counts: { changed: 0, wrong: 3, same: 1 } })
  expect((await rowsOf(id))[0]?.problems).toMatchObject({ price: expect.stringContaining('ten times') })
  await expect(desk.imports.apply({ id, skipWrong: true })).rejects.toMatchObject({ code: 40401 })
  expect(await prices()).toEqual([800_000, 900_000, 120_000, null])
})

test('category, labels, stock, lead time and status are changed of the chosen rows alone', async () => {
  const { ids, change } = await aShelf()
  const [first = 0, second = 0] = ids
  const categoryId = await aProductCategory(db)
  const label = await db.first<{ id: number }>(sql`
    insert into label (code, name_zh, name_en, position) values ('bulk-label', '标签', 'Label', 1) returning id`)
  const run = async (what: ManyChange['what'], value: string | number) => {
    const id = await change({ what, value: String(value), ids: [first] })
    await desk.imports.apply({ id })
    return desk.products.info({ id: first })
  }
  expect(await run('category', categoryId)).toMatchObject({ categoryId })
  expect(await run('addLabel', label?.id ?? 0)).toMatchObject({ labelIds: [label?.id] })
  expect(await run('removeLabel', label?.id ?? 0)).toMatchObject({ labelIds: [] })
  expect(await run('stockSet', '12,000')).toMatchObject({ stockKg: 12_000 })
  expect(await run('stockAdd', '-2,000')).toMatchObject({ stockKg: 10_000 })
  expect(await run('leadTime', 21)).toMatchObject({ leadTimeDays: 21 })
  expect(await run('status', 'withdrawn')).toMatchObject({ status: 'withdrawn' })
  expect(await desk.products.info({ id: second })).toMatchObject({ version: 1 })
})

test('what means nothing is refused at its field', async () => {
  const { change } = await aShelf()
  for (const [what, value] of [
    ['pricePercent', 'much'],
    ['pricePercent', '2,5'],
    ['stockSet', '-1'],
    ['stockAdd', '1.5'],
    ['leadTime', '1000'],
    ['category', '0'],
    ['status', 'sold'],
  ] as const)
    await expect(change({ what, value })).rejects.toMatchObject({ fields: { value: expect.any(String) } })
  await expect(change({ what: 'leadTime', value: '5', search: 'no such product' })).rejects.toMatchObject({
    message: 'No matching products any longer',
  })
})

test('somebody of a shop changes what is of the shop, whatever the list is asked for', async () => {
  const { brandId, ids } = await aShelf()
  const { shopId } = await desk.products.info({ id: ids[0] ?? 0 })
  const seller = await atDesk(app, await aPerson(db, 'seller', shopId))
  const { id } = await seller.imports.changeMany({ brandId, what: 'leadTime', value: '30' })
  const own = await db.first<{ count: number }>(
    sql`select count(*) from product where brand_id = ${brandId} and shop_id = ${shopId}`,
  )
  expect(await seller.imports.info({ id })).toMatchObject({ rowCount: own?.count })
  await expect(
    (await atDesk(app, await aPerson(db, 'sales'))).imports.changeMany({ brandId, what: 'leadTime', value: '30' }),
  ).rejects.toMatchObject({ code: 403 })
})
