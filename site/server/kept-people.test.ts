import { expect, test, vi } from 'vitest'
import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { anAgreement, aCompanyBuyer } from '#testing/prices.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale } from '#testing/trading.ts'

const site = await testApp({ config: { pageCacheBytes: 16_000_000 } })
const { db, request } = site
const soon = { timeout: 2_000, interval: 20 }
const product = await goodsForSale(db)

/** Signed in, with the page of a product. */
async function aVisitor(member: { id: number }) {
  const token = await aSession(db, member)
  const cookie = `${constants.tokenCookie}=${token}`
  const page = async () => (await request({ url: to.product(product.id), headers: { cookie } })).body
  const call = (url: string, payload: object) => request({ method: 'POST', url, payload, headers: { token } })
  return { page, call, rename: (realname: string) => renameSilently(member.id, realname) }
}

/** Without a notice: what still shows the old name comes from memory. */
const renameSilently = (id: number, realname: string) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update member set realname = ${realname} where id = ${id}`)
  })

/** Notices of what a test has just written may still be on their way. */
async function untilKept({ page, rename }: Awaited<ReturnType<typeof aVisitor>>) {
  const keeps = async () => {
    await rename('Nina Known')
    await page()
    await rename('Nina Unnoticed')
    return (await page()).includes('Nina Known')
  }
  await expect.poll(keeps, soon).toBe(true)
}

test('who is signed in is read once for many pages, and again when the name changes', async () => {
  const member = await aMember(db)
  const visitor = await aVisitor(member)
  await untilKept(visitor)
  await db.run(sql`update member set realname = 'Nina Noticed' where id = ${member.id}`)
  await expect.poll(visitor.page, soon).toContain('Nina Noticed')
})

test('who signs out is a guest to every page', async () => {
  const visitor = await aVisitor(await aMember(db))
  await untilKept(visitor)
  const answer = await visitor.call('/api/customer/logout', {})
  expect(answer.json()).toMatchObject({ code: 0 })
  await expect.poll(visitor.page, soon).not.toContain('Nina')
})

test('who may no longer sign in is a guest to every page', async () => {
  const member = await aMember(db)
  const visitor = await aVisitor(member)
  await untilKept(visitor)
  await db.run(sql`update member set disabled = true where id = ${member.id}`)
  await expect.poll(visitor.page, soon).not.toContain('Nina')
})

test('who is given prices of the own company sees them', async () => {
  const buyer = await aCompanyBuyer(site)
  const visitor = await aVisitor(buyer.member)
  await untilKept(visitor)
  await anAgreement(site, buyer.id, { productId: product.id, price: 8_421 })
  await expect.poll(visitor.page, soon).toContain('8,421')
})

test('a session that nobody knows is looked for each time', async () => {
  const member = await aMember(db, { realname: 'Nina Later' })
  const visitor = await aVisitor(member)
  await db.run(sql`update member set disabled = true where id = ${member.id}`)
  await expect.poll(visitor.page, soon).not.toContain('Nina')
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update member set disabled = false where id = ${member.id}`)
  })
  expect(await visitor.page()).toContain('Nina Later')
})

const notice = 'only people'
/** What decides who somebody is to a page, and what changes often beside it. */
test.each([
  ['update session set expires_at = expires_at', [notice]],
  ['delete from session where false', [notice]],
  ['update session set seen_at = now()', []],
  ['update member set head_image = head_image', [notice]],
  ['update member set version = version', []],
  ['update role set permissions = permissions', [notice]],
  ['update company_member set role = role', [notice]],
  ['delete from company_member where false', [notice]],
  ['update company_role set permissions = permissions', [notice]],
  ['update company_care set group_id = group_id', [notice]],
  ['update company_care set next_step = next_step', []],
  ['update price_list set valid_until = valid_until', [notice]],
  ['update price_list set used_kg = used_kg', []],
  ['update price_list_group set group_id = group_id', [notice]],
])('%s tells %j', async (text, due) => {
  const told: string[] = []
  const listening = Promise.withResolvers<void>()
  const stop = db.listen(
    'content',
    (payload) => told.push(payload),
    (now) => now && listening.resolve(),
  )
  await listening.promise
  await db.run({ text, values: [] })
  await db.run(sql`select pg_notify('content', 'end')`)
  await vi.waitFor(() => expect(told).toContain('end'), soon)
  expect(told.filter((payload) => payload === notice)).toEqual(due)
  await stop()
})
