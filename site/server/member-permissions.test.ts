import { describe, expect, test } from 'vitest'
import { codesOf, endpointsOf } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { permissions } from '#platform/contract/permissions.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aRole, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { db, call } = await testApp()
const all = endpointsOf(contract)
const guarded = all.flatMap(({ name, endpoint }) => {
  const codes = codesOf(endpoint)
  return codes.length > 0 ? [{ name, endpoint, codes }] : []
})
const refused = { status: 403, envelope: { code: 403, data: null } }

/** The header of a member whose role allows exactly this. */
async function allowed(codes: readonly string[]) {
  const role = await aRole(db, { permissions: [...codes] })
  return { token: await aSession(db, await aMember(db, { role: role.code })) }
}
const without = new Map(
  await Promise.all(
    permissions.map(async (code) => [code as string, await allowed(permissions.filter((it) => it !== code))] as const),
  ),
)

test('every permission that a role can give is asked by a call, and every call asks for one of them', () => {
  const asked = new Set(guarded.flatMap(({ codes }) => codes))
  expect([...asked].toSorted()).toEqual([...permissions].toSorted())
})

test('no role gives a code that is asked nowhere', async () => {
  const given = await db.many<{ code: string }>(sql`select distinct unnest(permissions) as code from role`)
  expect(given.filter(({ code }) => !(permissions as readonly string[]).includes(code))).toEqual([])
})

describe.each(guarded)('$name', ({ endpoint, codes }) => {
  test('is refused to a member whose role lacks a code, whatever else it allows', async () => {
    for (const code of codes) expect(await call(endpoint, {}, without.get(code)), code).toMatchObject(refused)
  })

  test('is open to a member whose role allows nothing else', async () => {
    expect(await call(endpoint, {}, await allowed(codes))).toMatchObject({ status: 200 })
  })
})

test.each(all.filter(({ endpoint }) => endpoint.access === 'member' && codesOf(endpoint).length === 0))(
  '$name asks for no permission',
  async ({ endpoint }) => expect((await call(endpoint, {}, await allowed([]))).status).toBe(200),
)

test('visitors, who have no role, send enquiries; a member whose role may not send none, as a visitor either', async () => {
  const { saveAsVisitor } = contract.enquiries
  expect((await call(saveAsVisitor)).status).toBe(200)
  expect(await call(saveAsVisitor, {}, await allowed([]))).toMatchObject(refused)
})

test('what is taken from a role is gone with the next call', async () => {
  const role = await aRole(db, { permissions: ['order.cancel'] })
  const headers = { token: await aSession(db, await aMember(db, { role: role.code })) }
  expect(await call(contract.orders.cancel, { id: 1 }, headers)).toMatchObject({ status: 200 })
  await db.run(sql`update role set permissions = '{}' where id = ${role.id}`)
  expect(await call(contract.orders.cancel, { id: 1 }, headers)).toMatchObject(refused)
})
