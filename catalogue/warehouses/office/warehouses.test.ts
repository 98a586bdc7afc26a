import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aShop, aWarehouse } from '#testing/catalogue.ts'
import { aShipment } from '#testing/operators.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db, 'catalogue'))
const sales = await atDesk(site, await aPerson(db, 'sales'))

const stockOf = async (id: number) =>
  (await db.first<{ kg: number }>(sql`select stock_kg as kg from product where id = ${id}`))?.kg ?? 0
const placesOf = async (id: number) => (await desk.stockMoves.ofProduct({ id })).goods[0]
const move = (id: number, kilograms: number, from: number | null, to: number | null) =>
  desk.stockMoves.move({
    id,
    kilograms,
    reason: 'Nearer to the port',
    ...(from && { fromId: from }),
    ...(to && { toId: to }),
  })

test('who has one place only is told of none', async () => {
  const { id, productId } = await aTruckload(site, sales)
  expect(await desk.stockMoves.ofProduct({ id: productId })).toEqual({ warehouses: [], goods: [], moves: [] })
  expect((await sales.orders.info({ id })).warehouses).toEqual([])
})

test('goods move between warehouses, and there are as many as before', async () => {
  const { productId } = await aTruckload(site, sales)
  const [port, inland] = [await aWarehouse(db), await aWarehouse(db)]
  const [free, there] = [await stockOf(productId), (await placesOf(productId))?.onHandKg ?? 0]
  expect(there).toBe(free + 25_000)
  await move(productId, 20_000, null, port)
  await move(productId, 5_000, port, inland)
  await move(productId, 1_000, inland, null)
  expect(await placesOf(productId)).toEqual({
    lotId: null,
    lotCode: null,
    onHandKg: there,
    places: [
      { warehouseId: port, kilograms: 15_000 },
      { warehouseId: inland, kilograms: 4_000 },
    ],
  })
  expect(await stockOf(productId)).toBe(free)
  const { moves } = await desk.stockMoves.ofProduct({ id: productId })
  expect(moves.map(({ fromId, toId, kilograms }) => [fromId, toId, kilograms])).toEqual([
    [inland, null, 1_000],
    [port, inland, 5_000],
    [null, port, 20_000],
  ])
  for (const [from, most] of [
    [port, 15_000],
    [null, there - 19_000],
  ] as const)
    await expect(move(productId, most + 1, from, inland)).rejects.toMatchObject({
      fields: { kilograms: expect.any(String) },
    })
  await expect(move(productId, 1, port, port)).rejects.toMatchObject({ fields: { toId: expect.any(String) } })
  expect(await brokenRules(db)).toEqual([])
})

test('two who move the last goods at once do not move them twice', async () => {
  const { productId } = await aTruckload(site, sales)
  const [port, inland] = [await aWarehouse(db), await aWarehouse(db)]
  await move(productId, 1_000, null, port)
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => move(productId, 1_000, port, inland)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await brokenRules(db)).toEqual([])
})

test('a shipment takes from the warehouse that it names, gives back when corrected or withdrawn', async () => {
  const order = await aTruckload(site, sales)
  const port = await aWarehouse(db)
  await move(order.productId, 12_000, null, port)
  const line = (kilograms: number) => aShipment([{ lineId: order.lineId, warehouseId: port, kilograms }])
  const atPort = async () => (await placesOf(order.productId))?.places
  await expect(sales.orders.ship({ id: order.id, ...line(12_001) })).rejects.toMatchObject({
    fields: { 'lines.0.kilograms': expect.any(String) },
  })
  const { id: shipmentId } = await sales.orders.ship({ id: order.id, ...line(10_000) })
  expect(await atPort()).toEqual([{ warehouseId: port, kilograms: 2_000 }])
  const { shipments, warehouses } = await sales.orders.info({ id: order.id })
  expect(warehouses.map(({ id }) => id)).toContain(port)
  expect(shipments[0]?.lines).toMatchObject([{ warehouseId: port, kilograms: 10_000 }])
  await sales.orders.changeShipment({ id: order.id, shipmentId, version: shipments[0]?.version ?? 0, ...line(9_000) })
  expect(await atPort()).toEqual([{ warehouseId: port, kilograms: 3_000 }])
  expect(await brokenRules(db)).toEqual([])
  await sales.orders.withdrawShipment({ id: order.id, shipmentId, reason: 'The truck never came' })
  expect(await atPort()).toEqual([{ warehouseId: port, kilograms: 12_000 }])
  expect(await brokenRules(db)).toEqual([])
})

test('what lies elsewhere does not leave from the main warehouse', async () => {
  const order = await aTruckload(site, sales)
  const port = await aWarehouse(db)
  await move(order.productId, ((await placesOf(order.productId))?.onHandKg ?? 0) - 5_000, null, port)
  await expect(order.send(5_001)).rejects.toMatchObject({ fields: { 'lines.0.kilograms': expect.any(String) } })
  await order.send(5_000)
  expect(await brokenRules(db)).toEqual([])
})

test('stock is not set below what lies elsewhere', async () => {
  const { productId } = await aTruckload(site, sales)
  const port = await aWarehouse(db)
  const free = await stockOf(productId)
  await move(productId, free + 25_000, null, port)
  const { pictures, measuredTexts: _, lots: __, documents: ___, ...saved } = await desk.products.info({ id: productId })
  const form = {
    ...saved,
    pictureIds: pictures.map(({ id }) => id),
    price: String((saved.perTonneMinor ?? 0) / 100),
    tiers: [],
    pricesChecked: true,
    stockWas: saved.stockKg,
  }
  await expect(desk.products.update({ ...form, stockKg: saved.stockKg - 1 })).rejects.toMatchObject({
    fields: { stockKg: expect.any(String) },
  })
})

test('goods of a shop lie in its own warehouses and in those of the house', async () => {
  const { productId } = await aTruckload(site, sales)
  const other = await aWarehouse(db, await aShop(db))
  await expect(move(productId, 1, null, other)).rejects.toMatchObject({ fields: { toId: expect.any(String) } })
})

test('a warehouse that was used stays', async () => {
  const { productId } = await aTruckload(site, sales)
  const port = await aWarehouse(db)
  await move(productId, 1, null, port)
  await expect(desk.warehouses.remove({ ids: [port] })).rejects.toMatchObject({ code: 488402 })
})
