import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aRole } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aLot, aTier, goodsForSale, yuan } from '#testing/trading.ts'

const { db, as } = await testApp()
const aBuyer = async () => as(await aMember(db))

test('a check prices goods as the cart would, in their order, and puts nothing in', async () => {
  const buyer = await aBuyer()
  const { id: productId } = await goodsForSale(db)
  const items = [
    { productId, quantity: 1.01, unit: 'MT' as const },
    { productId: 2_000_000_000, quantity: 5, unit: 'MT' as const },
    { productId, quantity: 1, unit: '40HQ' as const },
  ]
  const [first, ...others] = await buyer.cart.check({ items })
  expect(others).toEqual([null, null])
  expect((await buyer.cart.list()).totalCount).toBe(0)
  await buyer.cart.add({ productId, quantity: 1.01, unit: 'MT' })
  const [line] = (await buyer.cart.list()).list
  expect(line).toMatchObject(first ?? {})
})

describe('adding', () => {
  test('converts every unit to whole packs', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db)
    expect(await buyer.cart.add({ productId, quantity: 1.01, unit: 'MT' })).toMatchObject({
      kilograms: 1025,
      totalCount: 1,
    })
    const other = await goodsForSale(db)
    expect(await buyer.cart.add({ productId: other.id, quantity: 3, unit: 'pallet' })).toMatchObject({
      kilograms: 3000,
      totalCount: 2,
    })
  })

  test('the same goods again adds up, a lot of them is a line of its own', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db)
    const lot = await aLot(db, productId)
    await buyer.cart.add({ productId, quantity: 1000 })
    expect(await buyer.cart.add({ productId, quantity: 500 })).toMatchObject({ kilograms: 1500, totalCount: 1 })
    expect(await buyer.cart.add({ productId, lotId: lot.id, quantity: 500 })).toMatchObject({
      kilograms: 500,
      totalCount: 2,
    })
  })

  test('in parallel loses nothing', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db)
    await Promise.all(Array.from({ length: 20 }, () => buyer.cart.add({ productId, quantity: 25 })))
    const { list, totalCount } = await buyer.cart.list()
    expect([totalCount, list[0]?.kilograms]).toEqual([1, 500])
  })

  test('the rest of a lot is taken as it is, though it is no whole pack', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db)
    const lot = await aLot(db, productId, { kilograms: 1_010 })
    expect(await buyer.cart.add({ productId, lotId: lot.id, quantity: 1_010 })).toMatchObject({ kilograms: 1_010 })
  })

  test.each([
    [{ quantity: -5 }, 40400],
    [{ quantity: 0 }, 40400],
    [{ quantity: 1e12 }, 40400],
    [{ quantity: 1, unit: '40HQ' as const }, 40400],
    [{ quantity: 999_999, unit: 'pallet' as const }, 0],
    [{ quantity: 1_000_001, unit: 'pallet' as const }, 40400],
    [{ quantity: 5, productId: 2_000_000_000 }, 48801],
    [{ quantity: 5, lotId: 2_000_000_000 }, 48801],
  ])('%o answers %i', async (wish, code) => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db)
    const answer = await buyer.cart.add({ productId, ...wish }).then(
      () => 0,
      (error: { code: number }) => error.code,
    )
    expect(answer).toBe(code)
  })

  test('ends at a hundred lines', async () => {
    const member = await aMember(db)
    const buyer = await as(member)
    const { id: productId } = await goodsForSale(db)
    await db.run(sql`
      with made as (
        insert into lot (product_id, code, kilograms, stock_kg, note_zh, note_en, tested_on)
        select ${productId}, 'full-' || n, 25, 25, '', '', current_date from generate_series(1, 100) n returning id)
      insert into cart_item (member_id, product_id, lot_id, kilograms, unit)
      select ${member.id}, ${productId}, id, 25, 'kg' from made`)
    await expect(buyer.cart.add({ productId, quantity: 25 })).rejects.toMatchObject({ code: 488302 })
    expect(await buyer.cart.count()).toBe(100)
  })

  test('is for those whose role allows it', async () => {
    const buyer = await as(await aMember(db, { role: (await aRole(db)).code }))
    const { id: productId } = await goodsForSale(db)
    await expect(buyer.cart.add({ productId, quantity: 25 })).rejects.toMatchObject({ status: 403 })
  })
})

