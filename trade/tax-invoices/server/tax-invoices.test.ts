import { describe, expect, test } from 'vitest'
import { OrderStatus, PayStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aRole, aMember, aSession } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { aSpecialTitle, newInvoiceNo } from '#testing/tax-invoices.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'

const site = await testApp()
const { db, as, request } = site
const accountant = await aPerson(db, 'sales')
const desk = await atDesk(site, accountant)

/** An order of 1 MT for CNY 10,000.00 that is paid. */
async function aPaidOrder(buyer: Buyer) {
  const { id } = await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])
  await db.run(
    sql`update sales_order set status = ${OrderStatus.notShipped}, pay_status = ${PayStatus.paid}, paid_at = now() where id = ${id}`,
  )
  return id
}

async function aRequest() {
  const buyer = await aBuyer(site)
  const orderId = await aPaidOrder(buyer)
  const { id: titleId } = await buyer.api.taxInvoices.saveTitle(aSpecialTitle)
  const { id } = await buyer.api.taxInvoices.request({ orderId, titleId })
  return { id, orderId, titleId, buyer }
}

async function issue(id: number, invoiceNo = newInvoiceNo()) {
  const file = await desk.taxInvoices.upload({ id, file: aPdf('fapiao.pdf') })
  const { amountMinor } = await desk.taxInvoices.info({ id })
  return desk.taxInvoices.issue({ id, invoiceNo, issuedOn: '2026-01-15', fileIds: [file.id], amountMinor })
}

const invoiceOf = async ({ buyer, orderId }: Awaited<ReturnType<typeof aRequest>>) =>
  (await buyer.api.orders.info({ id: orderId })).taxInvoices[0]

