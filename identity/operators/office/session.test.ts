import { beforeEach, describe, expect, test } from 'vitest'
import { operatorContract } from '#site/office-contract.ts'
import type { BuiltInRole } from '#platform/contract/office/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import {
  aDeskSession,
  aPerson,
  atDesk,
  auditOf,
  deskHeaders,
  operatorPassword as password,
  roleIdOf,
} from '#testing/back-office.ts'
import { hashToken } from '#identity/auth/server/tokens.ts'
import { linkSentTo, tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { newSecret, stepAt, totpCode } from '#identity/second-factor/server/totp.ts'

const site = await testApp()
const { db, call } = site
const { session, operators } = operatorContract

beforeEach(() => db.run(sql`delete from budget`))

const signIn = async (email: string, typed = password) => {
  const { envelope, headers } = await call(session.signIn, { email, password: typed })
  return {
    ...envelope,
    cookie: String(headers['set-cookie'] ?? ''),
    ...(envelope.data as { token: string; stage: string }),
  }
}
const give = async (token: string, code: string) =>
  (await call(session.giveCode, { code }, deskHeaders(token))).envelope.code
const codeNow = (secret: Buffer, steps = 0) => totpCode(secret, stepAt(Date.now()) + steps)
const statusOf = async (token: string) => (await call(operatorContract.desk.counts, {}, deskHeaders(token))).status

async function guarded(role: BuiltInRole = 'administrator') {
  const person = await aPerson(db, role)
  const secret = newSecret()
  await db.run(sql`update operator set totp_secret = ${secret} where id = ${person.id}`)
  return { ...person, secret }
}

describe('signing in', () => {
  test('by the password alone is enough where no second factor is needed', async () => {
    const { email, id } = await aPerson(db, 'catalogue')
    const { stage, token, cookie } = await signIn(email.toUpperCase())
    expect(stage).toBe('open')
    expect(await statusOf(token)).toBe(200)
    expect(cookie).toMatch(/^officeToken=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await auditOf(db, 'operator', id)).toMatchObject([{ operatorId: id, action: 'signIn' }])
  })

  test('under TLS leaves a cookie that no other host can plant', async () => {
    const behindProxy = await testApp({ db, config: { trustProxy: ['127.0.0.1'] } })
    const { email } = await aPerson(db, 'catalogue')
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'desk.example' }
    const { headers } = await behindProxy.call(session.signIn, { email, password }, secure)
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-officeToken=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const [pair = ''] = cookie.split(';')
    const me = async (sent: string) => (await behindProxy.call(session.me, {}, { ...secure, cookie: sent })).status
    expect(await me(pair)).toBe(200)
    expect(await me(pair.replace('__Host-', ''))).toBe(401)
  })

  test('lets whoever may touch money, roles or people no further than the set-up of a second factor', async () => {
    for (const role of ['administrator', 'sales', 'service'] as const) {
      const { email } = await aPerson(db, role)
      const { stage, token } = await signIn(email)
      expect(stage, role).toBe('enrol')
      expect(await statusOf(token), role).toBe(401)
    }
  })

  test('only offers it where the configuration says so', async () => {
    const offering = await testApp({ db, config: { operatorSecondFactor: 'offered' } })
    const { email } = await aPerson(db)
    const { envelope } = await offering.call(session.signIn, { email, password })
    expect(envelope.data).toMatchObject({ stage: 'open' })
    const { token } = envelope.data as { token: string }
    expect((await offering.call(session.offerSecondFactor, { password }, deskHeaders(token))).envelope.code).toBe(0)
  })

  test('answers alike for nobody, a wrong password, no password yet and a disabled operator', async () => {
    const { email } = await aPerson(db, 'sales')
    const invited = await aPerson(db, 'sales')
    await db.run(sql`update operator set password_hash = null where id = ${invited.id}`)
    const disabled = await aPerson(db, 'sales')
    await db.run(sql`update operator set disabled_at = now() where id = ${disabled.id}`)
    for (const [who, typed] of [
      ['nobody@example.com', password],
      [email, 'not it'],
      [invited.email, password],
      [disabled.email, password],
    ] as const)
      expect(await signIn(who, typed)).toMatchObject({ code: 488101, data: null })
  })

  test('is slowed down after ten tries, for this visitor', async () => {
    const { email } = await aPerson(db, 'sales')
    for (let n = 0; n < 10; n++) expect((await signIn(email, 'not it')).code).toBe(488101)
    expect((await signIn(email)).code).toBe(429)
  })
})

