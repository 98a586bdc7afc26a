import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aLimitedBuyer, anApproval, approveAs, noLimits, placing } from '#testing/approvals.ts'
import { aColleague, aCompany } from '#testing/companies.ts'
import { aContact } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote, endsIn } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { goodsForSale, termsOf } from '#testing/trading.ts'
import { lapseApprovals } from './timed-steps.ts'

const site = await testApp()
const { db, config } = site
const operator = anOperator(site)
await aContact(db)

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 0,
    (error: ApiError) => error.code,
  )
const stockOf = async (productId: number) =>
  (await db.first<{ stock: number }>(sql`select stock_kg as stock from product where id = ${productId}`))?.stock

describe('an order above a limit', () => {
  test('becomes a request that takes no stock, and the page says so before', async () => {
    const { buyer, approver } = await aLimitedBuyer(site)
    const { wish, excess, productId } = await placing(site, buyer, 2)
    expect(excess).toEqual([
      { limit: 'order', currency: 'CNY', limitMinor: 1_000_000, spentMinor: 0, amountMinor: 2_000_000 },
    ])
    const { orders, approvalId } = await buyer.api.orders.placeFromProduct(wish)
    expect(orders).toEqual([])
    expect(await stockOf(productId)).toBe(100_000)
    expect((await buyer.api.orders.list({})).totalCount).toBe(0)
    expect(await buyer.api.approvals.info({ id: approvalId ?? 0 })).toMatchObject({
      status: 'waiting',
      own: true,
      totals: [{ currency: 'CNY', totalMinor: 2_000_000 }],
      excess,
      actions: ['withdraw'],
      history: [{ event: 'ask', by: buyer.member.realname }],
    })
    expect((await buyer.api.customerHome.aggregation()).approvals).toEqual({ toDecide: 0, waiting: 1 })
    expect((await approver.api.customerHome.aggregation()).approvals).toEqual({ toDecide: 1, waiting: 0 })
  })

  test('is told at once to everybody who may approve, by letter and by a mail that leads to it', async () => {
    const { buyer, approver, company, id } = await anApproval(site)
    const subject = `${buyer.member.realname} asks you to approve an order of CNY 20,000.00`
    for (const person of [approver, company]) {
      expect((await person.api.letters.list({})).list[0]?.subject).toBe(subject)
      const [mail] = await messagesTo(db, person.member.email)
      expect(mail).toMatchObject({ subject })
      expect(JSON.stringify(mail)).toContain(to.approval(id))
    }
    expect((await buyer.api.letters.list({})).totalCount).toBe(0)
  })

  test('is one request under one key, and cart lines are requested once', async () => {
    const { buyer } = await aLimitedBuyer(site)
    const { wish } = await placing(site, buyer, 2)
    const ask = () => buyer.api.orders.placeFromProduct(wish, { idempotencyKey: 'once' })
    expect(await ask()).toEqual(await ask())
    const { id } = await buyer.api.cart.add({ productId: wish.productId, quantity: 3_000 })
    const { fingerprint } = await buyer.api.orders.confirm({ cartItemIds: [id] })
    const cart = () => buyer.api.orders.placeFromCart({ cartItemIds: [id], fingerprint, ...termsOf(buyer) })
    const codes = await Promise.all([codeOf(cart()), codeOf(cart()), codeOf(cart())])
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, refusals.CART_CHANGED.code, refusals.CART_CHANGED.code])
    expect((await buyer.api.approvals.list({})).totalCount).toBe(2)
    expect(await buyer.api.cart.count()).toBe(0)
  })

  test('is refused where nobody else of the company could approve it', async () => {
    const company = await aCompany(site)
    await company.api.spendingLimits.save({ role: 'keeper', ...noLimits, orderCNY: '1' })
    const { buyer } = await aLimitedBuyer(site)
    await db.run(sql`update company_member set enterprise_id = ${company.id} where member_id = ${buyer.member.id}`)
    await db.run(sql`update company_member set role = 'viewer' where member_id = ${company.member.id}`)
    await db.run(sql`update company_member set role = 'keeper' where member_id = ${buyer.member.id}`)
    await db.run(sql`update address set enterprise_id = ${company.id} where id = ${buyer.addressId}`)
    const { wish } = await placing(site, buyer, 1)
    expect(await codeOf(buyer.api.orders.placeFromProduct(wish))).toBe(refusals.NO_APPROVER.code)
  })
})

