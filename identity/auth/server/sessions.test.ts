import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { removeDeadSessions } from './queries.ts'

const { call, db, request } = await testApp()

async function signedIn() {
  const member = await aMember(db)
  const token = await aSession(db, member)
  const session = await db.first<{ id: number }>(sql`select id from session where member_id = ${member.id}`)
  const status = async () => (await call(contract.members.info, {}, { token })).status
  const page = async () =>
    (await request({ method: 'GET', url: to.customerHome(), headers: { cookie: `token=${token}` } })).statusCode
  return { member, token, sessionId: session?.id ?? 0, status, page }
}

describe('a session', () => {
  test.each([
    ['just before its absolute end', 'expires_at', '1 minute', 200],
    ['after its absolute end', 'expires_at', '-1 second', 401],
    ['after almost a week without a visit', 'seen_at', '-6 days -23 hours', 200],
    ['after a week without a visit', 'seen_at', '-7 days -1 second', 401],
  ])('%s', async (_, column, distance, expected) => {
    const { sessionId, status } = await signedIn()
    await db.run(
      column === 'seen_at'
        ? sql`update session set seen_at = now() + ${distance}::interval where id = ${sessionId}`
        : sql`update session set expires_at = now() + ${distance}::interval where id = ${sessionId}`,
    )
    expect(await status()).toBe(expected)
  })

  test('stays alive by visits, which are noted now and then', async () => {
    const { sessionId, status } = await signedIn()
    const seen = async () =>
      (await db.first<{ at: string }>(sql`select seen_at as at from session where id = ${sessionId}`))?.at
    const first = await seen()
    await status()
    expect(await seen()).toBe(first)
    await db.run(sql`update session set seen_at = now() - interval '6 minutes' where id = ${sessionId}`)
    await status()
    expect(Date.now() - Date.parse((await seen()) ?? '')).toBeLessThan(60_000)
  })

  test('visits do not move its absolute end', async () => {
    const { sessionId, status } = await signedIn()
    await db.run(
      sql`update session set seen_at = now() - interval '1 day', expires_at = now() + interval '1 hour' where id = ${sessionId}`,
    )
    await status()
    const row = await db.first<{ left: number }>(
      sql`select extract(epoch from expires_at - now())::int as left from session where id = ${sessionId}`,
    )
    expect(row?.left).toBeLessThanOrEqual(3600)
  })

  test('ends at once by signing out, and only that one', async () => {
    const { member, token, status, page } = await signedIn()
    const elsewhere = await aSession(db, member)
    const { envelope, headers } = await call(contract.auth.logout, {}, { token })
    expect(envelope).toMatchObject({ code: 0, data: null })
    const cookies = [headers['set-cookie']].flat().join('\n')
    for (const name of ['token', 'menu', 'permissions'])
      expect(cookies).toMatch(new RegExp(`^${name}=; .*(Max-Age=0|1970)`, 'm'))
    expect([await status(), await page()]).toEqual([401, 302])
    expect((await call(contract.members.info, {}, { token: elsewhere })).status).toBe(200)
  })

  test('ends at once when the member is disabled', async () => {
    const { member, status, page } = await signedIn()
    expect([await status(), await page()]).toEqual([200, 200])
    await db.run(sql`update member set disabled = true where id = ${member.id}`)
    expect([await status(), await page()]).toEqual([401, 302])
  })

  test('that is dead is removed, one that lives is kept', async () => {
    const [dead, idle, alive] = [await signedIn(), await signedIn(), await signedIn()]
    await db.run(sql`update session set expires_at = now() - interval '1 second' where id = ${dead.sessionId}`)
    await db.run(sql`update session set seen_at = now() - interval '8 days' where id = ${idle.sessionId}`)
    await removeDeadSessions(db)
    const ids = [dead, idle, alive].map(({ sessionId }) => sessionId)
    expect(await db.many(sql`select id from session where id = any(${ids})`)).toEqual([{ id: alive.sessionId }])
  })
})
