import { expect, test } from 'vitest'
import { refusals } from '#platform/contract/errors.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aMember } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { aBankAccount, addressInput, aTier, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db, as } = site
const sales = await aPerson(db, 'sales')
const desk = await atDesk(site, sales)
await aBankAccount(db)

const agreed = {
  channel: 'phone',
  note: 'Ms Li on the phone',
  deliveryTerm: 'PICKUP',
  paymentType: 'TT_ADVANCE',
} as const

/** Somebody who phones, with the address that was told, and goods. */
async function aCaller() {
  const member = await aMember(db)
  const { id: addressId } = await desk.addresses.enter({ memberId: member.id, ...(await addressInput(db)) })
  const { id: productId } = await goodsForSale(db)
  return { member, addressId, productId, buyer: await as(member) }
}

test('an order by phone is placed at the price of the moment, and says who entered it', async () => {
  const { member, addressId, productId, buyer } = await aCaller()
  await aTier(db, productId, 5_000, 9_000)
  const asked = { memberId: member.id, line: [`${productId}:6:MT`] }
  const { fingerprint, totals, addresses } = await desk.enteredOrders.figures(asked)
  expect(totals).toEqual([{ currency: 'CNY', totalMinor: 5_400_000 }])
  expect(addresses).toMatchObject([{ id: addressId, name: '陈立' }])
  const { id } = await desk.enteredOrders.enter({ ...asked, ...agreed, addressId, fingerprint })
  expect(await buyer.orders.info({ id })).toMatchObject({
    totalMinor: 5_400_000,
    note: agreed.note,
    entered: { channel: 'phone', nameEn: sales.nameEn },
  })
  expect(await auditOf(db, 'order', id)).toMatchObject([{ action: 'create' }])
})

test('a price that moved since the buyer was told is not charged', async () => {
  const { member, addressId, productId } = await aCaller()
  const asked = { memberId: member.id, line: [`${productId}:6:MT`] }
  const { fingerprint } = await desk.enteredOrders.figures(asked)
  await aTier(db, productId, 5_000, 9_500)
  await expect(desk.enteredOrders.enter({ ...asked, ...agreed, addressId, fingerprint })).rejects.toMatchObject({
    code: refusals.PRICE_MOVED.code,
  })
})

test('an address of somebody else is not taken, nor goods that are not of the catalogue', async () => {
  const { member, productId } = await aCaller()
  const { addressId } = await aCaller()
  const asked = { memberId: member.id, line: [`${productId}:6:MT`] }
  const { fingerprint } = await desk.enteredOrders.figures(asked)
  await expect(desk.enteredOrders.enter({ ...asked, ...agreed, addressId, fingerprint })).rejects.toMatchObject({
    fields: { addressId: expect.any(String) },
  })
  await expect(desk.enteredOrders.figures({ ...asked, deliveryTerm: 'DELIVERED' })).rejects.toMatchObject({
    fields: { deliveryPlace: expect.any(String) },
  })
  await expect(desk.enteredOrders.figures({ ...asked, line: [':6:MT'] })).rejects.toMatchObject({
    message: expect.any(String),
    fields: expect.objectContaining({ 'line.0': expect.stringContaining('catalogue') }),
  })
})
