import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { aContact, aMember, aSession, password } from '#testing/factories.ts'
import { anApproval } from '#testing/approvals.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'
import { applyRetention } from './apply-retention.ts'

const site = await testApp()
const { db, request, config } = site
const contact = await aContact(db)

async function aCustomer() {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await buyer.api.orders.reply({ id: order.id, body: 'When does it leave?' })
  return { ...buyer, order }
}
const retain = () => applyRetention({ db, storage: openStorage(config), retention: config.retention })
const close = (api: Awaited<ReturnType<typeof aCustomer>>['api'], currentPassword = password) =>
  api.ownData.close({ currentPassword, agreed: true })

test('a member takes a copy of everything that is kept about them, and of nobody else', async () => {
  const [customer, other] = [await aCustomer(), await aCustomer()]
  const answer = await request({ url: to.file.ownData(), headers: { token: await aSession(db, customer.member) } })
  expect(answer.headers['content-disposition']).toContain('attachment')
  const data = answer.json()
  expect(data).toMatchObject({
    profile: { email: customer.member.email },
    orders: [{ order: { order_sn: customer.order.orderSn }, messages: [{ body: 'When does it leave?' }] }],
  })
  expect(data.addresses).toHaveLength(1)
  expect(data.letters.length).toBeGreaterThan(0)
  expect(answer.body).not.toContain('password_hash')
  expect(answer.body).not.toContain(other.order.orderSn)
  expect((await request({ url: to.file.ownData() })).statusCode).toBe(303)
})

test('the copy has the limits of the member’s role and person, and what they asked to approve or decided', async () => {
  const [asked, other] = [await anApproval(site), await anApproval(site)]
  await asked.approver.api.approvals.reject({ id: asked.id, reason: 'Too early' })
  const dataOf = async ({ member }: typeof asked.buyer | typeof asked.approver) =>
    (await request({ url: to.file.ownData(), headers: { token: await aSession(db, member) } })).json()
  const own = await dataOf(asked.buyer)
  expect(own.spendingLimits).toContainEqual({
    currency: 'CNY',
    per_order: 1_000_000,
    per_month: null,
    role: 'buyer',
  })
  expect(own.approvals).toMatchObject([
    {
      approval: { id: asked.id, status: 'rejected' },
      history: [
        { event: 'ask', mine: true },
        { event: 'reject', note: 'Too early', mine: false },
      ],
    },
  ])
  expect((await dataOf(asked.approver)).approvals).toMatchObject([{ approval: { id: asked.id } }])
  expect(JSON.stringify((await dataOf(other.approver)).approvals)).toBe('[]')
})

test('an account with an open order stays, and says why', async () => {
  const { api, order } = await aCustomer()
  expect(await api.ownData.state()).toEqual({ openOrders: [order.orderSn] })
  await expect(close(api)).rejects.toMatchObject({ code: 488330 })
  await expect(close(api, 'not it')).rejects.toMatchObject({ code: 488104 })
})

test('closing erases the person and keeps the order', async () => {
  const { api, order, member } = await aCustomer()
  await api.orders.cancel({ id: order.id })
  await close(api)
  await expect(api.orders.list()).rejects.toMatchObject({ status: 401 })
  const kept = await db.first(sql`
    select realname, email, mobile, disabled, order_sn as "orderSn" from sales_order
    join member on member.id = member_id where sales_order.id = ${order.id}`)
  expect(kept).toMatchObject({ realname: '-', mobile: null, disabled: true, orderSn: order.orderSn })
  expect(JSON.stringify(kept)).not.toContain(member.email)
  for (const table of [sql`letter`, sql`address`, sql`session`, sql`cart_item`])
    expect(await db.many(sql`select from ${table} where member_id = ${member.id}`)).toEqual([])
  expect((await messagesTo(db, member.email)).some(({ subject }) => subject?.includes('has been closed'))).toBe(true)
})

test('who leaves for good leaves the company too, unless nobody else keeps it', async () => {
  const { api, member } = await aCustomer()
  const enterprise = await db.first<{ id: number }>(
    sql`insert into enterprise (name, name_key) values ('Leaving Ltd', 'leaving') returning id`,
  )
  const join = (id: number, role: string) =>
    db.run(sql`insert into company_member (member_id, enterprise_id, role) values (${id}, ${enterprise?.id}, ${role})`)
  await db.run(sql`update sales_order set enterprise_id = ${enterprise?.id} where member_id = ${member.id}`)
  await join(member.id, 'keeper')
  const colleague = await aMember(db)
  await join(colleague.id, 'buyer')
  await expect(close(api)).rejects.toMatchObject({ code: 488114 })
  await db.run(sql`update company_member set role = 'keeper' where member_id = ${colleague.id}`)
  await close(api)
  expect(await db.many(sql`select from company_member where member_id = ${member.id}`)).toEqual([])
})

test('what is kept for a time goes after that time, and nothing earlier', async () => {
  const visitor = await db.first<{ id: number }>(sql`
    insert into visitor (cookie_id, contact_id, locale) values (gen_random_uuid(), ${contact.id}, 'en-US') returning id`)
  const visit = (ago: string) =>
    db.run(sql`insert into visit (visitor_id, url, platform, email_flag, facebook_flag, whatsapp_flag, linkedin_flag,
        return_flag, bot, ip, visited_at)
      values (${visitor?.id}, '/', 1, false, false, false, false, false, false, '10.0.0.1', now() - ${ago}::interval)`)
  await visit('13 months')
  await visit('11 months')
  await db.run(sql`
    insert into conversation (contact_id, visitor_id, locale, last_message_at)
    values (${contact.id}, ${visitor?.id}, 'en-US', now() - interval '37 months')`)
  const enquiry = (ago: string) =>
    db.run(sql`insert into enquiry (enquiry_no, contact_id, name, email, purchase_time, locale, created_at)
      values (${`RFQ ${ago}`}, ${contact.id}, 'Anna', 'anna@firm.example', '2026-12-01', 'en-US', now() - ${ago}::interval)`)
  await enquiry('37 months')
  await enquiry('35 months')
  await retain()
  expect(await db.many(sql`select from visit where visitor_id = ${visitor?.id}`)).toHaveLength(1)
  expect(await db.many(sql`select from conversation where visitor_id = ${visitor?.id}`)).toEqual([])
  expect(
    await db.many(sql`select name from enquiry where enquiry_no in ('RFQ 37 months', 'RFQ 35 months') order by id`),
  ).toEqual([{ name: '-' }, { name: 'Anna' }])
})
