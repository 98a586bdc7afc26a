import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { aContact } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { db, request, call, anonymous } = await testApp()
await aContact(db)

test.each(['/%zz', '/%', '/a/%E4%', '/api/common/product/detail/%zz', '/%ff'])(
  '%s is refused with every header that protects a page',
  async (url) => {
    const [odd, usual] = [await request(url), await request('/no/such/page')]
    expect(odd.statusCode).toBeGreaterThanOrEqual(400)
    expect(odd.statusCode).toBeLessThan(500)
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-request-id'])
      expect([name, typeof odd.headers[name]]).toEqual([name, typeof usual.headers[name]])
  },
)

test('a very long query is not repeated in the address that somebody is sent to', async () => {
  const long = `q=${'%25'.repeat(4_000)}`
  for (const url of [
    `${to.orders()}?${long}`,
    `/customer/order/1/proforma-en.pdf?${long}`,
    `/customer/attachment/1?${long}`,
    `${to.office.orders()}?${long}`,
    `/language/en-US?backUrl=${encodeURIComponent(`${to.news()}?${long}`)}`,
  ]) {
    const { statusCode, headers } = await request(url)
    expect([url.slice(0, 40), statusCode < 400]).toEqual([url.slice(0, 40), true])
    expect((headers.location ?? '').length).toBeLessThanOrEqual(2_000)
  }
})

test.each(['///', '//', '/\\', '/?id=%zz', '//[', '/%', `/${'?'.repeat(1_000)}`])(
  'a visit of %j is counted like any other',
  async (url) => {
    const { status, envelope } = await call(contract.history.save, { url, referrer: '///' })
    expect([status, envelope.code]).toEqual([200, 0])
    await anonymous.history.save({ url: '/', referrer: url })
  },
)
