import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aSession } from '#testing/factories.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db))
const details = { currency: 'CNY' as const, beneficiary: '余姚某某塑化有限公司', bank: '中国工商银行余姚支行' }
const buyer = await aBuyer(site)

const ordered = async () => (await placeOrder(buyer, [{ productId: (await goodsForSale(db)).id, quantity: 1_000 }])).id
const accountOf = async (id: number) => (await buyer.api.orders.info({ id })).bankAccount?.account

test('the new default takes the place of the one before, in its currency only', async () => {
  const first = await desk.bankAccounts.create({ ...details, account: '6222 01', preferred: true, active: true })
  const dollars = await desk.bankAccounts.create({
    ...details,
    currency: 'USD',
    account: 'U1',
    preferred: true,
    active: true,
  })
  const second = await desk.bankAccounts.create({ ...details, account: '6222 02', preferred: true, active: true })
  const preferred = async ({ id }: { id: number }) => (await desk.bankAccounts.info({ id })).preferred
  expect(await Promise.all([first, dollars, second].map(preferred))).toEqual([false, true, true])
  await expect(
    desk.bankAccounts.update({
      ...details,
      id: first.id,
      version: 1,
      account: '6222 01',
      preferred: true,
      active: true,
    }),
  ).rejects.toMatchObject({ code: 488401 })
})

test('an order keeps the account of its papers, though it is closed and another is the default', async () => {
  const paperText = '附言请注明订单号'
  const { id } = await desk.bankAccounts.create({
    ...details,
    account: '6222 03',
    preferred: true,
    active: true,
    paperText,
    paperTextEn: 'State the order number',
  })
  const order = await ordered()
  const { version } = await desk.bankAccounts.info({ id })
  await desk.bankAccounts.update({ ...details, id, version, account: '6222 03', active: false, paperText })
  expect(await accountOf(order)).toBe('6222 03')
  expect(await accountOf(await ordered())).not.toBe('6222 03')
  const headers = { cookie: `token=${await aSession(db, buyer.member)}` }
  const paper = await site.request({ url: `/customer/order/${order}/proforma-zh.pdf`, headers })
  expect(pdfText(paper.rawPayload)).toContain('6222 03')
  expect(pdfText(paper.rawPayload)).toContain(paperText)
  // Money may still arrive there.
  await expect(desk.bankAccounts.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
})

test('a closed account is no default, and no account is there twice', async () => {
  await expect(
    desk.bankAccounts.create({ ...details, account: '6222 04', preferred: true, active: false }),
  ).rejects.toMatchObject({ fields: { preferred: expect.any(String) } })
  await expect(desk.bankAccounts.create({ ...details, account: '6222 01', active: true })).rejects.toMatchObject({
    fields: { account: expect.any(String) },
  })
})

test('only who may change settings changes where money goes', async () => {
  const sales = await atDesk(site, await aPerson(db, 'sales'))
  expect((await sales.bankAccounts.list({})).totalCount).toBeGreaterThan(0)
  await expect(sales.bankAccounts.create({ ...details, account: '1' })).rejects.toMatchObject({ code: 403 })
})
