import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { contract } from '#site/contract.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aMember } from '#testing/factories.ts'
import { tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const { db, call, request } = await testApp()
const secret = 'Zx'.repeat(16)

describe.each([
  to.resetPassword(secret),
  to.activateEmail(secret),
  to.completeRegistration(secret),
  to.completeCompany(secret),
  to.subscribe(secret),
  `${to.unsubscribe()}?unsubscribe=${secret}`,
  to.office.invitation(secret),
])('%s', (url) => {
  test('is told to nobody: no referrer, no search engine, no cache', async () => {
    const { headers } = await request(url)
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'private, no-store',
    })
  })

  test('leaves the address bar before anything else runs, and no address on the page repeats it', async () => {
    const { body } = await request(url)
    const [before, after = ''] = body.split('history.replaceState({...k,proof:s}')
    expect(before).not.toContain('<script type="module"')
    expect(after).not.toBe('')
    expect(body.replaceAll(/ name="[a-z]+" value="[^"]*"/g, '')).not.toMatch(
      new RegExp(`(href|action|backUrl)[^ ]*${secret}`),
    )
  })
})

test('who subscribes without a link is on a page that can be found', async () => {
  expect((await request(to.subscribe())).headers['x-robots-tag']).toBeUndefined()
})

test('a refused form keeps its page although the address has lost the token', async () => {
  const { email } = await aMember(db)
  await call(contract.auth.sendRecoveryLink, { email, ...(await aCaptcha(db)) })
  const token = await tokenSentTo(db, email)
  const post = (fields: Record<string, string>) =>
    request({
      method: 'POST',
      url: to.resetPassword(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:80',
        host: 'localhost:80',
      },
      payload: new URLSearchParams({ token, ...fields }).toString(),
    })
  const refused = await post({ password: 'short', confirmPassword: 'short' })
  expect(refused.body).toContain(`name="token" value="${token}"`)
  expect(refused.headers['referrer-policy']).toBe('no-referrer')
  await post({ password: 'harbour crane 9', confirmPassword: 'harbour crane 9' })
  expect(await db.first(sql`select from link_token where email = ${email}`)).toBeUndefined()
})