describe('the second factor', () => {
  test('is asked for, opens the session, and its code works once', async () => {
    const { email, secret } = await guarded()
    const [one, other] = [await signIn(email), await signIn(email)]
    expect(one.stage).toBe('code')
    expect(await statusOf(one.token)).toBe(401)
    expect(await give(one.token, '000000')).toBe(48800)
    const code = codeNow(secret)
    expect(await give(one.token, code)).toBe(0)
    expect(await statusOf(one.token)).toBe(200)
    expect(await give(other.token, code)).toBe(48800)
    // Nor does an older one after a newer one.
    expect(await give(other.token, codeNow(secret, -1))).toBe(48800)
    expect(await statusOf(other.token)).toBe(401)
  })

  test('takes one of many codes given at the same time', async () => {
    const { email, secret } = await guarded()
    const { token } = await signIn(email)
    const codes = await Promise.all(Array.from({ length: 6 }, () => give(token, codeNow(secret))))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
  })

  test('ends a guessing after ten tries', async () => {
    const { email, secret } = await guarded()
    const { token } = await signIn(email)
    for (let n = 0; n < 10; n++) await give(token, String(n).padStart(6, '0'))
    expect(await give(token, codeNow(secret))).toBe(429)
  })

  test('cannot be replaced by whoever has only the password', async () => {
    const { email } = await guarded()
    const { token } = await signIn(email)
    expect((await call(session.offerSecondFactor, { password }, deskHeaders(token))).status).toBe(401)
  })

  test('is set up by a first code, and gives recovery codes that each work once', async () => {
    const { email, id } = await aPerson(db)
    const { token } = await signIn(email)
    const offer = await call(session.offerSecondFactor, {}, deskHeaders(token))
    expect(offer.envelope.data).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      image: expect.stringContaining('<svg'),
    })
    const secret = (
      await db.first<{ offered: Buffer }>(sql`select totp_offered as offered from operator where id = ${id}`)
    )?.offered
    const confirm = async (code: string) =>
      (await call(session.confirmSecondFactor, { code }, deskHeaders(token))).envelope
    expect((await confirm('000000')).code).toBe(48800)
    const { recoveryCodes } = (await confirm(codeNow(secret as Buffer))).data as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await statusOf(token)).toBe(200)
    const stored = await db.many<{ hash: Buffer }>(sql`select code_hash as hash from operator_recovery_code`)
    expect(stored).toHaveLength(10)
    const fast = recoveryCodes.map((code) => hashToken(code.replace('-', '')).toString('hex'))
    for (const { hash } of stored) expect(fast).not.toContain(hash.toString('hex'))
    const [paper = ''] = recoveryCodes
    expect(await give((await signIn(email)).token, paper.toUpperCase())).toBe(0)
    expect(await give((await signIn(email)).token, paper)).toBe(48800)
  })

  test('needs the password to be changed by somebody who is in', async () => {
    const token = await aDeskSession(db, await guarded())
    expect((await call(session.offerSecondFactor, { password: 'not it' }, deskHeaders(token))).envelope.code).toBe(
      488104,
    )
    expect((await call(session.offerSecondFactor, { password }, deskHeaders(token))).envelope.code).toBe(0)
  })
})

describe('a stolen session', () => {
  const anothers = async () => {
    const person = await guarded('sales')
    const desk = await atDesk(site, await aPerson(db))
    return {
      id: person.id,
      email: person.email,
      version: 1,
      name: '甲',
      nameEn: 'A',
      roleIds: [await roleIdOf(db, 'sales')],
      desk,
    }
  }
  const refused = async (act: (currentPassword: string | undefined) => Promise<unknown>) => {
    await expect(act(undefined)).rejects.toMatchObject({
      code: 488111,
      fields: { currentPassword: expect.any(String) },
    })
    await expect(act('not it')).rejects.toMatchObject({ code: 488104, fields: { currentPassword: expect.any(String) } })
    await act(password)
  }
  test("changes nobody's e-mail or role without the password of who acts", async () => {
    const { desk, ...person } = await anothers()
    await desk.operators.update(person)
    await refused((currentPassword) =>
      desk.operators.update({ ...person, version: 2, email: `new-${person.email}`, currentPassword }),
    )
    const roleIds = [await roleIdOf(db, 'administrator')]
    const renamed = { ...person, email: `new-${person.email}` }
    await refused((currentPassword) => desk.operators.update({ ...renamed, version: 3, roleIds, currentPassword }))
  })
  test("takes nobody's second factor away", async () => {
    const { desk, id } = await anothers()
    await refused((currentPassword) => desk.operators.resetSecondFactor({ id, currentPassword }))
  })
  test('invites nobody with rights of their own', async () => {
    const { desk } = await anothers()
    const roleIds = [await roleIdOf(db, 'administrator')]
    const newcomer = { email: 'second-door@example.com', name: '乙', nameEn: 'B', roleIds }
    await refused((currentPassword) => desk.operators.create({ ...newcomer, currentPassword }))
  })
})

