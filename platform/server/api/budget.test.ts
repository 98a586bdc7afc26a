import { describe, expect, test } from 'vitest'
import { sql } from '../database/sql.ts'
import { testDatabase } from '#testing/test-database.ts'
import { removePastBudgets } from './budget-queries.ts'
import { spend } from './budget.ts'

const db = await testDatabase()
let keys = 0
const newKey = () => `test ${keys++}`

describe('a budget', () => {
  test('counts parallel spends exactly', async () => {
    const key = newKey()
    // A window this long is not left by chance between two of the spends.
    const spends = Array.from({ length: 40 }, () => spend(db, key, { most: 25, minutes: 100_000 }))
    const outcomes = (await Promise.allSettled(spends)).map(({ status }) => status)
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(25)
    expect(await db.first(sql`select sum(used) as used from budget where key = ${key}`)).toEqual({ used: 40 })
  })

  test('refuses with the seconds until it is whole again', async () => {
    const key = newKey()
    const allowance = { most: 1, minutes: 100_000 }
    await spend(db, key, allowance)
    const refusal = await spend(db, key, allowance).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ refusal: 'TOO_MANY' })
    const { retryAfter = 0 } = refusal as { retryAfter?: number }
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(100_000 * 60)
  })

  test('is one per key', async () => {
    for (const key of [newKey(), newKey()]) await spend(db, key, { most: 1, minutes: 100_000 })
  })

  test('is whole again in the next window', async () => {
    const key = newKey()
    const allowance = { most: 1, minutes: 15 }
    await spend(db, key, allowance)
    await db.run(sql`update budget set began = began - interval '15 minutes' where key = ${key}`)
    await spend(db, key, allowance)
  })

  test('of the past is removed, of now is kept', async () => {
    const [past, now] = [newKey(), newKey()]
    for (const key of [past, now]) await spend(db, key, { most: 1, minutes: 15 })
    await db.run(sql`update budget set began = now() - interval '2 days' where key = ${past}`)
    await removePastBudgets(db)
    expect(await db.many(sql`select key from budget where key = any(${[past, now]})`)).toEqual([{ key: now }])
  })
})