describe('approving', () => {
  test('places the order of who asked at the prices shown, once', async () => {
    const { buyer, approver, productId, id } = await anApproval(site)
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(approveAs(approver, id))))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    const { list } = await buyer.api.orders.list({})
    expect(list).toMatchObject([{ totalMinor: 2_000_000, placedBy: buyer.member.realname }])
    expect(await stockOf(productId)).toBe(98_000)
    expect(await buyer.api.approvals.info({ id })).toMatchObject({
      status: 'approved',
      actions: [],
      placed: [{ id: list[0]?.id }],
      history: [{ event: 'ask' }, { event: 'approve', by: approver.member.realname }],
    })
    const subjects = (await buyer.api.letters.list({})).list.map(({ subject }) => subject)
    expect(subjects).toContain('Your order of CNY 20,000.00 was approved')
    expect(await brokenRules(db)).toEqual([])
  })

  test('a moved price asks again: the new total is shown and is approved deliberately', async () => {
    const { buyer, approver, productId, id } = await anApproval(site)
    const { now: seen } = await approver.api.approvals.info({ id })
    await db.run(sql`update product set price_per_tonne = 1100000 where id = ${productId}`)
    const stale = approver.api.approvals.approve({ id, fingerprint: seen?.fingerprint ?? '' })
    expect(await codeOf(stale)).toBe(refusals.PRICE_MOVED.code)
    expect(await approver.api.approvals.info({ id })).toMatchObject({
      status: 'waiting',
      totals: [{ totalMinor: 2_000_000 }],
      now: { totals: [{ totalMinor: 2_200_000 }], placeable: true },
    })
    await approveAs(approver, id)
    expect((await buyer.api.orders.list({})).list).toMatchObject([{ totalMinor: 2_200_000 }])
  })

  test('says what is short, and leaves the request waiting', async () => {
    const { approver, productId, id } = await anApproval(site)
    const { now } = await approver.api.approvals.info({ id })
    await db.run(sql`update product set stock_kg = 500 where id = ${productId}`)
    const attempt = approver.api.approvals.approve({ id, fingerprint: now?.fingerprint ?? '' })
    expect(await codeOf(attempt)).toBe(refusals.STOCK_SHORT.code)
    expect(await approver.api.approvals.info({ id })).toMatchObject({
      status: 'waiting',
      now: { placeable: false },
      orders: [{ lines: [{ problem: 'stockShort' }] }],
    })
  })

  test('is for nobody’s own request, not for a buyer, and not for another company', async () => {
    const { company, buyer, id } = await anApproval(site)
    await db.run(sql`update company_member set role = 'approver' where member_id = ${buyer.member.id}`)
    expect(await codeOf(approveAs(buyer, id))).toBe(refusals.OWN_APPROVAL.code)
    expect(await codeOf(buyer.api.approvals.reject({ id, reason: 'x' }))).toBe(refusals.OWN_APPROVAL.code)
    const colleague = await aColleague(site, company, 'buyer')
    expect(await codeOf(colleague.api.approvals.info({ id }))).toBe(refusals.NOT_FOUND.code)
    expect((await colleague.api.approvals.list({})).list).toEqual([])
    const stranger = await aCompany(site)
    const calls = [
      stranger.api.approvals.info({ id }),
      stranger.api.approvals.approve({ id, fingerprint: '' }),
      stranger.api.approvals.reject({ id, reason: 'x' }),
      stranger.api.approvals.withdraw({ id }),
      company.api.approvals.withdraw({ id }),
    ]
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set([refusals.NOT_FOUND.code]))
    expect((await stranger.api.approvals.list({})).list).toEqual([])
  })
})

