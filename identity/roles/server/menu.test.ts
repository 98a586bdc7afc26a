import { expect, test } from 'vitest'
import { lettersMenuId } from '#identity/roles/menu.ts'
import { permissions } from '#platform/contract/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { pages } from '#site/web/routes.ts'
import { aMember, aRole, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, request } = await testApp()

test('a buyer gets the menu in both languages, with a page behind every leaf', async () => {
  const { menuList } = await (await as(await aMember(db))).members.menu()
  const leaves = menuList.flatMap(({ list }) => list)
  expect(leaves.length).toBeGreaterThan(5)
  const paths = pages.map(({ path }) => path)
  for (const { name, nameEn, url } of leaves) {
    expect([name, nameEn]).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/^[A-Z]/)])
    expect(paths).toContain(url)
  }
  expect(leaves.find(({ id }) => id === lettersMenuId)?.url).toBe(to.letters())
})

test('a buyer may do everything that has a code, a viewer nothing', async () => {
  const allowed = async (role: string) => (await (await as(await aMember(db, { role }))).members.menu()).permissions
  expect(await allowed('buyer')).toEqual([...permissions])
  expect(await allowed('viewer')).toEqual([])
})

test('a page that the role does not list is not there', async () => {
  const url = to.company()
  const role = await aRole(db, { urls: [to.profile()] })
  const token = await aSession(db, await aMember(db, { role: role.code }))
  const open = (address: string) => request({ method: 'GET', url: address, headers: { cookie: `token=${token}` } })
  expect((await open(to.profile())).statusCode).toBe(200)
  const answer = await open(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to.lost()])
})
