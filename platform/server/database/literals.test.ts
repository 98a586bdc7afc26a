import { expect, test } from 'vitest'
import { OrderStatus } from '#platform/contract/enums.ts'
import { testDatabase } from '#testing/test-database.ts'
import { listed, literal, literals } from './literals.ts'
import { sql, Sql } from './sql.ts'

const { unpaid } = literals(OrderStatus)

test('a state is text of the query, by its name in the source', () => {
  expect(sql`status = ${unpaid}`).toEqual(new Sql('status = 0', []))
  expect(sql`status in (${listed(['sent', 'countered'])})`).toEqual(new Sql("status in ('sent', 'countered')", []))
})

test('what could end a text or a number is refused', () => {
  for (const value of ["sent'", "'; drop table member; --", '', 'a b', 1.5, Number.NaN])
    expect(() => literal(value)).toThrow('is no name')
})

test('a kept plan uses the partial index of a state that it knows', async () => {
  const db = await testDatabase()
  const planOf = async (state: Sql) => {
    const query = sql`select id from sales_order where status = ${state} and pay_until < now()`
    return db.transaction(async (tx) => {
      await tx.run(sql`set local plan_cache_mode = force_generic_plan`)
      await tx.run(sql`set local enable_seqscan = off`)
      await tx.run(new Sql(`prepare overdue (int) as ${query.text}`, []))
      const rows = await tx.many<object>(sql`explain execute overdue (0)`)
      await tx.run(sql`deallocate overdue`)
      return JSON.stringify(rows)
    })
  }
  expect(await planOf(unpaid)).toContain('sales_order_unpaid')
  expect(await planOf(new Sql('$1', []))).not.toContain('sales_order_unpaid')
})
