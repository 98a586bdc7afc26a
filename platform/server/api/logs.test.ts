import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { sql } from '../database/sql.ts'
import { newSecret, stepAt, totpCode } from '#identity/second-factor/server/totp.ts'
import { aPerson, deskHeaders, operatorPassword } from '#testing/back-office.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { emailForm, goodPassword, mobileForm, newEmail, newMobile } from '#testing/identity.ts'
import { tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const lines: string[] = []
const site = await testApp({
  config: { logLevel: 'trace' },
  logStream: { write: (line) => void lines.push(line) },
})
const { db, call, request } = site

/** Everything said, without what is counted or drawn by lot and could spell any code. */
const said = () =>
  lines.map((line) => {
    const {
      time: _,
      pid: __,
      hostname: ___,
      reqId: ____,
      responseTime: _____,
      ...rest
    } = JSON.parse(line) as object & {
      [name: string]: unknown
    }
    return JSON.stringify(rest)
  })

/** What must never be read in a log, by what it is. */
const secrets = new Map<string, string>()
const keep = (what: string, value: string) => {
  expect([what, value.length]).toEqual([what, expect.toSatisfy((length: number) => length >= 4)])
  secrets.set(what, value)
  return value
}

function expectNothingLeaked() {
  const all = said().join('\n')
  expect(all).toContain('request completed')
  for (const [what, secret] of secrets) expect([what, all.includes(secret)]).toEqual([what, false])
  lines.length = 0
}

test('what members type and are sent is in no log: passwords, codes, captchas, tokens and links', async () => {
  const form = await emailForm(site, keep('e-mail', newEmail()))
  keep('password', goodPassword)
  keep('code', form.verifyCode)
  expect((await call(contract.registration.byEmail, form)).envelope.code).toBe(0)
  const mobile = await mobileForm(site, keep('mobile', newMobile()))
  keep('code by SMS', mobile.verifyCode)
  await call(contract.registration.byMobile, { ...mobile, password: keep('a refused password', 'sh0rt!!') })
  const solved = await aCaptcha(db)
  const asked = { ...solved, email: form.email }
  keep('captcha', solved.captcha)
  keep('captcha id', solved.captchaId)
  await call(contract.auth.login, { account: form.email, password: keep('a wrong password', 'not the one 9') })
  const { envelope } = await call(contract.auth.login, { account: form.email, password: goodPassword })
  const token = keep('session', (envelope.data as { token: string }).token)
  await call(contract.auth.sendRecoveryLink, asked)
  const link = keep('link of recovery', await tokenSentTo(db, form.email))
  for (const url of [
    to.resetPassword(link),
    `/no/such/page?token=${link}`,
    `/api/none?token=${link}`,
    `/%zz?t=${link}`,
  ])
    await request({ url, headers: { cookie: `token=${token}`, referer: `http://localhost/?token=${link}` } })
  await request({ url: `/chat/file/${link}`, headers: { token } })
  await request({
    method: 'POST',
    url: '/api/customer/login',
    payload: `{"password":"${goodPassword}"`,
    headers: { 'content-type': 'application/json', token },
  })
  expectNothingLeaked()
})

test('what operators type is in no log either: passwords, authenticator secrets, codes, recovery codes', async () => {
  const { email, id } = await aPerson(db, 'sales')
  const { session } = operatorContract
  const signIn = async () =>
    ((await call(session.signIn, { email, password: operatorPassword })).envelope.data as { token: string }).token
  const token = keep('desk token', await signIn())
  const offered = await call(session.offerSecondFactor, { password: operatorPassword }, deskHeaders(token))
  keep('offered secret', (offered.envelope.data as { secret: string }).secret)
  const secret = newSecret()
  await db.run(sql`update operator set totp_offered = ${secret} where id = ${id}`)
  const code = keep('authenticator code', totpCode(secret, stepAt(Date.now())))
  const confirmed = await call(session.confirmSecondFactor, { code }, deskHeaders(token))
  for (const each of (confirmed.envelope.data as { recoveryCodes: string[] }).recoveryCodes)
    keep(`recovery ${each}`, each)
  const [recovery = ''] = (confirmed.envelope.data as { recoveryCodes: string[] }).recoveryCodes
  await call(session.giveCode, { code: recovery }, deskHeaders(keep('second desk token', await signIn())))
  await request({ url: to.office.desk(), headers: { cookie: `officeToken=${token}` } })
  expectNothingLeaked()
})

test('a row that the database refuses is not repeated in the error, nor is a value that it cannot read', async () => {
  await db.run(sql`alter table session add constraint nobody check (user_agent <> 'trap') not valid`)
  const email = keep('e-mail of the refused', newEmail())
  const { envelope } = await call(contract.registration.byEmail, await emailForm(site, email), { 'user-agent': 'trap' })
  await db.run(sql`alter table session drop constraint nobody`)
  expect(envelope.code).toBe(500)
  const failed = said().find((line) => line.includes('request failed')) ?? ''
  expect(failed).toContain('"constraint":"nobody"')
  expect(failed).not.toContain('Failing row')
  expectNothingLeaked()
})
