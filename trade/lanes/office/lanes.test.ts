import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { truckToHangzhou } from '#testing/lanes.ts'
import { testApp } from '#testing/test-app.ts'
import { searchLanes } from '../server/shared-queries.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db))
const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const details = {
  ...truckToHangzhou,
  price: '95.50',
  validFrom: day(-2),
  validUntil: day(2),
  source: 'Quay Forwarding 7',
} as const

test('a lane holds from its first day to its last', async () => {
  await desk.lanes.create(details)
  await desk.lanes.create({ ...details, toEn: 'Past', validFrom: day(-9), validUntil: day(-3) })
  await desk.lanes.create({ ...details, toEn: 'Future', validFrom: day(3), validUntil: day(9) })
  expect(await searchLanes(db)).toMatchObject([
    { to: { zh: '杭州', en: 'Hangzhou' }, priceHundredths: 9_550, minimumMinor: null, source: 'Quay Forwarding 7' },
  ])
})

test.each([
  ['a step that begins nowhere', { from: null, fromEn: null }, 'from'],
  ['a price of nothing', { price: '0.00' }, 'price'],
  ['a truck without its load', { basis: 'perUnit' }, 'capacityKg'],
  ['an end before the beginning', { validUntil: day(-3) }, 'validUntil'],
  ['a minimum that is no figure', { minimum: 'a lot' }, 'minimum'],
] as const)('%s is refused', async (_, change, field) => {
  await expect(desk.lanes.create({ ...details, ...change })).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  })
})

test('what is paid at one place needs no beginning', async () => {
  const { id } = await desk.lanes.create({ ...details, step: 'port', from: null, fromEn: null })
  expect(await desk.lanes.info({ id })).toMatchObject({ from: null, step: 'port', price: '95.50' })
})

test('who may not change settings reads lanes, and changes none', async () => {
  const sales = await atDesk(site, await aPerson(db, 'sales'))
  expect((await sales.lanes.list({})).totalCount).toBeGreaterThan(0)
  await expect(sales.lanes.create(details)).rejects.toMatchObject({ code: 403 })
})
