import { describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { sql } from '#server/database/sql.ts'
import { aMember, password } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, call, db } = await testApp()
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
    const answers = await Promise.all(Object.values(await attempts()).map((input) => call(login, input)))
    const bare = answers.map(({ status, envelope, headers }) => ({
      status,
      envelope,
      names: Object.keys(headers).toSorted(),
    }))
    expect(bare[0]).toMatchObject({ status: 200, envelope: { code: 488101, data: null } })
    for (const answer of bare) expect(answer).toEqual(bare[0])
    for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie')
  })

  test('takes the same work, whether or not there is such an account', async () => {
    const { 'with a wrong password': known, 'of an unknown mobile number': unknown } = await attempts()
    const times = { known: [] as number[], unknown: [] as number[] }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    // In turns, so that other work on the machine slows both alike.
    for (let n = 0; n < 9; n++)
      for (const [name, input] of [
        ['known', known],
        ['unknown', unknown],
      ] as const) {
        const start = performance.now()
        await call(login, input)
        times[name].push(performance.now() - start)
      }
    // Without the work of a password check an answer would come ten times as fast.
    const [one, other] = [median(times.known), median(times.unknown)]
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(3)
  })

  test('is not possible without end, for an account or for nobody', async () => {
    const { email } = await aMember(db)
    for (const account of [email, 'nobody3@example.com']) {
      const site = await testApp()
      const answers = []
      for (let n = 0; n < 21; n++) answers.push(await site.call(login, { account, password: 'not it' }))
      expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(answers[20]).toMatchObject({ status: 429, envelope: { code: 429 } })
      expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})
