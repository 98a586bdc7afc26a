import { expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { sql } from '#platform/server/database/sql.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { aDeskSession, aPerson, atDesk, deskHeaders } from '#testing/back-office.ts'
import { aLot } from '#testing/trading.ts'
import { testApp } from '#testing/test-app.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db, call, as } = site
const chief = await atDesk(site, await aPerson(db, 'administrator'))
const sales = await atDesk(site, await aPerson(db, 'sales'))
const forbidden = { code: 403 }

/** A price that nothing else of this database has. */
const secret = 4_321_987

test('the margin of an order is what is left of the goods without VAT', async () => {
  const { id, productId } = await aTruckload(site, sales)
  expect(await chief.margins.ofOrder({ id })).toMatchObject({ percent: null, knownMinor: 0 })
  await chief.costs.save({ id: productId, costs: [{ currency: 'CNY', price: '5000' }] })
  const { lines } = await sales.orders.info({ id })
  const net = Math.round(((lines[0]?.amountMinor ?? 0) * 100) / 113)
  const cost = 500_000 * 25
  expect(await chief.margins.ofOrder({ id })).toEqual({
    currency: 'CNY',
    netMinor: net,
    knownMinor: net,
    costMinor: cost,
    percent: Math.round((1_000 * (net - cost)) / net) / 10,
  })
  const [month] = await chief.margins.months({ currency: 'CNY' })
  expect(month).toMatchObject({ currency: 'CNY', costMinor: cost, knownMinor: net })
})

test('a quote tells what it would leave, at the rate of the day where currencies differ', async () => {
  const { productId } = await aTruckload(site, sales)
  await db.run(sql`insert into exchange_rate (as_of, cny_per_usd) values ('2020-01-02', 7) on conflict do nothing`)
  await db.run(sql`delete from exchange_rate where as_of > '2020-01-02'`)
  await chief.costs.save({ id: productId, costs: [{ currency: 'CNY', price: '7000' }] })
  const lines = [
    { productId, kilograms: 10_000, price: '1250', tiers: [{ kilograms: 20_000, price: '1111.11' }] },
    { kilograms: 1_000, price: '100' },
  ]
  expect(await chief.margins.ofGoods({ currency: 'USD', lines })).toEqual({
    currency: 'USD',
    netMinor: 1_260_000,
    knownMinor: 1_250_000,
    costMinor: 1_000_000,
    percent: 20,
    offers: [
      { line: 0, kilograms: 10_000, costPerTonneMinor: 100_000, percent: 20 },
      { line: 0, kilograms: 20_000, costPerTonneMinor: 100_000, percent: 10 },
      { line: 1, kilograms: 1_000, costPerTonneMinor: null, percent: null },
    ],
  })
  // A line that nobody has put a price to yet brings nothing.
  const unpriced = [{ productId, kilograms: 1_000 }]
  expect(await chief.margins.ofGoods({ currency: 'USD', lines: unpriced })).toMatchObject({
    netMinor: 0,
    percent: null,
  })
})

test('a cost of today leaves the margin of what was sold before', async () => {
  const { id, productId } = await aTruckload(site, sales)
  await db.run(sql`
    insert into goods_cost (product_id, currency, per_tonne, operator_id, at)
    select ${productId}, 'CNY', 500000, min(id), now() - interval '1 day' from operator`)
  const before = await chief.margins.ofOrder({ id })
  await chief.costs.save({ id: productId, costs: [{ currency: 'CNY', price: '9000' }] })
  expect(await chief.margins.ofOrder({ id })).toEqual(before)
  expect(await chief.costs.ofProduct({ id: productId })).toMatchObject([{ currency: 'CNY', perTonneMinor: 900_000 }])
})

test('a lot has a cost of its own, or that of its product; a wrong one is refused at its field', async () => {
  const { productId } = await aTruckload(site, sales)
  const { id: lotId } = await aLot(db, productId)
  await chief.costs.save({ id: productId, costs: [{ lotId, currency: 'USD', price: '900' }] })
  expect(await chief.costs.ofProduct({ id: productId })).toMatchObject([
    { lotId: null, perTonneMinor: null },
    { lotId, currency: 'USD', perTonneMinor: 90_000 },
  ])
  await expect(
    chief.costs.save({ id: productId, costs: [{ price: '1' }, { lotId: 2_000_000, currency: 'CNY', price: '1' }] }),
  ).rejects.toMatchObject({
    fields: { 'costs.0.currency': expect.any(String), 'costs.1.price': expect.any(String) },
  })
})

test('nobody without the right learns a cost from any call', async () => {
  const order = await aTruckload(site, sales)
  await chief.costs.save({ id: order.productId, costs: [{ currency: 'CNY', price: String(secret / 100) }] })
  for (const ask of [
    () => sales.costs.ofProduct({ id: order.productId }),
    () => sales.margins.ofOrder({ id: order.id }),
    () => sales.margins.months({}),
    () => sales.costs.save({ id: order.productId, costs: [] }),
  ])
    await expect(ask()).rejects.toMatchObject(forbidden)
  const headers = deskHeaders(await aDeskSession(db, await aPerson(db, 'sales')))
  const atDeskOnes = endpointsOf(operatorContract).map((each) => ({ ...each, headers }))
  const open = endpointsOf(contract).filter(({ endpoint }) => endpoint.access === 'open')
  const readers = [...atDeskOnes, ...open.map((each) => ({ ...each, headers: {} }))].filter(
    ({ endpoint }) => endpoint.method === 'GET' && !endpoint.type,
  )
  const told = await Promise.all(
    readers.flatMap(({ name, endpoint, headers: of }) =>
      [order.productId, order.id].map(async (id) =>
        JSON.stringify((await call(endpoint, { id }, of)).envelope).includes(String(secret)) ? name : '',
      ),
    ),
  )
  expect(told.filter(Boolean)).toEqual([])
  const buyer = await as(order.buyer.member)
  expect(JSON.stringify(await buyer.orders.info({ id: order.id }))).not.toContain(String(secret))
}, 60_000)