describe('access ends at once', () => {
  const ends = async (act: (desk: Awaited<ReturnType<typeof atDesk>>, id: number) => Promise<unknown>) => {
    const person = await guarded('sales')
    const token = await aDeskSession(db, person)
    expect(await statusOf(token)).toBe(200)
    await act(await atDesk(site, await aPerson(db)), person.id)
    return statusOf(token)
  }
  test('when somebody is disabled', async () =>
    expect(await ends((desk, id) => desk.operators.disable({ id }))).toBe(401))
  test('when the second factor is taken away', async () =>
    expect(await ends((desk, id) => desk.operators.resetSecondFactor({ id, currentPassword: password }))).toBe(401))
  test('when the role changes', async () =>
    expect(
      await ends(async (desk, id) => {
        const { version, email } = await desk.operators.info({ id })
        const details = { id, version, email, name: '甲', nameEn: 'A', roleIds: [await roleIdOf(db, 'content')] }
        return desk.operators.update({ ...details, currentPassword: password })
      }),
    ).toBe(401))
  test('when it is signed out, and after two idle hours', async () => {
    const person = await aPerson(db)
    const token = await aDeskSession(db, person)
    await call(session.signOut, {}, deskHeaders(token))
    expect(await statusOf(token)).toBe(401)
    const idle = await aDeskSession(db, person)
    await db.run(sql`update operator_session set seen_at = now() - interval '2 hours' where operator_id = ${person.id}`)
    expect(await statusOf(idle)).toBe(401)
  })
})

describe('an invitation', () => {
  test('comes by mail, sets a password once, and opens nothing else', async () => {
    const desk = await atDesk(site, await aPerson(db))
    const email = 'newcomer@example.com'
    const { id } = await desk.operators.create({
      email,
      name: '新人',
      nameEn: 'Newcomer',
      roleIds: [await roleIdOf(db, 'content')],
      locale: 'en-US',
      currentPassword: password,
    })
    expect((await linkSentTo(db, email)).pathname).toBe(to.office.invitation())
    const token = await tokenSentTo(db, email)
    const passwords = { password: 'a quiet quay 9', confirmPassword: 'a quiet quay 9' }
    expect((await call(session.invitation, { token })).envelope.data).toMatchObject({ email })
    expect((await call(session.acceptInvitation, { token, ...passwords, confirmPassword: 'x' })).envelope.code).toBe(
      40400,
    )
    expect((await call(session.acceptInvitation, { token, ...passwords })).envelope.code).toBe(0)
    expect((await call(session.acceptInvitation, { token, ...passwords })).envelope.code).toBe(488109)
    expect((await signIn(email, passwords.password)).stage).toBe('open')
    await desk.operators.invite({ id })
    const again = await tokenSentTo(db, email)
    await desk.operators.disable({ id })
    expect((await call(session.acceptInvitation, { token: again, ...passwords })).envelope.code).toBe(488109)
  })
})

describe('rights', () => {
  test('cannot be taken from oneself, nor from the last administrator', async () => {
    await db.run(sql`update operator set disabled_at = now() where role = 'administrator' and disabled_at is null`)
    const [one, other] = [await aPerson(db), await aPerson(db)]
    const own = { headers: deskHeaders(await aDeskSession(db, one)) }
    expect((await call(operators.disable, { id: one.id }, own.headers)).status).toBe(403)
    // Two who disable each other at the same time: one of them stays.
    const theirs = deskHeaders(await aDeskSession(db, other))
    const outcomes = await Promise.all([
      call(operators.disable, { id: other.id }, own.headers),
      call(operators.disable, { id: one.id }, theirs),
    ])
    expect(outcomes.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403'])
  })
})
