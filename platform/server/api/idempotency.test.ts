import { expect, test } from 'vitest'
import { addresses } from '#identity/addresses/contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { sql } from '../database/sql.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { addressInput } from '#testing/trading.ts'
import type { Context } from './context.ts'
import { once } from './idempotency.ts'

const site = await testApp()
const { db, as, call } = site
const place = await addressInput(db)
const tokens = new Map<number, Promise<string>>()
const tokenOf = (member: { id: number }) => {
  const token = tokens.get(member.id) ?? aSession(db, member)
  tokens.set(member.id, token)
  return token
}
const save = async (member: { id: number }, key: string, more: object = {}) =>
  call(addresses.save, { ...place, ...more }, { token: await tokenOf(member), 'idempotency-key': key })
const countOf = async (member: { id: number }) => (await (await as(member)).addresses.listAll()).length

test('the same key makes one thing and answers the same', async () => {
  const member = await aMember(db)
  const [first, second] = [await save(member, 'a'), await save(member, 'a')]
  expect(second.envelope).toEqual(first.envelope)
  expect(await countOf(member)).toBe(1)
})

test('another key, no key, and another member make another thing', async () => {
  const [one, other] = [await aMember(db), await aMember(db)]
  await save(one, 'a')
  await save(one, 'b')
  await (await as(one)).addresses.save(place)
  await save(other, 'a')
  expect([await countOf(one), await countOf(other)]).toEqual([3, 1])
})

test('a key with another body is refused with 422', async () => {
  const member = await aMember(db)
  await save(member, 'a')
  const second = await save(member, 'a', { name: '王芳' })
  expect(second).toMatchObject({ status: 422, envelope: { code: 422 } })
  expect(await countOf(member)).toBe(1)
})

test('while the first is under way the same key is refused with 409', async () => {
  const member = await aMember(db)
  await tokenOf(member)
  let release = () => {}
  const held = db.transaction(async (tx) => {
    // What a member's own first change would hold.
    await tx.run(sql`select from member where id = ${member.id} for no key update`)
    await new Promise<void>((resolve) => (release = resolve))
  })
  const both = [save(member, 'a'), save(member, 'a')]
  const turnedAway = await Promise.race(both)
  expect(turnedAway).toMatchObject({ status: 409, envelope: { code: 409 } })
  expect(turnedAway.headers['retry-after']).toBe('1')
  release()
  await held
  const made = (await Promise.all(both)).find(({ status }) => status === 200)
  expect((await save(member, 'a')).envelope).toEqual(made?.envelope)
  expect(await countOf(member)).toBe(1)
})

test('a key whose process died is free at once', async () => {
  const member = await aMember(db)
  const killed = await db
    .transaction(async (tx) => {
      const owner = `member ${member.id}`
      await tx.run(sql`select pg_try_advisory_xact_lock(hashtextextended(${owner} || ' a', 0))`)
      expect((await save(member, 'a')).status).toBe(409)
      await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    .catch(() => 'killed')
  expect(killed).toBe('killed')
  const answer = await waitFor(
    () => save(member, 'a'),
    ({ status }) => status !== 409,
  )
  expect(answer.envelope.code).toBe(0)
})

test('what was refused keeps no key', async () => {
  const member = await aMember(db)
  expect((await save(member, 'a', { phone: '12345' })).envelope.code).toBe(40400)
  expect((await save(member, 'a')).envelope.code).toBe(0)
})

test('a key is forgotten after a day', async () => {
  const member = await aMember(db)
  await save(member, 'a')
  await db.run(sql`update idempotency set created_at = now() - interval '25 hours'`)
  await save(member, 'a')
  expect(await countOf(member)).toBe(2)
})

test.each([['x'.repeat(256)], ['']])('a key that is no key is malformed', async (key) => {
  expect((await save(await aMember(db), key)).status).toBe(400)
})

test('twenty equal requests at once make one thing', async () => {
  const member = await aMember(db)
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(member, 'a')))
  expect(await countOf(member)).toBe(1)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

async function waitFor<Value>(ask: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; ; tries++) {
    const value = await ask()
    if (fits(value) || tries > 50) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a call that refuses because a statement failed is refused by that name, and keeps no key', async () => {
  const { id: memberId } = await aMember(db)
  const context = { db, ip: '192.0.2.1', caller: { memberId, sessionId: 0 } } as Context
  const again = () =>
    once({ key: 'a', call: 'x', input: {} }, context, (within) =>
      within.db.run(sql`insert into role (id) select id from role limit 1`).then(
        () => Promise.reject(new Error('It was written.')),
        () => Promise.reject(new Refusal('DUPLICATE')),
      ),
    )
  await expect(again()).rejects.toMatchObject({ refusal: 'DUPLICATE' })
  await expect(again()).rejects.toMatchObject({ refusal: 'DUPLICATE' })
})

test('a call whose first part failed goes on without it, still under its key', async () => {
  const { id: memberId } = await aMember(db)
  const context = { db, ip: '192.0.2.1', caller: { memberId, sessionId: 0 } } as Context
  const write = (subject: string) =>
    sql`insert into letter (member_id, kind, subject, content) values (${memberId}, 'notice', ${subject}, '')`
  const work = async (within: Context) => {
    const part = within.db.transaction(async (tx) => {
      await tx.run(write('undone'))
      await tx.run(sql`insert into role (id) select id from role limit 1`)
    })
    await part.catch(() => undefined)
    expect((await once({ key: 'a', call: 'x', input: {} }, context, work).catch((error) => error)).refusal).toBe(
      'IN_FLIGHT',
    )
    await within.db.run(write('kept'))
    return { code: 0, msg: '', data: null }
  }
  for (let round = 0; round < 2; round++) await once({ key: 'a', call: 'x', input: {} }, context, work)
  const letters = await db.many<{ subject: string }>(sql`select subject from letter where member_id = ${memberId}`)
  expect(letters).toEqual([{ subject: 'kept' }])
})
