import { describe, expect, test } from 'vitest'
import { codesOf, endpointsOf } from '#platform/contract/endpoint.ts'
import { permissions } from '#platform/contract/permissions.ts'
import { sql } from '#platform/server/database/sql.ts'
import { contract } from '#site/contract.ts'
import { aColleague, aCompany } from '#testing/companies.ts'
import { aRole, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, call } = site
const roles = await db.many<{ code: string; permissions: string[] }>(
  sql`select code, permissions from company_role order by position`,
)
const forMembers = endpointsOf(contract).filter(({ endpoint }) => endpoint.access === 'member')
const company = await aCompany(site)

test('roles of a company are made of the codes that calls ask for', () => {
  expect(roles.map(({ code }) => code)).toEqual(['keeper', 'buyer', 'approver', 'viewer'])
  for (const role of roles) expect(permissions, role.code).toEqual(expect.arrayContaining(role.permissions))
  expect([...(roles[0]?.permissions ?? [])].toSorted()).toEqual([...permissions].toSorted())
})

test('every call that changes something which colleagues share asks for a code', () => {
  const own = [
    'members',
    'accountSecurity',
    'secondFactor',
    'passkeys',
    'auth',
    'letters',
    'favourites',
    'enquiryBasket',
    'history',
    'savedSearches',
    'alerts',
  ]
  const free = ['colleagues.accept', 'colleagues.leave', 'colleagues.withdraw', 'ownData.close', 'uploads.upload']
  const uncoded = forMembers
    .filter(({ endpoint }) => endpoint.method === 'POST' && codesOf(endpoint).length === 0)
    .map(({ name }) => name)
    .filter((name) => !own.includes(name.split('.')[0] ?? '') && !free.includes(name))
  expect(uncoded).toEqual([])
})

describe.each(roles)('a $code of a company', (role) => {
  test.each(forMembers)('$name is answered or refused as the role says', async ({ endpoint }) => {
    // Somebody new for each call: leaving must not change what the next one may.
    const { member } = await aColleague(site, company, role.code)
    const { status } = await call(endpoint, {}, { token: await aSession(db, member) })
    expect(status).toBe(codesOf(endpoint).every((code) => role.permissions.includes(code)) ? 200 : 403)
  })
})

test('a role of a company gives nothing that the role on the site does not', async () => {
  const { member, api } = await aColleague(site, company, 'keeper')
  const role = await aRole(db, { permissions: ['profile.edit', 'order.cancel'] })
  await db.run(sql`update member set role_id = ${role.id} where id = ${member.id}`)
  expect((await api.members.info()).permissions.toSorted()).toEqual(['order.cancel', 'profile.edit'])
})
