import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession, password } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { emailForm, newEmail, newMobile, passwords, person, unproved } from '#testing/identity.ts'
import { codeSentTo, linkSentTo, messagesTo, tokenSentTo, waitAMinute } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { hashPassword, isPassword } from './passwords.ts'

const site = await testApp()
const { call, db, request, config } = site
const { auth, registration, accountSecurity, members } = contract

beforeEach(async () => {
  await db.run(sql`delete from budget`)
  await waitAMinute(db)
})

const solved = async (endpoint: Endpoint, input: object, headers = {}) =>
  call(endpoint, { ...input, ...(await aCaptcha(db)) }, headers)
const status = async (token: string) => (await call(members.info, {}, { token })).status
describe('enumeration', () => {
  test('no answer of sign-in, recovery or verification reveals whether there is an account', async () => {
    const { email, mobile } = await aMember(db, { mobile: newMobile() })
    const pairs: [Endpoint, object, object][] = [
      [auth.login, { account: email, password: 'not it' }, { account: newEmail(), password: 'not it' }],
      [auth.login, { account: mobile, password: 'not it' }, { account: newMobile(), password: 'not it' }],
      [auth.sendRecoveryCode, { mobile }, { mobile: newMobile() }],
      [auth.sendRecoveryLink, { email }, { email: newEmail() }],
      [registration.repeatVerification, { email }, { email: newEmail() }],
      [
        auth.resetByCode,
        { mobile, verifyCode: '1', ...passwords },
        { mobile: newMobile(), verifyCode: '1', ...passwords },
      ],
    ]
    for (const [endpoint, known, unknown] of pairs) {
      const [one, other] = [await solved(endpoint, known), await solved(endpoint, unknown)]
      expect({ status: one.status, ...one.envelope }, endpoint.path).toEqual({
        status: other.status,
        ...other.envelope,
      })
      await db.run(sql`delete from budget`)
    }
  })
})

describe('the time of an answer', () => {
  test('a password is checked once for nobody as for a member', async () => {
    for (const stored of [await hashPassword('another'), undefined]) {
      const check = vi.fn<typeof verify>(verify)
      expect(await isPassword('not it', stored, check)).toBe(false)
      expect(check).toHaveBeenCalledTimes(1)
    }
  })

  test('recovery writes as much for nobody', async () => {
    const { email } = await aMember(db)
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    // What runs by itself in this process may come between: the least of several is the call's own.
    const asked = async (address: string) => {
      const counts: number[] = []
      for (let n = 0; n < 5; n++) {
        const captcha = await aCaptcha(db)
        await db.run(sql`delete from budget`)
        statements.mockClear()
        await call(auth.sendRecoveryLink, { email: address, ...captcha })
        counts.push(statements.mock.calls.length)
      }
      return Math.min(...counts)
    }
    const known = await asked(email)
    expect(known).toBeGreaterThan(2)
    expect(await asked('nobody@example.org')).toBe(known)
    statements.mockRestore()
  })
})

describe('brute force', () => {
  test('of a code ends after five tries, in a row and at once', async () => {
    const form = await emailForm(site)
    const guesses = Array.from({ length: 15 }, (_, n) => ({ ...form, verifyCode: String(100_000 + n) }))
    const answers = await Promise.all(guesses.map((guess) => call(registration.byEmail, guess)))
    for (const { envelope } of answers) expect(envelope.code).toBe(48800)
    expect((await call(registration.byEmail, form)).envelope.code).toBe(48800)
  })

  test('of a password needs a picture after three tries, in a row and at once', async () => {
    const { email: account } = await aMember(db)
    const guess = async () => (await call(auth.login, { account, password: 'not it' })).envelope.code
    const atOnce = await Promise.all(Array.from({ length: 20 }, guess))
    expect(atOnce.filter((code) => code === 488101).length).toBeLessThanOrEqual(3)
    const inARow = [await guess(), await guess(), await guess(), await guess()]
    expect(inARow.at(-1)).toBe(488102)
  })
})

describe('reuse', () => {
  test('of a code, a link, a picture or a form is refused', async () => {
    const form = await emailForm(site)
    expect((await call(registration.byEmail, form)).envelope.code).toBe(0)
    expect((await call(registration.byEmail, form)).envelope.code).toBe(48800)
    await solved(auth.sendRecoveryLink, { email: form.email })
    const token = await tokenSentTo(db, form.email)
    expect((await call(auth.resetByLink, { token, ...passwords })).envelope.code).toBe(0)
    expect((await call(auth.resetByLink, { token, ...passwords })).envelope.code).toBe(488109)
    const picture = await aCaptcha(db)
    expect((await call(auth.sendRecoveryLink, { email: newEmail(), ...picture })).envelope.code).toBe(0)
    expect((await call(auth.sendRecoveryLink, { email: newEmail(), ...picture })).envelope.code).toBe(488103)
  })
})