describe('a request ends', () => {
  test('rejected with a reason that who asked reads', async () => {
    const { buyer, company, id } = await anApproval(site)
    expect(await codeOf(company.api.approvals.reject({ id, reason: ' ' }))).toBe(refusals.INVALID_INPUT.code)
    await company.api.approvals.reject({ id, reason: 'Wait for the new budget' })
    expect((await buyer.api.approvals.info({ id })).history.at(-1)).toMatchObject({
      event: 'reject',
      note: 'Wait for the new budget',
      by: company.member.realname,
    })
    expect((await buyer.api.letters.list({})).list[0]?.content).toContain('Wait for the new budget')
    expect(await codeOf(approveAs(company, id))).toBe(refusals.APPROVAL_STATE.code)
  })

  test('withdrawn by who asked', async () => {
    const { buyer, approver, id } = await anApproval(site)
    await buyer.api.approvals.withdraw({ id })
    expect(await codeOf(buyer.api.approvals.withdraw({ id }))).toBe(refusals.APPROVAL_STATE.code)
    expect(await codeOf(approver.api.approvals.reject({ id, reason: 'x' }))).toBe(refusals.APPROVAL_STATE.code)
  })

  test('by itself after seven days, at once for whoever looks and then by the job', async () => {
    const { buyer, approver, id } = await anApproval(site)
    await db.run(sql`update approval set expires_at = now() where id = ${id}`)
    expect(await approver.api.approvals.info({ id })).toMatchObject({ status: 'lapsed', actions: [] })
    expect(await codeOf(approveAs(approver, id))).toBe(refusals.APPROVAL_STATE.code)
    await lapseApprovals(db, config)
    expect((await buyer.api.approvals.info({ id })).history.at(-1)).toMatchObject({ event: 'lapse', by: null })
    expect((await buyer.api.letters.list({})).list[0]?.subject).toContain('has expired')
  })

  test('when who asked leaves the company, where it stays to be read', async () => {
    const { buyer, company, id } = await anApproval(site)
    await buyer.api.colleagues.leave()
    expect(await company.api.approvals.info({ id })).toMatchObject({ status: 'lapsed', asker: buyer.member.realname })
    expect(await codeOf(approveAs(company, id))).toBe(refusals.APPROVAL_STATE.code)
    expect(await codeOf(buyer.api.approvals.info({ id }))).toBe(refusals.NOT_FOUND.code)
  })
})

describe('a quote above a limit', () => {
  async function quoted() {
    const made = await aLimitedBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { id: enquiryId } = await anEnquiry(made.buyer)
    const lines = [aLine({ productId, productName: '', kilograms: 2_000, price: '9000' })]
    const { id: quoteId } = await aQuote(operator, enquiryId, { lines })
    return {
      ...made,
      productId,
      quoteId,
      accept: () => made.buyer.api.quotes.accept({ id: quoteId, addressId: made.buyer.addressId }),
    }
  }

  test('stays open while its one request waits, and is accepted with it', async () => {
    const { buyer, approver, company, quoteId, productId, accept } = await quoted()
    expect((await buyer.api.quotes.info({ id: quoteId })).excess).toMatchObject([{ amountMinor: 1_800_000 }])
    const { approvalId, orders } = await accept()
    expect([orders, await accept()]).toEqual([[], { orders: [], approvalId }])
    const other = await aColleague(site, company, 'buyer')
    const second = other.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
    expect(await codeOf(second)).toBe(refusals.APPROVAL_WAITS.code)
    expect([(await buyer.api.quotes.info({ id: quoteId })).status, await stockOf(productId)]).toEqual(['sent', 100_000])

    const { orders: placed } = await approveAs(approver, approvalId ?? 0)
    expect(placed).toMatchObject([{ totalMinor: 1_800_000 }])
    expect(await buyer.api.quotes.info({ id: quoteId })).toMatchObject({
      status: 'accepted',
      orders: [{ id: placed[0]?.id }],
    })
    expect(await stockOf(productId)).toBe(98_000)
  })

  test('takes its request along when it ends', async () => {
    const { buyer, approver, quoteId, accept } = await quoted()
    const { approvalId } = await accept()
    const id = approvalId ?? 0
    await endsIn(db, quoteId, -1)
    expect(await buyer.api.approvals.info({ id })).toMatchObject({ status: 'lapsed' })
    expect(await codeOf(approveAs(approver, id))).toBe(refusals.APPROVAL_STATE.code)

    const declined = await quoted()
    const { approvalId: second } = await declined.accept()
    await declined.buyer.api.quotes.decline({ id: declined.quoteId, reason: 'price' })
    await lapseApprovals(db, config)
    expect(await declined.buyer.api.approvals.info({ id: second ?? 0 })).toMatchObject({ status: 'lapsed' })
  })
})

test('what happened to a request cannot be changed by SQL either', async () => {
  await anApproval(site)
  for (const attempt of [sql`update approval_history set note = 'x'`, sql`delete from approval_history`])
    await expect(db.run(attempt)).rejects.toThrow('never changed')
})
