import { describe, expect, test } from 'vitest'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, password } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { codeSentTo, messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, call, db } = await testApp({ config: behindProxy })
const { login } = contract.auth

describe('signing in', () => {
  test('takes the e-mail address in any case, or the mobile number', async () => {
    const { email } = await aMember(db, { mobile: '13800000001' })
    for (const account of [email, email.toUpperCase(), ` ${email} `, '13800000001']) {
      const { token, expiresAt } = await anonymous.auth.login({ account, password })
      expect(token).toMatch(/^[\w-]{43}$/)
      const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
      expect(Math.round(days)).toBe(30)
    }
  })

  test('sets the cookie that pages read, for this site only', async () => {
    const { email } = await aMember(db)
    const { headers, envelope } = await call(login, { account: email, password })
    const { token } = envelope.data as { token: string }
    expect(headers['set-cookie']).toBe(`token=${token}; Max-Age=2592000; Path=/; SameSite=Lax`)
  })

  test('gives another token each time, of which only a hash is kept', async () => {
    const { email, id } = await aMember(db)
    const tokens = [
      await anonymous.auth.login({ account: email, password }),
      await anonymous.auth.login({ account: email, password }),
    ]
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(2)
    const kept = await db.many<Record<string, unknown>>(sql`select * from session where member_id = ${id}`)
    expect(kept).toHaveLength(2)
    for (const { token } of tokens)
      for (const row of kept) {
        expect(JSON.stringify(row)).not.toContain(token)
        expect((row['token_hash'] as Buffer).equals(Buffer.from(token, 'base64url'))).toBe(false)
      }
  })

  test('keeps the password as Argon2id', async () => {
    const { id } = await aMember(db)
    const row = await db.first<{ hash: string }>(sql`select password_hash as hash from member where id = ${id}`)
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

const wrong = (account: string, answer: object = {}, from = fromNewIp()) =>
  call(login, { account, password: 'not it', ...answer }, from)

describe('a wrong sign-in', () => {
  const attempts = async () => {
    const { email } = await aMember(db)
    const { email: disabled } = await aMember(db, { disabled: true })
    return {
      'with a wrong password': { account: email, password: 'not it' },
      'of an unknown e-mail address': { account: 'nobody@example.com', password },
      'of an unknown mobile number': { account: '13900000000', password },
      'of a disabled member': { account: disabled, password },
      'with SQL for a name': { account: "' or true --", password },
    }
  }

  test('is answered the same, whether or not there is such an account', async () => {
    const answers = await Promise.all(Object.values(await attempts()).map((input) => call(login, input, fromNewIp())))
    const bare = answers.map(({ status, envelope, headers }) => ({
      status,
      envelope,
      names: Object.keys(headers).toSorted(),
    }))
    expect(bare[0]).toMatchObject({ status: 200, envelope: { code: 488101, data: null } })
    for (const answer of bare) expect(answer).toEqual(bare[0])
    for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie')
  })

  test('is not possible without end from one place, for an account or for nobody', async () => {
    const { email } = await aMember(db)
    for (const account of [email, 'nobody3@example.com']) {
      const place = fromNewIp()
      const codes = []
      for (let n = 0; n < 20; n++) codes.push((await wrong(account, await aCaptcha(db), place)).envelope.code)
      expect(codes).toEqual(Array(20).fill(488101))
      const last = await wrong(account, await aCaptcha(db), place)
      expect(last).toMatchObject({ status: 429, envelope: { code: 429 } })
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('the picture', () => {
  test('is due after three failures of an account, wherever they came from, known or not', async () => {
    const { email } = await aMember(db)
    for (const account of [email, 'nobody4@example.com']) {
      const answers = []
      for (let n = 0; n < 4; n++) answers.push((await wrong(account)).envelope)
      expect(answers.map(({ code }) => code)).toEqual([488101, 488101, 488101, 488102])
      expect(answers.map(({ data }) => data)).toEqual([
        null,
        null,
        { captchaDue: true },
        {
          captchaDue: true,
          fields: { captcha: 'Please wait for the security check to finish, or enter the digits shown' },
        },
      ])
    }
  })

  test('is due after three failures from one address, whatever the account', async () => {
    const { email } = await aMember(db)
    const here = fromNewIp()
    for (let n = 0; n < 3; n++) await call(login, { account: `nobody${n}@example.net`, password }, here)
    expect((await call(login, { account: email, password }, here)).envelope.code).toBe(488102)
    expect((await call(login, { account: email, password }, fromNewIp())).envelope.code).toBe(0)
    const answer = await aCaptcha(db)
    expect((await call(login, { account: email, password, ...answer }, here)).envelope.code).toBe(0)
  })

  test('is needed even with the right password, and a success ends it for the account', async () => {
    const { email: account } = await aMember(db)
    for (let n = 0; n < 3; n++) await wrong(account)
    const sign = async (answer = {}) => (await call(login, { account, password, ...answer }, fromNewIp())).envelope.code
    expect(await sign()).toBe(488102)
    expect(await sign({ ...(await aCaptcha(db)), captcha: 'XXXX' })).toBe(488103)
    expect(await sign(await aCaptcha(db))).toBe(0)
    expect(await sign()).toBe(0)
  })

  test('is not due to a member who signs in again and again', async () => {
    const { email: account } = await aMember(db)
    const here = fromNewIp()
    for (let n = 0; n < 6; n++) expect((await call(login, { account, password }, here)).envelope.code).toBe(0)
  })

  test('stops tries that are made all at once', async () => {
    const { email: account } = await aMember(db)
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(account)))
    const codes = answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)
    expect(codes).toEqual([...Array(3).fill(488101), ...Array(27).fill(488102)])
  })
})

describe('a code instead of a password', () => {
  const ask = async (account: string) =>
    call(contract.auth.sendSignInCode, { account, ...(await aCaptcha(db)) }, fromNewIp())

  test('goes to a proved address, and a second factor is asked for all the same', async () => {
    const { email: account, id } = await aMember(db)
    await ask(account)
    await db.run(sql`update member set totp_secret = '\\x00' where id = ${id}`)
    const verifyCode = await codeSentTo(db, account)
    const { envelope } = await call(contract.auth.loginByCode, { account, verifyCode })
    expect(envelope).toMatchObject({ data: { ticket: expect.any(String) } })
    expect(envelope.data).not.toHaveProperty('token')
  })

  test('is never sent to an address that was only claimed, or that nobody has, and the answer is the same', async () => {
    const { email, id } = await aMember(db)
    await db.run(sql`update member set email_verified = false where id = ${id}`)
    const answers = [await ask(email), await ask('nobody@firm.example')]
    for (const { envelope } of answers) expect(envelope).toMatchObject({ code: 0, data: { resendSeconds: 60 } })
    expect([...(await messagesTo(db, email)), ...(await messagesTo(db, 'nobody@firm.example'))]).toEqual([])
  })
})