describe('a title', () => {
  test('of a special invoice names everything, and digits may be grouped', async () => {
    const { api } = await aBuyer(site)
    await expect(api.taxInvoices.saveTitle({ ...aSpecialTitle, bank: '', phone: ' ' })).rejects.toMatchObject({
      code: 40400,
      data: { fields: { bank: 'Please enter the bank and branch', phone: 'Please enter the registered phone' } },
    })
    await api.taxInvoices.saveTitle(aSpecialTitle)
    expect(await api.taxInvoices.titles()).toMatchObject([{ kind: 'special', bankAccount: '6222000000000000' }])
  })

  test('of an ordinary one may be a name alone', async () => {
    const { api } = await aBuyer(site)
    const { id } = await api.taxInvoices.saveTitle({ kind: 'ordinary', title: '陈立' })
    expect(await api.taxInvoices.title({ id })).toMatchObject({ title: '陈立', taxNumber: null })
    await expect(
      api.taxInvoices.updateTitle({ id, kind: 'ordinary', title: '陈立', taxNumber: '12' }),
    ).rejects.toMatchObject({ data: { fields: { taxNumber: expect.any(String) } } })
  })

  test('is changed and removed by its owner; for others it does not exist', async () => {
    const [own, other] = [await aBuyer(site), await aBuyer(site)]
    const { id } = await own.api.taxInvoices.saveTitle(aSpecialTitle)
    await expect(other.api.taxInvoices.title({ id })).rejects.toMatchObject({ code: 48801 })
    await expect(other.api.taxInvoices.updateTitle({ ...aSpecialTitle, id })).rejects.toMatchObject({ code: 48801 })
    await other.api.taxInvoices.removeTitle({ id })
    await own.api.taxInvoices.updateTitle({ ...aSpecialTitle, id, title: 'Renamed' })
    expect(await own.api.taxInvoices.titles()).toMatchObject([{ title: 'Renamed' }])
    await own.api.taxInvoices.removeTitle({ id })
    expect(await own.api.taxInvoices.titles()).toEqual([])
  })

  test('is not for a role that may not request invoices', async () => {
    const reader = await as(await aMember(db, { role: (await aRole(db)).code }))
    await expect(reader.taxInvoices.saveTitle(aSpecialTitle)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a request', () => {
  test('keeps the title as it was, and there is one at a time', async () => {
    const { buyer, orderId, titleId } = await aRequest()
    await buyer.api.taxInvoices.removeTitle({ id: titleId })
    const { taxInvoices } = await buyer.api.orders.info({ id: orderId })
    expect(taxInvoices).toMatchObject([{ status: 'requested', title: aSpecialTitle.title, amountMinor: 1_000_000 }])
    const { id: again } = await buyer.api.taxInvoices.saveTitle(aSpecialTitle)
    await expect(buyer.api.taxInvoices.request({ orderId, titleId: again })).rejects.toMatchObject({ code: 488360 })
  })

  test('of several at once is one', async () => {
    const buyer = await aBuyer(site)
    const orderId = await aPaidOrder(buyer)
    const { id: titleId } = await buyer.api.taxInvoices.saveTitle(aSpecialTitle)
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => buyer.api.taxInvoices.request({ orderId, titleId })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    [
      'that waits for its payment',
      sql`status = ${OrderStatus.unpaid}, pay_status = ${PayStatus.unpaid}, paid_at = null`,
    ],
    ['in dollars', sql`currency = 'USD'`],
    ['that was cancelled', sql`status = ${OrderStatus.cancelled}`],
  ])('is refused for an order %s', async (_, change) => {
    const buyer = await aBuyer(site)
    const orderId = await aPaidOrder(buyer)
    await db.run(sql`update sales_order set ${change} where id = ${orderId}`)
    const { id: titleId } = await buyer.api.taxInvoices.saveTitle(aSpecialTitle)
    await expect(buyer.api.taxInvoices.request({ orderId, titleId })).rejects.toMatchObject({ code: 488360 })
  })

  test("for another's order, or with another's title, finds nothing", async () => {
    const [own, other] = [await aRequest(), await aRequest()]
    const orderId = await aPaidOrder(own.buyer)
    for (const wish of [
      { orderId: other.orderId, titleId: own.titleId },
      { orderId, titleId: other.titleId },
    ])
      await expect(own.buyer.api.taxInvoices.request(wish)).rejects.toMatchObject({ code: 48801 })
    await expect(own.buyer.api.taxInvoices.withdraw({ id: other.id })).rejects.toMatchObject({ code: 48801 })
  })

  test('is withdrawn while it waits, and can be made again', async () => {
    const { id, orderId, titleId, buyer } = await aRequest()
    await buyer.api.taxInvoices.withdraw({ id })
    await expect(issue(id)).rejects.toMatchObject({ code: 488360 })
    await buyer.api.taxInvoices.request({ orderId, titleId })
    await expect(buyer.api.taxInvoices.withdraw({ id })).rejects.toMatchObject({ code: 488360 })
  })

  test('waits at the desk until it is answered', async () => {
    const waits = async () => (await desk.desk.waiting()).find(({ name }) => name === 'taxInvoices')?.count ?? 0
    const before = await waits()
    const { id } = await aRequest()
    expect(await waits()).toBe(before + 1)
    await desk.taxInvoices.reject({ id, reason: 'The tax number does not exist' })
    expect(await waits()).toBe(before)
  })
})

describe('an invoice', () => {
  test('is issued with number, day and file; the buyer is written to and downloads it', async () => {
    const asked = await aRequest()
    const invoiceNo = newInvoiceNo()
    await issue(asked.id, invoiceNo)
    const invoice = await invoiceOf(asked)
    expect(invoice).toMatchObject({ status: 'issued', invoiceNo, issuedOn: '2026-01-15', amountMinor: 1_000_000 })
    const { list } = await asked.buyer.api.letters.list({})
    expect(list[0]).toMatchObject({ subject: expect.stringContaining(invoiceNo) })
    const url = invoice?.file?.url ?? ''
    const get = async (member: { id: number }) =>
      (await request({ url, headers: { cookie: `token=${await aSession(db, member)}` } })).statusCode
    expect(await get(asked.buyer.member)).toBe(200)
    expect(await get(await aMember(db))).toBe(404)
  })

  test('keeps what it was issued for when the order costs something else later', async () => {
    const asked = await aRequest()
    await issue(asked.id)
    await db.run(sql`update sales_order set refunded = 100000 where id = ${asked.orderId}`)
    expect(await invoiceOf(asked)).toMatchObject({ amountMinor: 1_000_000 })
    const { items } = await desk.taxInvoices.info({ id: asked.id })
    expect(items).toMatchObject([{ kilograms: 1_000, amountMinor: 1_000_000, step: null }])
  })

  test('over another amount than was on the screen is not issued', async () => {
    const { id } = await aRequest()
    const file = await desk.taxInvoices.upload({ id, file: aPdf('fapiao.pdf') })
    const input = { id, invoiceNo: newInvoiceNo(), issuedOn: '2026-01-15', fileIds: [file.id], amountMinor: 1 }
    await expect(desk.taxInvoices.issue(input)).rejects.toMatchObject({ code: 488401 })
    expect(await desk.taxInvoices.info({ id })).toMatchObject({ status: 'requested', invoiceNo: null })
  })

  test('has a number that no other has, a day that has come, and a file', async () => {
    const [first, second] = [await aRequest(), await aRequest()]
    const invoiceNo = newInvoiceNo()
    await issue(first.id, invoiceNo)
    await expect(issue(second.id, invoiceNo)).rejects.toMatchObject({
      data: { fields: { invoiceNo: expect.any(String) } },
    })
    const input = { id: second.id, invoiceNo: newInvoiceNo(), issuedOn: '2999-01-01', amountMinor: 1_000_000 }
    await expect(desk.taxInvoices.issue({ ...input, fileIds: [] })).rejects.toMatchObject({
      data: { fields: { fileIds: expect.any(String) } },
    })
    await expect(desk.taxInvoices.issue({ ...input, fileIds: [1] })).rejects.toMatchObject({
      data: { fields: { issuedOn: expect.any(String) } },
    })
  })

  test('that was rejected or voided says why, and can be requested again', async () => {
    const asked = await aRequest()
    const { orderId, titleId, buyer } = asked
    await desk.taxInvoices.reject({ id: asked.id, reason: 'The tax number does not exist' })
    expect(await invoiceOf(asked)).toMatchObject({ status: 'rejected', reason: 'The tax number does not exist' })
    const { id } = await buyer.api.taxInvoices.request({ orderId, titleId })
    await issue(id)
    await expect(desk.taxInvoices.reject({ id, reason: 'Too late' })).rejects.toMatchObject({ code: 488360 })
    await desk.taxInvoices.void({ id, reason: 'Goods came back' })
    expect(await invoiceOf(asked)).toMatchObject({ status: 'voided', reason: 'Goods came back' })
    await buyer.api.taxInvoices.request({ orderId, titleId })
    const { history } = await desk.taxInvoices.info({ id })
    expect(history.map(({ event }) => event)).toEqual(['request', 'issue', 'void'])
  })

  test('of an order that was cancelled meanwhile is not issued', async () => {
    const { id, orderId } = await aRequest()
    await db.run(sql`update sales_order set status = ${OrderStatus.closed} where id = ${orderId}`)
    await expect(issue(id)).rejects.toMatchObject({ code: 488360 })
  })
})

test('the tax table has a row for each line, with net and tax', async () => {
  const { orderId, buyer } = await aRequest()
  const { orderSn } = await buyer.api.orders.info({ id: orderId })
  const { body, statusCode } = await request({
    url: to.office.file.table(to.office.taxInvoices(), 'csv', new URLSearchParams({ search: orderSn })),
    headers: { cookie: `officeToken=${await aDeskSession(db, accountant)}` },
  })
  expect(statusCode).toBe(200)
  const [, row = ''] = body.trim().split('\r\n')
  expect(row).toContain(aSpecialTitle.taxNumber)
  expect(row).toContain('8849.56,13,1150.44,10000.00')
})

test('the list is found by state, kind, number and buyer, and is nothing for who may not issue', async () => {
  const { id, orderId } = await aRequest()
  const { orderSn } = await desk.taxInvoices.info({ id })
  expect(await desk.taxInvoices.list({ search: orderSn, kind: 'special' })).toMatchObject({ list: [{ id, orderId }] })
  expect(await desk.taxInvoices.list({ search: orderSn, tab: 'issued' })).toMatchObject({ totalCount: 0 })
  expect(await desk.taxInvoices.list({ search: orderSn, from: '2999-01-01' })).toMatchObject({ totalCount: 0 })
  expect((await desk.taxInvoices.counts()).requested).toBeGreaterThan(0)
  const service = await atDesk(site, await aPerson(db, 'service'))
  await expect(service.taxInvoices.list({})).rejects.toMatchObject({ status: 403 })
})
