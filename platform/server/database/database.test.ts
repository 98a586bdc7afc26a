import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { openDatabase } from './database.ts'
import { sql } from './sql.ts'
import { together } from './together.ts'

const url = await createTestDatabase('nothing')
const lost: Error[] = []
const db = openDatabase({ url, pool: 3, onError: (error) => lost.push(error) })
afterAll(() => db.end())
await db.run(sql`create table note (id integer generated always as identity primary key, text text unique)`)

const notes = async () =>
  (await db.many<{ text: string }>(sql`select text from note order by id`)).map(({ text }) => text)
const add = (text: string) => sql`insert into note (text) values (${text})`

test('a query answers all rows, the first one, or how many it touched', async () => {
  expect(await db.run(sql`insert into note (text) values ('a'), ('b')`)).toBe(2)
  expect(await db.many(sql`select text from note order by id`)).toEqual([{ text: 'a' }, { text: 'b' }])
  expect(await db.first(sql`select text from note where text = ${'b'}`)).toEqual({ text: 'b' })
  expect(await db.first(sql`select text from note where text = ${'c'}`)).toBeUndefined()
  expect(await db.run(sql`delete from note`)).toBe(2)
})

test('rows hold numbers, ISO instants and plain days', async () => {
  const row = await db.first(sql`select count(*), 12::bigint as big, '2025-03-01 08:00:00+08'::timestamptz as instant,
    '2025-03-01'::date as day, '{1,2}'::int[] as list from note`)
  expect(row).toEqual({ count: 0, big: 12, instant: '2025-03-01T00:00:00.000Z', day: '2025-03-01', list: [1, 2] })
})

describe('a transaction', () => {
  test('keeps all of its writes', async () => {
    const answer = await db.transaction(async (t) => {
      await t.run(add('one'))
      await t.run(add('two'))
      return 'kept'
    })
    expect(answer).toBe('kept')
    expect(await notes()).toEqual(['one', 'two'])
  })

  test('keeps none of its writes when the work fails, and says why', async () => {
    const work = db.transaction(async (t) => {
      await t.run(add('three'))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await notes()).toEqual(['one', 'two'])
  })

  test('keeps none of its writes when a constraint fails, and frees its connection', async () => {
    const work = () => db.transaction(async (t) => void (await t.run(add('four')), await t.run(add('one'))))
    for (let round = 0; round < 5; round++) await expect(work()).rejects.toMatchObject({ code: '23505' })
    expect(await notes()).toEqual(['one', 'two'])
  })

  test('sends nothing after a part of it has failed', async () => {
    const work = db.transaction(async (t) => {
      const failing = t.run(add('one'))
      const late = failing.catch(() => new Promise((resolve) => setImmediate(resolve))).then(() => t.run(add('after')))
      await together([failing, late])
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await notes()).toEqual(['one', 'two'])
  })

  test('whose failure was passed over fails with it instead of being lost', async () => {
    const work = db.transaction((t) => t.run(add('one')).catch(() => 0))
    await expect(work).rejects.toMatchObject({ code: '23505' })
  })

  test('fails with what went wrong first, not with what followed from it', async () => {
    const work = db.transaction(async (t) => {
      const [late, first] = [
        new Promise((resolve) => setImmediate(resolve)).then(() => t.run(add('six'))),
        t.run(add('one')),
      ]
      await together([late, first])
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
  })

  test('fails with what failed right before its commit, in the words of who sent it', async () => {
    const before = await notes()
    const refusal = new Error('taken')
    const attempt = db.transaction(async (t) => {
      await t.run(add('before'))
      t.withCommit(t.run(add('one')).catch(() => Promise.reject(refusal)))
      t.withCommit(t.run(add('after')))
      return 'done'
    })
    await expect(attempt).rejects.toBe(refusal)
    expect(await notes()).toEqual(before)
  })

  test('refuses what is sent after its commit', async () => {
    const kept = await db.transaction(async (t) => t)
    await expect(kept.run(add('late'))).rejects.toThrow('after the end')
  })

  test('is not seen by others before it ends', async () => {
    await db.transaction(async (t) => {
      await t.run(add('five'))
      expect(await notes()).toEqual(['one', 'two'])
    })
    expect(await notes()).toEqual(['one', 'two', 'five'])
  })
})

describe('a connection that dies', () => {
  const pid = sql`select pg_backend_pid() as pid`
  const end = (id: number | undefined) => db.run(sql`select pg_terminate_backend(${id})`)

  test('between two queries of a transaction fails that transaction only', async () => {
    const work = db.transaction(async (t) => {
      const mine = await t.first<{ pid: number }>(pid)
      await end(mine?.pid)
      // The loss is noticed when the socket says so, not when the next query is sent.
      await new Promise((resolve) => setImmediate(resolve))
      await expect
        .poll(() =>
          t.run(add('lost')).then(
            () => 'sent',
            () => 'refused',
          ),
        )
        .toBe('refused')
      await t.run(add('lost'))
    })
    await expect(work).rejects.toThrow()
    expect(await notes()).not.toContain('lost')
  })

  test('during a query fails that query only', async () => {
    const slow = db.transaction(async (t) => {
      const mine = await t.first<{ pid: number }>(pid)
      await Promise.all([t.run(sql`select pg_sleep(10)`), end(mine?.pid)])
    })
    await expect(slow).rejects.toThrow(/terminat/)
    expect(await db.first(sql`select 1 as one`)).toEqual({ one: 1 })
  })

  test('while idle is replaced', async () => {
    const before = lost.length
    const other = openDatabase({ url, pool: 1, onError: (error) => lost.push(error) })
    const idle = await other.first<{ pid: number }>(pid)
    await end(idle?.pid)
    await expect.poll(() => lost.length).toBeGreaterThan(before)
    expect((await other.first<{ pid: number }>(pid))?.pid).not.toBe(idle?.pid)
    await other.end()
  })
})

test('a statement that runs too long is ended', async () => {
  const setting = await db.first(sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`)
  expect(setting).toEqual({ statement: '10s', idle: '15s' })
})

test('statements are prepared once and can be switched off', async () => {
  const prepared = sql`select count(*) as statements from pg_prepared_statements`
  const named = openDatabase({ url, pool: 1 })
  await named.first(prepared)
  expect(await named.first(prepared)).toEqual({ statements: 1 })
  await named.end()
  const plain = openDatabase({ url, pool: 1, preparedStatements: false })
  await plain.first(prepared)
  expect(await plain.first(prepared)).toEqual({ statements: 0 })
  await plain.end()
})
