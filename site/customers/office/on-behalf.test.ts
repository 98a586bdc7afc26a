import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf, somebodyWho } from '#testing/back-office.ts'
import { aContact, aMember } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { aQuote, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db, as, anonymous } = site
await aContact(db)
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

const password = 'granulate in bags 9'
const newAddress = () => `${crypto.randomUUID()}@buyer.example`
const somebody = (wishes: object = {}) => ({
  realname: '王伟',
  email: newAddress(),
  enterpriseName: '',
  locale: 'zh-CN' as const,
  channel: 'phone' as const,
  ...wishes,
})
const anAsking = (memberId: number) => ({
  memberId,
  channel: 'wechat' as const,
  lines: [{ productName: 'PP T30S', quantity: 25 }],
  purchaseTime: dayFromNow(30),
})

const tokenIn = async (target: string) => {
  const [message] = await messagesTo(db, target)
  return new RegExp(`${to.resetPassword.path}\\?token=([\\w-]+)`).exec(message?.text ?? '')?.[1] ?? ''
}

test('somebody who phoned is entered once, invited, and signs in only after choosing a password', async () => {
  const input = somebody({ mobile: '+49 40 123456' })
  const once = { idempotencyKey: `enter ${input.email}` }
  const made = await desk.members.enter(input, once)
  expect(await desk.members.enter(input, once)).toEqual(made)
  expect(made.invited).toBe('mail')
  expect(await desk.members.info({ id: made.id })).toMatchObject({
    invited: true,
    contactMobile: '+4940123456',
    enteredBy: { nameEn: seller.nameEn },
  })
  await expect(anonymous.auth.login({ account: input.email, password })).rejects.toMatchObject({ status: 200 })

  const token = await tokenIn(input.email)
  expect(await anonymous.auth.recoveryLink({ token })).toMatchObject({ email: input.email, invited: true })
  await anonymous.auth.resetByLink({ token, password, confirmPassword: password })
  await anonymous.auth.login({ account: input.email, password })
  expect(await desk.members.info({ id: made.id })).toMatchObject({ invited: false, emailVerified: true })
  // The link worked once, and nobody is invited to an account that is taken.
  await expect(anonymous.auth.resetByLink({ token, password, confirmPassword: password })).rejects.toThrow()
  await expect(desk.members.invite({ id: made.id })).rejects.toMatchObject({ code: 48801 })
  // A first password is no changed one.
  expect(await messagesTo(db, input.email)).toHaveLength(1)
  expect((await auditOf(db, 'member', made.id)).map(({ action }) => action)).toEqual(['create'])
})

test('an invitation goes by SMS where there is only a mobile, ends with the next one, and expires', async () => {
  const mobile = '13912345670'
  const { id, invited } = await desk.members.enter(somebody({ email: '', mobile }))
  expect(invited).toBe('sms')
  const first = await tokenIn(mobile)
  await desk.members.invite({ id })
  await expect(anonymous.auth.recoveryLink({ token: first })).rejects.toThrow()
  const row = await db.first<{ days: number }>(sql`
    select round(extract(epoch from expires_at - now()) / 86400)::int as days from link_token where member_id = ${id}`)
  expect(row).toEqual({ days: 14 })
  await expect(desk.members.enter(somebody({ email: '', mobile: '12' }))).rejects.toMatchObject({
    fields: { mobile: expect.any(String) },
  })
  await expect(desk.members.enter(somebody({ email: '', mobile }))).rejects.toMatchObject({
    fields: { mobile: expect.any(String) },
  })
})

test('a new company has the member as keeper, a known one as buyer', async () => {
  const enterpriseName = `Phoned ${crypto.randomUUID()} GmbH`
  const [first, second] = [
    await desk.members.enter(somebody({ enterpriseName })),
    await desk.members.enter(somebody({ enterpriseName: enterpriseName.toUpperCase() })),
  ]
  const roleOf = async ({ id }: { id: number }) =>
    (await db.first<{ role: string }>(sql`select role from company_member where member_id = ${id}`))?.role
  expect([await roleOf(first), await roleOf(second)]).toEqual(['keeper', 'buyer'])
})

test("an enquiry that was entered is the member's, and says to both sides who entered it", async () => {
  const member = await aMember(db)
  const once = { idempotencyKey: `ask ${member.id}` }
  const { id } = await desk.enquiries.enter(anAsking(member.id), once)
  expect((await desk.enquiries.enter(anAsking(member.id), once)).id).toBe(id)
  const entered = { channel: 'wechat', nameEn: seller.nameEn }
  expect(await (await as(member)).enquiries.thread({ id })).toMatchObject({ entered })
  expect(await desk.enquiries.info({ id })).toMatchObject({ entered, readerId: member.id })
  expect((await (await as(member)).enquiries.list({})).totalCount).toBe(1)
  await expect(desk.enquiries.enter(anAsking(1_999_999))).rejects.toMatchObject({ code: 48801 })
})

test('needs a right of its own, which people of a shop do not have', async () => {
  const member = await aMember(db)
  const others = [
    await somebodyWho(db, 'sales.read', 'sales.edit', 'members.read', 'members.edit'),
    await aPerson(db, 'seller'),
  ]
  for (const person of others) {
    const other = await atDesk(site, person)
    await expect(other.members.enter(somebody())).rejects.toMatchObject({ status: 403 })
    await expect(other.enquiries.enter(anAsking(member.id))).rejects.toMatchObject({ status: 403 })
  }
})

test('a quote is accepted for a buyer who said so, once, with how they agreed', async () => {
  const buyer = await aBuyer(site)
  const { id } = await desk.enquiries.enter(anAsking(buyer.member.id))
  const { id: quoteId } = await aQuote({ db, config: site.config, operatorId: seller.id }, id)
  const [address] = await desk.enquiries.addresses({ id })
  const accepting = {
    id,
    quoteId,
    addressId: address?.id ?? 0,
    channel: 'phone' as const,
    note: 'Ms Li called at 10:15',
  }
  await expect(desk.enquiries.accept({ ...accepting, note: '' })).rejects.toMatchObject({
    fields: { note: expect.any(String) },
  })
  const outcomes = await Promise.allSettled([desk.enquiries.accept(accepting), desk.enquiries.accept(accepting)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [order] = (await buyer.api.orders.list({})).list
  expect(await buyer.api.orders.info({ id: order?.id ?? 0 })).toMatchObject({
    status: 0,
    entered: { channel: 'phone', nameEn: seller.nameEn },
    history: [{ event: 'place', actor: 'operator' }],
  })
  expect(await desk.orders.info({ id: order?.id ?? 0 })).toMatchObject({
    memberId: buyer.member.id,
    entered: { channel: 'phone' },
    history: [{ operatorNameEn: seller.nameEn }],
  })
  expect((await buyer.api.quotes.info({ id: quoteId })).history.at(-1)).toMatchObject({
    event: 'accept',
    actor: 'operator',
    note: accepting.note,
  })
})
