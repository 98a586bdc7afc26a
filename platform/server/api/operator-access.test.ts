import { describe, expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { adminPages } from '#site/office/routes.ts'
import { operatorContract } from '#site/office-contract.ts'
import {
  builtInRoles,
  isFarEnough,
  isSigningIn,
  operatorPermissions,
  permissionsOf,
  signInStages,
  withNeeded,
  type BuiltInRole,
  type GrantedPermission,
  type OperatorPermission,
} from '#platform/contract/office/permissions.ts'
import { adminFields } from '#platform/office/texts/fields.en-US.ts'
import type { Context } from './context.ts'
import { admit } from './execute.ts'
import { sql } from '../database/sql.ts'
import { aDeskSession, aPerson, deskHeaders } from '#testing/back-office.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { recordOf } from '#platform/office/records/registry.ts'
import { operatorExamples, unaudited } from '#testing/operator-examples.ts'
import { testApp } from '#testing/test-app.ts'

const { db, call, request, config } = await testApp()
const all = endpointsOf(operatorContract)
const forOperators = all.filter(({ endpoint }) => endpoint.access === 'operator')
const people = new Map(await Promise.all(builtInRoles.map(async (role) => [role, await aPerson(db, role)] as const)))
const personOf = (role: BuiltInRole) => people.get(role) ?? { id: 0 }
const roles = await db.many<{ code: BuiltInRole; permissions: GrantedPermission[] }>(
  sql`select code, permissions from operator_role order by id`,
)
const codesOf = (role: BuiltInRole) => roles.find(({ code }) => code === role)?.permissions ?? []
const memberToken = await aSession(db, await aMember(db))

test('administrators may everything, only they manage people, and whoever edits may look', () => {
  expect(roles.map(({ code }) => code)).toEqual(builtInRoles)
  expect(codesOf('administrator').toSorted()).toEqual(operatorPermissions.toSorted())
  for (const { code: role, permissions } of roles) {
    if (role !== 'administrator')
      for (const code of ['operators.edit', 'roles.edit', 'audit.read', 'security.read'])
        expect(permissions).not.toContain(code)
    expect(withNeeded(permissions).toSorted(), role).toEqual(permissions.toSorted())
  }
})

test('every call names a permission or is open', () => {
  const open = all.filter(({ endpoint }) => endpoint.access !== 'operator').map(({ name }) => name)
  expect(open).toEqual([
    'session.signIn',
    'session.passkeyChallenge',
    'session.signInByPasskey',
    'session.invitation',
    'session.acceptInvitation',
  ])
  for (const { name, endpoint } of forOperators) {
    expect(['session', 'enrolment', 'own', ...operatorPermissions], name).toContain(endpoint.permission)
    expect(endpoint.path, name).toMatch(/^\/operator\//)
  }
})

test('every permission that a role gives is asked by a call', () => {
  const asked = new Set(forOperators.map(({ endpoint }) => endpoint.permission))
  expect(operatorPermissions.filter((code) => !asked.has(code))).toEqual([])
  const pages = adminPages.flatMap(({ permission }) => permission ?? [])
  expect(pages.filter((code) => !asked.has(code))).toEqual([])
})

describe.each(forOperators)('$name', ({ endpoint }) => {
  const permission = endpoint.permission as OperatorPermission

  test('lets in the roles that the table names, and no other', async () => {
    for (const role of builtInRoles) {
      const { status } = await call(endpoint, {}, deskHeaders(await aDeskSession(db, personOf(role))))
      const refused = role === 'seller' && !endpoint.ofShop && !isSigningIn(permission)
      expect(status, role).toBe(permissionsOf(codesOf(role)).includes(permission) && !refused ? 200 : 403)
    }
  })

  test('refuses visitors, members, forged tokens and the cookie that a foreign page makes a browser send', async () => {
    const token = await aDeskSession(db, personOf('administrator'))
    const strangers: Record<string, string>[] = [
      {},
      { token: memberToken, ...deskHeaders(memberToken) },
      deskHeaders(`${token}x`),
      { token, cookie: `token=${token}; adminToken=${token}` },
      { cookie: `officeToken=${token}`, host: 'localhost', origin: 'https://evil.example' },
      { cookie: `officeToken=${token}`, 'sec-fetch-site': 'cross-site' },
      { cookie: `officeToken=${token}`, 'sec-fetch-site': 'same-site' },
      // Nothing says where it comes from, and it would change something.
      ...(endpoint.method === 'POST' ? [{ cookie: `officeToken=${token}` }] : []),
    ]
    for (const headers of strangers)
      expect(await call(endpoint, {}, headers), JSON.stringify(headers)).toMatchObject({ status: 401 })
  })

  test('takes the cookie from pages of this site', async () => {
    const token = await aDeskSession(db, personOf('administrator'))
    const own = { cookie: `officeToken=${token}`, host: 'localhost', origin: 'http://localhost' }
    expect((await call(endpoint, {}, own)).status).toBe(200)
  })

  test('is refused to a role that has no permission of its own', () => {
    const operator = {
      operatorId: 1,
      sessionId: 1,
      stage: 'open',
      permissions: permissionsOf([]),
      shopId: null,
      contactId: null,
      changeId: '',
    }
    const ask = () => admit(endpoint, { operator } as unknown as Context)
    if (permissionsOf(['unheard.of']).includes(permission)) ask()
    else expect(ask).toThrow('FORBIDDEN')
  })

  test('is open as far as the sign-in has come', async () => {
    for (const stage of signInStages) {
      const token = await aDeskSession(db, personOf('administrator'), stage)
      expect((await call(endpoint, {}, deskHeaders(token))).status, stage).toBe(
        isFarEnough(stage, permission) ? 200 : 401,
      )
    }
  })
})

const writes = forOperators.filter(({ endpoint }) => endpoint.method === 'POST')
test.each(writes.filter(({ name }) => !unaudited.has(name)))('$name is written down', async ({ name, endpoint }) => {
  const person = await aPerson(db)
  const example = operatorExamples[name]
  expect(example, `an example in testing/operator-examples.ts`).toBeDefined()
  const input = (await example?.({ db, person })) ?? {}
  const token = await aDeskSession(db, person)
  const { envelope } = await call(endpoint, input, deskHeaders(token))
  expect(envelope).toMatchObject({ code: 0 })
  const { changeId } = (envelope.data ?? {}) as { changeId?: string }
  const entries = await db.many<{ noun: string; before: unknown; after: unknown }>(sql`
    select noun, before, after from audit_entry where operator_id = ${person.id} and at > now() - interval '1 minute'
      and (${changeId ?? null}::uuid is null or change_id = ${changeId ?? null})
      ${name === 'audit.undo' ? sql`and action = 'undo'` : sql``}`)
  expect(entries.length).toBeGreaterThan(0)
  const fields = new Set(entries.flatMap(({ before, after }) => [...fieldsIn([before, after])]))
  const own = recordOf(entries[0]?.noun ?? '')?.fields ?? {}
  const isLabelled = (field: string) => field in adminFields || own[field]?.label !== undefined
  expect(
    [...fields].filter((field) => !isLabelled(field) && !isLabelled(field.replace(/(?:En|Id)$/, ''))),
    'fields without a label in platform/office/texts/fields.*.ts or in the table of the noun',
  ).toEqual([])
})

/** The names of all values; those that are the same for everything are not shown. */
function* fieldsIn(value: unknown): Generator<string> {
  if (!value || typeof value !== 'object') return
  for (const [name, within] of Object.entries(value)) {
    if (!Array.isArray(value) && name !== 'id' && name !== 'version') yield name
    yield* fieldsIn(within)
  }
}

test('what is not written down is a call', () => {
  const names = writes.map(({ name }) => name)
  for (const name of [...unaudited, ...Object.keys(operatorExamples)]) expect(names).toContain(name)
})

test.each(forOperators.filter(({ endpoint }) => endpoint.method === 'GET'))(
  '$name changes nothing',
  async ({ endpoint }) => {
    const before = await db.first(sql`select count(*) from audit_entry`)
    await call(endpoint, {}, deskHeaders(await aDeskSession(db, personOf('administrator'))))
    expect(await db.first(sql`select count(*) from audit_entry`)).toEqual(before)
  },
)

test('an operator token is none of a member', async () => {
  const token = await aDeskSession(db, personOf('administrator'))
  const answer = await request({
    url: `${config.apiBase}/customer/member/info`,
    headers: { token, 'admin-token': token },
  })
  expect(answer.statusCode).not.toBe(200)
})

test('the description of the calls is for operators', async () => {
  const url = `${config.apiBase}/operator/openapi.json`
  expect((await request(url)).statusCode).toBe(401)
  const token = await aDeskSession(db, personOf('sales'))
  const answer = await request({ url, headers: deskHeaders(token) })
  expect(Object.keys(answer.json<{ paths: object }>().paths)).toContain('/operator/labels/list')
  expect((await request(`${config.apiBase}/openapi.json`)).body).not.toContain('/operator/')
})

test('audit entries can be neither changed nor removed', async () => {
  for (const attempt of [
    sql`update audit_entry set title = 'x'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ])
    await expect(db.run(attempt)).rejects.toThrow('never changed')
})
