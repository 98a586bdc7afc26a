import { beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { emailForm, newEmail, passwords, person } from '#testing/identity.ts'
import { messagesTo, waitAMinute } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { call, db, request } = site
const { auth, registration } = contract

beforeEach(async () => {
  await db.run(sql`delete from budget`)
  await waitAMinute(db)
})

const solved = async (endpoint: Endpoint, input: object) => call(endpoint, { ...input, ...(await aCaptcha(db)) })

describe('look-alike letters', () => {
  test.each([
    'bυyer@firm.example',
    'ｂuyer@firm.example',
    'buyer@fırm.example',
    'buyer@firm.exam\u200bple',
    'b\u0435yer@firm.example',
  ])('%s is no address', async (email) =>
    expect((await solved(registration.sendEmailCode, { email })).envelope.code).toBe(40400),
  )

  test('full-width digits are no mobile number', async () => {
    const mobile = '１３８００００００００'
    expect((await solved(registration.sendMobileCode, { mobile })).envelope.code).toBe(40400)
  })

  test('case does not make a second account, and does not hide the first', async () => {
    const form = await emailForm(site)
    await call(registration.byEmail, form)
    const again = await solved(registration.sendEmailCode, { email: form.email.toUpperCase() })
    expect(again.envelope.code).toBe(488106)
  })

  test('the same password in another notation is the same password', async () => {
    const composed = 'h\u00e4fen und schiffe'
    const form = { ...(await emailForm(site)), password: composed, confirmPassword: composed }
    await call(registration.byEmail, form)
    const decomposed = composed.normalize('NFD')
    expect(decomposed).not.toBe(composed)
    expect((await call(auth.login, { account: form.email, password: decomposed })).envelope.code).toBe(0)
  })
})

describe('line breaks', () => {
  test.each(['Li\r\nBcc: all@firm.example', 'Li\nWei', 'Li\u2028Wei', 'Li\u202eWei'])(
    '%j is no name',
    async (realname) => {
      const form = { ...passwords, ...(await person(db)), email: newEmail(), realname }
      const { envelope } = await solved(registration.atOnce, form)
      expect(envelope).toMatchObject({ code: 40400, data: { fields: { realname: expect.any(String) } } })
      expect(await messagesTo(db, form.email)).toHaveLength(0)
    },
  )

  test.each(['a@firm.example\r\nBcc: all@firm.example', 'a@firm.example, all@firm.example', '<a@firm.example> x'])(
    '%j is no address',
    async (email) => expect((await solved(auth.sendRecoveryLink, { email })).envelope.code).toBe(40400),
  )

  test('a name reaches no address that nobody has proved, with markup or without', async () => {
    const form = {
      ...passwords,
      ...(await person(db)),
      email: newEmail(),
      realname: '<a href="https://evil.example">x</a>',
    }
    await solved(registration.atOnce, form)
    const [mail] = await messagesTo(db, form.email)
    expect(mail?.html).toContain('</html>')
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })
})

describe('a password of 1 MiB', () => {
  test('is turned away at the door, and one of 100 kB before any work is done', async () => {
    const { email: account } = await aMember(db)
    const huge = await call(auth.login, { account, password: 'a'.repeat(1024 * 1024) })
    expect(huge).toMatchObject({ status: 413, envelope: { code: 413 } })
    const large = 'a'.repeat(100_000)
    const { envelope } = await call(auth.login, { account, password: large })
    expect(envelope).toMatchObject({ code: 40400, data: { fields: { password: expect.any(String) } } })
    const form = { email: newEmail(), verifyCode: '1', ...(await person(db)), password: large, confirmPassword: large }
    expect((await call(registration.byEmail, form)).envelope.code).toBe(40400)
    const headers = {
      origin: `http://localhost`,
      host: 'localhost',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const payload = `account=a&password=${'a'.repeat(1024 * 1024)}`
    expect((await request({ method: 'POST', url: to.signIn(), headers, payload })).statusCode).toBe(413)
  })
})
