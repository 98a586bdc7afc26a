import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, type Buyer } from '#testing/trading.ts'
import { sendAlerts } from './send-alerts.ts'

const site = await testApp()
const { db, config, anonymous } = site

const price = (id: number, perTonne: number) =>
  db.run(sql`update product set price_per_tonne = ${perTonne * 100} where id = ${id}`)
const lettersOf = async ({ api }: Buyer) => (await api.letters.list({})).totalCount
const run = () => sendAlerts(db, config)
/** As if the last notice had been yesterday. */
const nextDay = (id: number) =>
  db.run(sql`update product_alert set sent_at = sent_at - interval '25 hours' where product_id = ${id}`)

async function aPriceAlert(below = '9500') {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { id } = await buyer.api.alerts.save({ productId, kind: 'price', below })
  return { id, productId, buyer }
}

describe('an alert of a price', () => {
  test('is sent when the list price falls below the figure, once however many processes look at once', async () => {
    const { productId, buyer } = await aPriceAlert()
    await run()
    expect(await lettersOf(buyer)).toBe(0)
    await price(productId, 9_400)
    await Promise.all([run(), run(), run(), run()])
    await run()
    expect(await lettersOf(buyer)).toBe(1)
    const { list } = await buyer.api.letters.list({})
    expect(list[0]?.content).toContain('9,400')
  })

  test('is sent again for the next crossing only, and not on the same day', async () => {
    const { productId, buyer } = await aPriceAlert()
    await price(productId, 9_400)
    await run()
    await nextDay(productId)
    await price(productId, 9_300)
    await run()
    expect(await lettersOf(buyer)).toBe(1)
    await price(productId, 9_600)
    await run()
    await price(productId, 9_400)
    await run()
    expect(await lettersOf(buyer)).toBe(2)
    await price(productId, 9_600)
    await run()
    await price(productId, 9_400)
    await run()
    expect(await lettersOf(buyer)).toBe(2)
    await nextDay(productId)
    await run()
    expect(await lettersOf(buyer)).toBe(3)
  })

  test('needs a figure that the price is not below, and a price at all', async () => {
    const { api } = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const wrong = { data: { fields: { below: expect.any(String) } } }
    await expect(api.alerts.save({ productId, kind: 'price', below: '' })).rejects.toMatchObject(wrong)
    await expect(api.alerts.save({ productId, kind: 'price', below: '10001' })).rejects.toMatchObject(wrong)
    const { id: onEnquiry } = await goodsForSale(db, { price: null })
    await expect(api.alerts.save({ productId: onEnquiry, kind: 'price', below: '1' })).rejects.toMatchObject({
      code: 488305,
    })
  })
})

test('an alert of stock is sent when goods come in', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db, { stockKg: 0 })
  await buyer.api.alerts.save({ productId, kind: 'stock' })
  await run()
  expect(await lettersOf(buyer)).toBe(0)
  await db.run(sql`update product set stock_kg = 5000 where id = ${productId}`)
  await run()
  await run()
  expect(await lettersOf(buyer)).toBe(1)
  await expect(buyer.api.alerts.save({ productId, kind: 'stock' })).rejects.toMatchObject({
    data: { fields: { kind: expect.any(String) } },
  })
})

test('the mail brings a link that ends the alert without a sign-in', async () => {
  const { id, productId, buyer } = await aPriceAlert()
  await price(productId, 9_400)
  await run()
  const key =
    (await db.first<{ key: string }>(sql`select link_key as key from product_alert where id = ${id}`))?.key ?? ''
  const mail = await db.first<{ content: string }>(sql`
    select outbox::text as content from outbox where outbox::text like ${`%${buyer.member.email}%`} order by id desc limit 1`)
  expect(mail?.content).toContain(to.stopAlert(key))
  expect(await anonymous.alerts.linked({ token: key })).toMatchObject({ productId, kind: 'price' })
  await anonymous.alerts.stop({ token: key })
  await anonymous.alerts.stop({ token: key })
  expect(await buyer.api.alerts.list()).toEqual([])
  await expect(anonymous.alerts.linked({ token: key })).rejects.toMatchObject({ code: 488109 })
})

test('saving again changes the one alert, and only its owner removes it', async () => {
  const { id, productId, buyer } = await aPriceAlert()
  const other = await aBuyer(site)
  await buyer.api.alerts.save({ productId, kind: 'price', below: '9000' })
  await other.api.alerts.remove({ id })
  expect(await buyer.api.alerts.list()).toMatchObject([{ id, below: { currency: 'CNY', perTonneMinor: 900_000 } }])
  await buyer.api.alerts.remove({ id })
  expect(await buyer.api.alerts.list()).toEqual([])
})
