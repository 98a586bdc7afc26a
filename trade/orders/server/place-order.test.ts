import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aShop } from '#testing/catalogue.ts'
import { aMember, aRole } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBankAccount, aBuyer, aLot, aTier, goodsForSale, placeOrder, termsOf, yuan } from '#testing/trading.ts'

const site = await testApp()
const { db, as } = site
const stockOf = async (id: number) =>
  (await db.first<{ stock: number }>(sql`select stock_kg as stock from product where id = ${id}`))?.stock

test('an order takes only the chosen cart lines', async () => {
  const buyer = await aBuyer(site)
  const [pp, pe] = [await goodsForSale(db), await goodsForSale(db)]
  const { id } = await buyer.api.cart.add({ productId: pp.id, quantity: 2, unit: 'MT' })
  await buyer.api.cart.add({ productId: pe.id, quantity: 1, unit: 'MT' })
  const seen = await buyer.api.orders.confirm({ cartItemIds: [id] })
  expect(seen).toMatchObject({
    totals: [{ currency: 'CNY', totalMinor: 2_000_000 }],
    kilograms: 2_000,
    placeable: true,
  })
  const { orders } = await buyer.api.orders.placeFromCart({
    cartItemIds: [id],
    fingerprint: seen.fingerprint,
    ...termsOf(buyer),
  })
  expect(orders).toMatchObject([{ orderSn: expect.stringMatching(/^PH\d{8}-[0-9A-Z]{6}$/), totalMinor: 2_000_000 }])
  expect(await buyer.api.cart.count()).toBe(1)
  expect(await stockOf(pp.id)).toBe(98_000)
  expect(await brokenRules(db)).toEqual([])
})

test('one order per shop, and per currency', async () => {
  const buyer = await aBuyer(site)
  await aBankAccount(db, 'USD')
  const shopId = await aShop(db)
  const goods = [
    await goodsForSale(db, { shopId }),
    await goodsForSale(db),
    await goodsForSale(db, { shopId, price: { currency: 'USD', perTonneMinor: 150_000 } }),
    await goodsForSale(db, { shopId }),
  ]
  const { all } = await placeOrder(
    buyer,
    goods.map(({ id }) => ({ productId: id, quantity: 1_000 })),
  )
  expect(all.map(({ currency, totalMinor }) => [currency, totalMinor])).toEqual([
    ['CNY', 2_000_000],
    ['CNY', 1_000_000],
    ['USD', 150_000],
  ])
  expect(await brokenRules(db)).toEqual([])
})

test('an order keeps address, names and prices as they were, and tells the buyer', async () => {
  const buyer = await aBuyer(site)
  const product = await goodsForSale(db, { model: 'T30S' })
  await aTier(db, product.id, 2_000, 9_000)
  const { id, orderSn } = await placeOrder(buyer, [{ productId: product.id, quantity: 2, unit: 'MT' }])
  await db.run(sql`update product set model = 'other', price_per_tonne = 1 where id = ${product.id}`)
  await buyer.api.addresses.delete({ ids: [buyer.addressId] })
  const order = await buyer.api.orders.info({ id })
  expect(order).toMatchObject({
    status: 0,
    payStatus: 0,
    totalMinor: 1_800_000,
    kilograms: 2_000,
    address: { name: '陈立', detailAddress: '中山路 1 号' },
    deliveryTerm: 'PICKUP',
    lines: [{ product: { modelName: 'T30S' }, unit: 'MT', perTonneMinor: 900_000 }],
    history: [{ event: 'place', status: 0, actor: 'member' }],
    actions: ['pay', 'cancel'],
    bankAccount: { account: '0000' },
  })
  const hours = (Date.parse(order.payUntil) - Date.parse(order.createTime)) / 3_600_000
  expect(hours).toBe(72)
  const [letter] = (await buyer.api.letters.list()).list
  const [mail] = await messagesTo(db, buyer.member.email)
  for (const text of [letter?.subject, mail?.subject]) expect(text).toContain(orderSn)
  expect(mail?.text).toContain('CNY 18,000.00')
})

describe('what the buyer did not see is not charged', () => {
  test('a price that moved refuses the order and says the new figure', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db, { price: yuan(10_000) })
    const line = { productId, quantity: 1_000 }
    const { fingerprint } = await buyer.api.orders.confirm(line)
    await db.run(sql`update product set price_per_tonne = 1050000 where id = ${productId}`)
    const wish = { ...line, fingerprint, ...termsOf(buyer) }
    await expect(buyer.api.orders.placeFromProduct(wish)).rejects.toMatchObject({
      code: 488308,
      data: { CNY: 1_050_000 },
    })
    expect(await stockOf(productId)).toBe(100_000)
  })

  test('nor does another quantity pass under the same fingerprint', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
    const wish = { productId, quantity: 2_000, fingerprint, ...termsOf(buyer) }
    await expect(buyer.api.orders.placeFromProduct(wish)).rejects.toMatchObject({ code: 488308 })
  })

  test('prices and totals sent along are ignored', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
    const wish = {
      productId,
      quantity: 1_000,
      fingerprint,
      ...termsOf(buyer),
      totalMinor: 1,
      perTonneMinor: 1,
      status: 3,
    }
    const {
      orders: [order],
    } = await buyer.api.orders.placeFromProduct(wish)
    expect(await buyer.api.orders.info({ id: order?.id ?? 0 })).toMatchObject({ totalMinor: 1_000_000, status: 0 })
  })
})