describe('foreign targets', () => {
  test('a code or link for one address changes nothing at another', async () => {
    const [mine, theirs] = [newMobile(), newMobile()]
    await aMember(db, { mobile: mine })
    const victim = await aMember(db, { mobile: theirs })
    const session = await aSession(db, victim)
    await solved(auth.sendRecoveryCode, { mobile: mine })
    const verifyCode = await codeSentTo(db, mine)
    const reset = await call(auth.resetByCode, { mobile: theirs, verifyCode, ...passwords })
    expect(reset.envelope.code).toBe(48800)
    const { email } = await unproved(site)
    const token = await tokenSentTo(db, email)
    await call(accountSecurity.activateEmail, { token, email: victim.email, memberId: victim.id, ...passwords })
    expect(await status(session)).toBe(200)
  })
})

describe('a token', () => {
  test('is dead after signing out, for calls and for pages', async () => {
    const token = await aSession(db, await aMember(db))
    await call(auth.logout, {}, { token })
    expect(await status(token)).toBe(401)
    const page = await request({ url: to.customerHome(), headers: { cookie: `token=${token}` } })
    expect(page.headers.location).toMatch(/^\/auth\/login/)
  })

  test('that somebody else put into the browser is never taken over', async () => {
    const { email: account } = await aMember(db)
    const fixed = await aSession(db, await aMember(db))
    const { envelope } = await call(
      auth.login,
      { account, password, token: fixed },
      { token: fixed, cookie: `token=${fixed}` },
    )
    expect((envelope.data as { token: string }).token).not.toBe(fixed)
    const unknown = 'A'.repeat(43)
    await call(auth.login, { account, password }, { token: unknown, cookie: `token=${unknown}` })
    expect(await status(unknown)).toBe(401)
  })
})

describe('a foreign page', () => {
  test('can use the cookie for nothing that changes', async () => {
    const member = await aMember(db)
    const token = await aSession(db, member)
    const cookie = `token=${token}`
    for (const endpoint of [auth.logout, accountSecurity.updatePassword, accountSecurity.endSession])
      expect((await call(endpoint, passwords, { cookie })).status, endpoint.path).toBe(401)
    const pages = [to.signOut(), to.signIn(), to.passwordByPassword()]
    for (const url of pages)
      for (const origin of ['https://evil.example', 'null', `${config.publicOrigin}.evil.example`]) {
        const headers = { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await request({ method: 'POST', url, headers, payload: 'password=a' })
        expect(answer.statusCode, `${url} from ${origin}`).toBe(403)
      }
    expect(await status(token)).toBe(200)
  })
})

describe('a spoofed header', () => {
  test('does not make one attacker look like many', async () => {
    const codes = []
    for (let n = 0; n < 4; n++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
        'x-real-ip': `203.0.113.${n}`,
      }
      codes.push((await call(auth.login, { account: newEmail(), password: 'not it' }, headers)).envelope.code)
    }
    expect(codes).toEqual([488101, 488101, 488101, 488102])
  })

  test('does not lead mails to another site', async () => {
    const { email } = await aMember(db)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    await solved(auth.sendRecoveryLink, { email }, headers)
    expect((await linkSentTo(db, email)).origin).toBe(config.publicOrigin)
    expect(JSON.stringify(await messagesTo(db, email))).not.toContain('evil.example')
  })
})

describe('fields that nobody may set', () => {
  test('are not set by sending them along', async () => {
    const form = await emailForm(site)
    const more = {
      id: 1,
      roleId: 99,
      role: 'admin',
      disabled: true,
      locale: 'fr-FR',
      mobile: newMobile(),
      createdAt: 0,
    }
    expect((await call(registration.byEmail, { ...form, ...more })).envelope.code).toBe(0)
    const row = await db.first(sql`
      select mobile, disabled, locale, (select code from role where role.id = role_id) as role from member where email = ${form.email}`)
    expect(row).toEqual({ mobile: null, disabled: false, locale: 'en-US', role: 'buyer' })
    const claimed = {
      ...passwords,
      ...(await person(db)),
      email: newEmail(),
      emailVerified: true,
      email_verified: true,
    }
    await solved(registration.atOnce, claimed)
    expect(await db.first(sql`select email_verified from member where email = ${claimed.email}`)).toEqual({
      email_verified: false,
    })
  })
})
