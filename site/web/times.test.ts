import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aPerson, aDeskSession } from '#testing/back-office.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { aFollowed } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'

const { db, request } = await testApp()
await aContact(db)

test.each([
  ['en-US', 'Times: China, UTC+8'],
  ['zh-CN', '时间均为北京时间（UTC+8）'],
])('pages of buyers and of the office say once by which clock they are, in %s', async (lang, zone) => {
  const said = async (url: string, cookie: string) =>
    (await request({ url, headers: { cookie: `${cookie}; lang=${lang}` } })).body.split(`>${zone}<`).length - 1
  const buyer = `token=${await aSession(db, await aMember(db))}`
  expect(await said(to.customerHome(), buyer)).toBe(1)
  expect(await said(to.orders(), buyer)).toBe(1)
  expect(await said(to.office.audit(), `officeToken=${await aDeskSession(db, await aPerson(db))}`)).toBe(1)
  const { id, token } = await aFollowed({ db })
  expect(await said(to.followEnquiry(token, id), '')).toBe(1)
  expect(await said(to.home(), buyer)).toBe(0)
})