describe('an order is refused', () => {
  test.each([
    ['for a price on enquiry', { price: null }, 1_000, 488305],
    ['for more than there is', { stockKg: 1_000 }, 1_025, 488306],
    ['for less than the minimum', {}, 975, 488307],
  ])('%s', async (_, wishes, quantity, code) => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db, wishes)
    const { fingerprint, placeable } = await buyer.api.orders.confirm({ productId, quantity })
    expect(placeable).toBe(false)
    const wish = { productId, quantity, fingerprint, ...termsOf(buyer) }
    await expect(buyer.api.orders.placeFromProduct(wish)).rejects.toMatchObject({ code })
  })

  test('when the same product on two lines is more than there is', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db, { stockKg: 3_000 })
    const lines = [
      { productId, quantity: 2_000 },
      { productId, quantity: 2_000 },
    ]
    await expect(placeOrder(buyer, lines)).rejects.toMatchObject({ code: 488306 })
    expect(await stockOf(productId)).toBe(3_000)
    await placeOrder(buyer, [
      { productId, quantity: 2_000 },
      { productId, quantity: 1_000 },
    ])
    expect(await stockOf(productId)).toBe(0)
  })

  test("with another member's address or cart line", async () => {
    const [buyer, other] = [await aBuyer(site), await aBuyer(site)]
    const { id: productId } = await goodsForSale(db)
    await expect(
      placeOrder({ ...buyer, addressId: other.addressId }, [{ productId, quantity: 1_000 }]),
    ).rejects.toMatchObject({
      code: 40400,
      data: { fields: { addressId: 'Please choose a delivery address' } },
    })
    const { id } = await other.api.cart.add({ productId, quantity: 1_000 })
    await expect(buyer.api.orders.confirm({ cartItemIds: [id] })).rejects.toMatchObject({ code: 488303 })
    const { fingerprint } = await other.api.orders.confirm({ cartItemIds: [id] })
    const wish = { cartItemIds: [id], fingerprint, ...termsOf(buyer) }
    await expect(buyer.api.orders.placeFromCart(wish)).rejects.toMatchObject({ code: 488303 })
    expect(await other.api.cart.count()).toBe(1)
  })

  test('without a choice, a payment, a term or its place', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const place = async (change: object) => {
      const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
      return buyer.api.orders.placeFromProduct({
        productId,
        quantity: 1_000,
        fingerprint,
        ...termsOf(buyer),
        ...change,
      })
    }
    const fields = (name: string) => ({ code: 40400, data: { fields: { [name]: expect.any(String) } } })
    await expect(buyer.api.orders.confirm({})).rejects.toMatchObject({
      data: { fields: { cartItemIds: 'Please select an item' } },
    })
    await expect(place({ payMethod: undefined })).rejects.toMatchObject(fields('payMethod'))
    await expect(place({ payMethod: 'alipay' })).rejects.toMatchObject({ code: 488310 })
    await expect(place({ deliveryTerm: 'NONE' })).rejects.toMatchObject(fields('deliveryTerm'))
    await expect(place({ deliveryTerm: 'FOB' })).rejects.toMatchObject(fields('deliveryPlace'))
    await expect(place({ deliveryTerm: 'FOB', deliveryPlace: 'Ningbo' })).resolves.toMatchObject({ orders: [{}] })
  })

  test('from a member whose role may not', async () => {
    const role = await aRole(db, { permissions: ['address.edit'] })
    const buyer = { ...(await aBuyer(site)), api: await as(await aMember(db, { role: role.code })) }
    const { id: productId } = await goodsForSale(db)
    await expect(placeOrder(buyer, [{ productId, quantity: 1_000 }])).rejects.toMatchObject({ status: 403 })
  })
})

test('a lot is sold from its own kilograms, and gone when sold', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db, { stockKg: 0 })
  const lot = await aLot(db, productId, { kilograms: 800 })
  const { id } = await placeOrder(buyer, [{ productId, lotId: lot.id, quantity: 800 }])
  expect((await buyer.api.orders.info({ id })).lines).toMatchObject([{ lotCode: lot.code, amountMinor: 640_000 }])
  await expect(placeOrder(buyer, [{ productId, lotId: lot.id, quantity: 25 }])).rejects.toMatchObject({ code: 488306 })
})

test('the same submit with its key is one order', async () => {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const { fingerprint } = await buyer.api.orders.confirm({ productId, quantity: 1_000 })
  const wish = { productId, quantity: 1_000, fingerprint, ...termsOf(buyer) }
  const first = await buyer.api.orders.placeFromProduct(wish, { idempotencyKey: 'once' })
  expect(await buyer.api.orders.placeFromProduct(wish, { idempotencyKey: 'once' })).toEqual(first)
  expect(await stockOf(productId)).toBe(99_000)
})
