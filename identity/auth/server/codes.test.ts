import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { emailForm, mobileForm, newEmail, newMobile, passwords } from '#testing/identity.ts'
import { codeSentTo, messagesTo, waitAMinute } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp({ config: behindProxy })
const { call, db } = site
const { registration, auth } = contract

beforeEach(() => db.run(sql`delete from budget`))

const send = async (mobile: string, headers = fromNewIp()) =>
  call(registration.sendMobileCode, { mobile, ...(await aCaptcha(db)) }, headers)
const codeOf = async (form: object) => (await call(registration.byMobile, form)).envelope.code
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code', () => {
  test('has six digits, of which only a hash is kept', async () => {
    const { mobile, verifyCode } = await mobileForm(site)
    expect(verifyCode).toMatch(/^\d{6}$/)
    const row = await db.first(sql`select * from verification_code where target = ${mobile}`)
    expect(JSON.stringify(row)).not.toContain(verifyCode)
  })

  test('lives ten minutes', async () => {
    const form = await mobileForm(site)
    const left = await db.first<{ seconds: number }>(sql`
      select extract(epoch from expires_at - now())::int as seconds from verification_code where target = ${form.mobile}`)
    expect(left?.seconds).toBeGreaterThan(590)
    await db.run(sql`update verification_code set expires_at = now() where target = ${form.mobile}`)
    const { envelope } = await call(registration.byMobile, form)
    expect(envelope).toMatchObject({
      code: 48803,
      data: { fields: { verifyCode: 'Verification code expired. Please click to refesh' } },
    })
  })

  test('has five tries; then the right one is wrong', async () => {
    const form = await mobileForm(site)
    for (let n = 0; n < 5; n++) expect(await codeOf({ ...form, verifyCode: wrongCode(form.verifyCode) })).toBe(48800)
    expect(await codeOf(form)).toBe(48800)
  })

  test('has five tries also when they come all at once', async () => {
    const form = await mobileForm(site)
    const guesses = Array.from({ length: 30 }, (_, n) => String(n * 31).padStart(6, '0'))
    await Promise.all(guesses.map((verifyCode) => call(auth.resetByCode, { ...form, verifyCode })))
    await Promise.all(guesses.map((verifyCode) => codeOf({ ...form, verifyCode })))
    const row = await db.first(sql`select tries from verification_code where target = ${form.mobile}`)
    expect(row).toEqual({ tries: 5 })
  })

  test('is good for one use', async () => {
    const mobile = newMobile()
    await aMember(db, { mobile })
    await call(auth.sendRecoveryCode, { mobile, ...(await aCaptcha(db)) }, fromNewIp())
    const form = { mobile, verifyCode: await codeSentTo(db, mobile), ...passwords }
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(auth.resetByCode, form)))
    expect(answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([0, 48800, 48800, 48800])
  })

  test('is good for its purpose and its target only', async () => {
    const form = await mobileForm(site)
    const mail = await emailForm(site)
    expect(await codeOf({ ...form, mobile: newMobile() })).toBe(48800)
    expect((await call(auth.resetByCode, form)).envelope.code).toBe(48800)
    expect((await call(registration.byEmail, { ...mail, email: newEmail() })).envelope.code).toBe(48800)
    expect(await codeOf(form)).toBe(0)
  })

  test('is replaced by the next one', async () => {
    const form = await mobileForm(site)
    await waitAMinute(db)
    await send(form.mobile)
    const next = await codeSentTo(db, form.mobile)
    if (next !== form.verifyCode) expect(await codeOf(form)).toBe(48800)
    expect(await codeOf({ ...form, verifyCode: next })).toBe(0)
  })
})

describe('sending', () => {
  test('waits a minute, and says how long', async () => {
    const mobile = newMobile()
    expect((await send(mobile)).envelope).toMatchObject({ code: 0, data: { resendSeconds: 60 } })
    const { envelope, headers } = await send(mobile)
    const { resendSeconds } = envelope.data as { resendSeconds: number }
    expect(envelope.code).toBe(488108)
    expect(resendSeconds).toBeGreaterThan(50)
    expect(resendSeconds).toBeLessThanOrEqual(60)
    expect(headers['retry-after']).toBe(String(resendSeconds))
    await waitAMinute(db)
    expect((await send(mobile)).envelope.code).toBe(0)
  })

  test('happens once, however many ask at the same time', async () => {
    const mobile = newMobile()
    await Promise.all(Array.from({ length: 10 }, () => send(mobile)))
    expect(await messagesTo(db, mobile)).toHaveLength(1)
  })

  test('happens five times an hour for a target, known or not, wherever it is asked for', async () => {
    const known = newMobile()
    await aMember(db, { mobile: known })
    for (const mobile of [known, newMobile()]) {
      const answers = []
      for (let n = 0; n < 7; n++) {
        answers.push(await call(auth.sendRecoveryCode, { mobile, ...(await aCaptcha(db)) }, fromNewIp()))
        await waitAMinute(db)
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
    expect(await messagesTo(db, known)).toHaveLength(5)
  })

  test('counts the hour from the message, not from the clock', async () => {
    const mobile = newMobile()
    for (let n = 0; n < 5; n++) {
      await send(mobile)
      await waitAMinute(db)
    }
    const age = (minutes: number) =>
      db.run(sql`update budget set window_start = date_bin('15 minutes', now() - make_interval(mins => ${minutes}), '2020-01-01')
        where key = ${`send target ${mobile}`}`)
    await age(59)
    expect((await send(mobile)).status).toBe(429)
    await age(95)
    await waitAMinute(db)
    expect((await send(mobile)).status).toBe(200)
  })

  test('is limited for one address of the net, whatever the targets', async () => {
    const here = fromNewIp()
    const statuses = []
    for (let n = 0; n < 41; n++) statuses.push((await send(newMobile(), here)).status)
    expect(statuses).toEqual([...Array(40).fill(200), 429])
  })

  test('asks for a picture first', async () => {
    const email = newEmail()
    const calls = [
      [registration.sendMobileCode, { mobile: newMobile() }],
      [registration.sendEmailCode, { email }],
      [registration.sendLink, { email }],
      [registration.repeatVerification, { email }],
      [auth.sendRecoveryCode, { mobile: newMobile() }],
      [auth.sendRecoveryLink, { email }],
    ] as const
    for (const [endpoint, input] of calls) {
      const { envelope } = await call(endpoint, input)
      expect(envelope, endpoint.path).toMatchObject({ code: 488102, data: { captchaDue: true } })
    }
    expect(await messagesTo(db, email)).toHaveLength(0)
  })

  test('never answers with the code', async () => {
    const mobile = newMobile()
    const answer = await send(mobile)
    expect(JSON.stringify(answer)).not.toContain(await codeSentTo(db, mobile))
  })
})