describe('the list', () => {
  test('prices by tier, half up, once a line', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db, { price: { currency: 'CNY', perTonneMinor: 1_000_020 } })
    await aTier(db, productId, 5_000, 9_500)
    const { id } = await buyer.cart.add({ productId, quantity: 1_025 })
    expect(await buyer.cart.info({ id })).toMatchObject({
      perTonneMinor: 1_000_020,
      amountMinor: 1_025_021,
      problem: null,
    })
    await buyer.cart.update({ id, quantity: 5, unit: 'MT' })
    expect(await buyer.cart.info({ id })).toMatchObject({ perTonneMinor: 950_000, amountMinor: 4_750_000, unit: 'MT' })
  })

  test('a lot has its own price and stock, and no tiers', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db)
    await aTier(db, productId, 1_000, 1)
    const lot = await aLot(db, productId, { kilograms: 3_000, price: 7_000 })
    await buyer.cart.add({ productId, lotId: lot.id, quantity: 2, unit: 'MT' })
    const { list } = await buyer.cart.list()
    expect(list).toMatchObject([{ lotCode: lot.code, perTonneMinor: 700_000, amountMinor: 1_400_000, stockKg: 3_000 }])
  })

  test('says what keeps a line from being ordered', async () => {
    const buyer = await aBuyer()
    const problemOf = async (
      wish: Parameters<typeof goodsForSale>[1],
      quantity: number,
      change?: (id: number) => unknown,
    ) => {
      const { id: productId } = await goodsForSale(db, wish)
      const { id } = await buyer.cart.add({ productId, quantity })
      await change?.(productId)
      return (await buyer.cart.info({ id })).problem
    }
    expect(await problemOf({ price: null }, 1_000)).toBe('onEnquiry')
    expect(await problemOf({ stockKg: 0 }, 1_000)).toBe('soldOut')
    expect(await problemOf({ stockKg: 1_000 }, 1_025)).toBe('stockShort')
    expect(await problemOf({}, 975)).toBe('belowMinimum')
    expect(await problemOf({}, 1_000)).toBe(null)
    expect(
      await problemOf({}, 1_000, (id) => db.run(sql`update product set status = 'withdrawn' where id = ${id}`)),
    ).toBe('withdrawn')
  })

  test('says that a price has changed since', async () => {
    const buyer = await aBuyer()
    const { id: productId } = await goodsForSale(db, { price: yuan(10_000) })
    const { id } = await buyer.cart.add({ productId, quantity: 1_000 })
    expect((await buyer.cart.info({ id })).formerPerTonneMinor).toBe(null)
    await db.run(sql`update product set price_per_tonne = 1100000 where id = ${productId}`)
    expect(await buyer.cart.info({ id })).toMatchObject({ formerPerTonneMinor: 1_000_000, amountMinor: 1_100_000 })
  })

  test('with page 1 and limit 0 it is the count alone', async () => {
    const buyer = await aBuyer()
    await buyer.cart.add({ productId: (await goodsForSale(db)).id, quantity: 25 })
    expect(await buyer.cart.list({ page: 1, limit: 0 })).toEqual({ list: [], totalCount: 1, page: 1, limit: 0 })
    expect(await buyer.cart.count()).toBe(1)
  })
})

test("another member's line is like one that does not exist", async () => {
  const { id } = await (await aBuyer()).cart.add({ productId: (await goodsForSale(db)).id, quantity: 25 })
  const other = await aBuyer()
  await expect(other.cart.info({ id })).rejects.toMatchObject({ code: 48801 })
  await expect(other.cart.update({ id, quantity: 5 })).rejects.toMatchObject({ code: 48801 })
  await other.cart.delete({ ids: [id] })
  expect(await db.run(sql`select from cart_item where id = ${id}`)).toBe(1)
})

test('deleting takes what was chosen, and asks for a choice', async () => {
  const buyer = await aBuyer()
  const { id } = await buyer.cart.add({ productId: (await goodsForSale(db)).id, quantity: 25 })
  await expect(buyer.cart.delete({ ids: [] })).rejects.toMatchObject({
    data: { fields: { ids: 'Please select an item' } },
  })
  expect(await buyer.cart.delete({ ids: [id] })).toEqual({ totalCount: 0 })
})

test("a visitor's cart is merged without loss, and sent twice changes nothing", async () => {
  const buyer = await aBuyer()
  const [own, both, gone] = [
    await goodsForSale(db),
    await goodsForSale(db),
    await goodsForSale(db, { status: 'withdrawn' }),
  ]
  await buyer.cart.add({ productId: own.id, quantity: 2_000 })
  await buyer.cart.add({ productId: both.id, quantity: 1_000 })
  const items = [
    { productId: both.id, quantity: 3, unit: 'MT' as const },
    { productId: own.id, quantity: 25 },
    { productId: gone.id, quantity: 25 },
  ]
  const first = await buyer.cart.merge({ items })
  expect(first).toEqual({ totalCount: 2, dropped: 1 })
  expect(await buyer.cart.merge({ items })).toEqual(first)
  const { list } = await buyer.cart.list()
  expect(new Map(list.map(({ productId, kilograms }) => [productId, kilograms]))).toEqual(
    new Map([
      [own.id, 2_000],
      [both.id, 3_000],
    ]),
  )
})
