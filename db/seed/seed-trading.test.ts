import { expect, test } from 'vitest'
import { OrderStatus, valuesOf } from '#contract/enums.ts'
import { quoteStatuses } from '#contract/quotes.ts'
import { sql } from '#server/database/sql.ts'
import { demoCatalogue } from '#testing/catalogue.ts'
import { aContact } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { seedQuotes } from './seed-quotes.ts'
import { seedMembers } from './seed-members.ts'
import { seedTrading } from './seed-trading.ts'

test('the demo buyer has orders and quotes in every state, and they are exact', async () => {
  const { db, as } = await testApp({ config: { demo: true } })
  await demoCatalogue(db)
  await seedMembers(db)
  await db.transaction(seedTrading)
  await aContact(db)
  await aContact(db, 'zh-CN')
  await db.transaction(seedQuotes)
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
