import { expect, test } from 'vitest'
import { OrderStatus, valuesOf } from '#contract/enums.ts'
import { sql } from '#server/database/sql.ts'
import { demoCatalogue } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { seedMembers } from './seed-members.ts'
import { seedTrading } from './seed-trading.ts'

test('the demo buyer has orders in every state, and they are exact', async () => {
  const { db, as } = await testApp({ config: { demo: true } })
  await demoCatalogue(db)
  await seedMembers(db)
  await db.transaction(seedTrading)
  const member = await db.first<{ id: number }>(sql`select id from member where email = 'buyer@example.com'`)
  const buyer = await as(member ?? { id: 0 })
  const { list } = await buyer.orders.list({ limit: 100 })
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(valuesOf(OrderStatus)))
  for (const { id } of list) expect(await buyer.orders.info({ id })).toMatchObject({ id })
  expect((await buyer.cart.list()).totalCount).toBeGreaterThan(0)
  expect(await brokenRules(db)).toEqual([])
}, 60_000)
