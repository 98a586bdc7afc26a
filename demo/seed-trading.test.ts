import { beforeAll, expect, test } from 'vitest'
import { OrderStatus, valuesOf } from '#platform/contract/enums.ts'
import { quoteStatuses } from '#trade/quotes/contract.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { searchTemplates } from '#trade/quote-templates/server/shared-queries.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { seedApprovals } from './seed-approvals.ts'
import { giveToCompanies, seedCompanies } from './seed-companies.ts'
import { seedDesk } from './seed-desk.ts'
import { seedLetters } from './seed-letters.ts'
import { seedOperators } from './seed-operators.ts'
import { seedQuotes } from './seed-quotes.ts'
import { seedMembers } from './seed-members.ts'
import { seedTrading } from './seed-trading.ts'

const site = await testApp({ config: { demo: true }, holding: 'catalogue' })
const { db, as, config } = site

beforeAll(async () => {
  await seedMembers(db)
  await seedOperators(db)
  await seedCompanies(db)
  await db.transaction(seedTrading)
  await aContact(db)
  await aContact(db, 'zh-CN')
  await db.transaction(seedQuotes)
  await db.transaction(seedLetters)
  await db.transaction((tx) => seedDesk(tx, openStorage(config)))
  await giveToCompanies(db)
  await db.transaction(seedApprovals)
}, 60_000)

test('the demo buyer has orders and quotes in every state, and they are exact', async () => {
  const member = await db.first<{ id: number }>(sql`select id from member where email = 'buyer@example.com'`)
  const buyer = await as(member ?? { id: 0 })
  const { list } = await buyer.orders.list({ limit: 100 })
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(valuesOf(OrderStatus)))
  for (const { id } of list) expect(await buyer.orders.info({ id })).toMatchObject({ id })
  expect((await buyer.cart.list()).totalCount).toBeGreaterThan(0)
  const { list: enquiries } = await buyer.enquiries.list({ limit: 100 })
  const quotes = await Promise.all(enquiries.map(({ id }) => buyer.quotes.list({ enquiryId: id })))
  expect(new Set(quotes.flat().map(({ status }) => status))).toEqual(new Set(quoteStatuses))
  for (const { id, enquiryId } of quotes.flat()) {
    expect(await buyer.quotes.info({ id })).toMatchObject({ id, problem: null })
    expect(await buyer.quotes.compare({ enquiryId })).toMatchObject({ rows: expect.anything() })
  }
  expect(await brokenRules(db)).toEqual([])
}, 60_000)

test('letters of the demo buyers read in either language, and lead to where one acts', async () => {
  const member = await db.first<{ id: number }>(sql`select id from member where email = 'buyer@example.com'`)
  const { list } = await (await as(member ?? { id: 0 })).letters.list({ limit: 100 })
  expect(list.length).toBeGreaterThan(4)
  expect(list.filter(({ subject, content, link }) => !subject || !content || !link)).toEqual([])
  expect(list.map(({ content }) => content).join()).not.toMatch(/undefined|\{\w+\}/)
})

test('the demo desk has something on every screen: what waits, what was sent and what was done', async () => {
  const admin = await aPerson(db)
  const desk = await atDesk(site, admin)
  const waiting = new Map((await desk.desk.waiting()).map(({ name, count }) => [name as string, count]))
  for (const name of ['transfers', 'companies']) expect([name, waiting.get(name)]).toEqual([name, 1])
  expect(waiting.get('returns')).toBeGreaterThan(0)
  expect((await desk.newsletters.list({})).list.map(({ state }) => state).toSorted()).toEqual(['draft', 'sent', 'sent'])
  expect((await desk.broadcasts.list({})).totalCount).toBe(2)
  expect((await desk.imports.list({})).list).toMatchObject([{ state: 'checked', rowCount: 6 }])
  const [waitingTable] = (await desk.imports.list({})).list
  expect(await desk.imports.info({ id: waitingTable?.id ?? 0 })).toMatchObject({
    counts: { changed: 4, same: 1, wrong: 1, new: 0 },
  })
  expect((await desk.audit.list({ limit: 100 })).totalCount).toBeGreaterThan(8)
  const days = (await desk.desk.figures({ days: 30 })).days
  expect(days.filter(({ direct }) => direct > 0).length).toBeGreaterThan(20)
  const slip = await db.first<{ id: number }>(sql`select slip_id as id from payment where slip_status = 'waiting'`)
  const token = await aDeskSession(db, admin)
  const cookie = `${operatorToken.cookie}=${token}`
  const shown = await site.request({ url: to.office.file.attachment(slip?.id ?? ''), headers: { cookie } })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf'])
}, 60_000)

test('the demo sales desk has a next step for its enquiries, templates, and a rule that its quotes keep to', async () => {
  const desk = await atDesk(site, await aPerson(db, 'sales'))
  const steps = (await desk.enquiries.list({ limit: 100 })).list.filter(({ nextStep }) => nextStep)
  expect(steps.map(({ overdue }) => overdue)).toEqual([false, false, false])
  const templates = await searchTemplates(db)
  expect(templates.map(({ deliveryTerm, paymentType }) => [deliveryTerm, paymentType])).toEqual([
    ['DELIVERED', 'TT_ADVANCE'],
    ['CIF', 'TT_30_70'],
  ])
  const limit = sql`case quote.currency when 'CNY' then limit_cny else limit_usd end`
  expect(await db.many(sql`select ${limit} > total / 100 as within from quote, quote_rule group by 1`)).toEqual([
    { within: true },
  ])
})

test('a buyer has a colleague with a limit, and decides on requests', async () => {
  const member = await db.first<{ id: number }>(sql`select id from member where email = 'buyer@example.com'`)
  const { approvals, spendingLimits } = await as(member ?? { id: 0 })
  const { list } = await approvals.list({})
  expect(list.map(({ status }) => status)).toEqual(['waiting', 'rejected'])
  expect(JSON.stringify(await spendingLimits.list())).toContain('1000000')
  const { id = 0 } = list[0] ?? {}
  const { now, history, totals } = await approvals.info({ id })
  expect(now).toMatchObject({ totals, placeable: true })
  expect(history).toMatchObject([{ event: 'ask' }])
  expect((await approvals.approve({ id, fingerprint: now?.fingerprint ?? '' })).orders).toHaveLength(1)
})
