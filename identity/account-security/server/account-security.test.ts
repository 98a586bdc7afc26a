import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession, password as oldPassword } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { goodPassword, newEmail, newMobile, passwords, unproved } from '#testing/identity.ts'
import { codeSentTo, messagesTo, tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { as, call, db } = site
const { accountSecurity, auth, members } = contract
const proof = { currentPassword: oldPassword }

beforeEach(() => db.run(sql`delete from budget`))

async function signedIn(wishes: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(db, wishes)
  const [token, elsewhere] = [await aSession(db, member), await aSession(db, member)]
  const ask = (endpoint: (typeof accountSecurity)[keyof typeof accountSecurity], input: object = {}) =>
    call(endpoint, input, { token })
  return { member, token, elsewhere, ask }
}
const alive = async (token: string) => (await call(members.info, {}, { token })).status === 200
const signIn = async (account: string, password: string) =>
  (await call(auth.login, { account, password })).envelope.code

describe('a new password', () => {
  test('by the current one ends every session and opens a new one', async () => {
    const { member, token, elsewhere, ask } = await signedIn()
    const { envelope, headers } = await ask(accountSecurity.updatePassword, { ...proof, ...passwords })
    const { token: fresh } = envelope.data as { token: string }
    expect(headers['set-cookie']).toContain(`token=${fresh}`)
    expect([await alive(token), await alive(elsewhere), await alive(fresh)]).toEqual([false, false, true])
    expect([await signIn(member.email, oldPassword), await signIn(member.email, goodPassword)]).toEqual([488101, 0])
    expect(await messagesTo(db, member.email)).toMatchObject([{ subject: 'Your password was changed' }])
  })

  test('needs the current one', async () => {
    const { ask } = await signedIn()
    expect((await ask(accountSecurity.updatePassword, passwords)).envelope).toMatchObject({
      code: 40400,
      data: { fields: { currentPassword: 'Please enter the current password' } },
    })
    const wrong = await ask(accountSecurity.updatePassword, { currentPassword: 'not it', ...passwords })
    expect(wrong.envelope).toMatchObject({ code: 488104, data: { fields: { currentPassword: expect.any(String) } } })
  })

  test('cannot be guessed at with a stolen token', async () => {
    const { ask } = await signedIn()
    const guess = () => ask(accountSecurity.updatePassword, { currentPassword: 'not it', ...passwords })
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await ask(accountSecurity.updatePassword, { ...proof, ...passwords })).status).toBe(429)
  })

  test('by mobile check takes the code sent to the own number', async () => {
    const mobile = newMobile()
    const { member, ask } = await signedIn({ mobile })
    await ask(accountSecurity.sendMobileCode)
    const verifyCode = await codeSentTo(db, mobile)
    expect((await ask(accountSecurity.updatePassword, { verifyCode, ...passwords })).envelope.code).toBe(0)
    expect(await signIn(member.email, goodPassword)).toBe(0)
  })

  test('by mobile check takes no code that another member asked for', async () => {
    const mobile = newMobile()
    const [owner, other] = [await signedIn({ mobile }), await signedIn({ mobile: newMobile() })]
    await owner.ask(accountSecurity.sendMobileCode)
    const verifyCode = await codeSentTo(db, mobile)
    expect((await other.ask(accountSecurity.updatePassword, { verifyCode, ...passwords })).envelope.code).toBe(48800)
  })
})

describe('a new mobile number', () => {
  const changeTo = async ({ ask }: Awaited<ReturnType<typeof signedIn>>, mobile: string, more: object = proof) => {
    await ask(accountSecurity.sendMobileCode, { mobile, ...(await aCaptcha(db)) })
    return ask(accountSecurity.updateMobile, { mobile, verifyCode: await codeSentTo(db, mobile), ...more })
  }

  test('is proved by its code; the old number and the mailbox are notified, other devices signed out', async () => {
    const [old, mobile] = [newMobile(), newMobile()]
    const visitor = await signedIn({ mobile: old })
    expect((await changeTo(visitor, mobile)).envelope.code).toBe(0)
    const masked = `139****${mobile.slice(-4)}`
    expect((await visitor.ask(accountSecurity.overview)).envelope.data).toMatchObject({ mobile: masked })
    expect((await messagesTo(db, old))[0]?.text).toContain(masked)
    expect((await messagesTo(db, visitor.member.email))[0]?.text).toContain(masked)
    expect([await alive(visitor.token), await alive(visitor.elsewhere)]).toEqual([true, false])
  })

  test('needs a fresh check, which is good for one change', async () => {
    const visitor = await signedIn()
    expect((await changeTo(visitor, newMobile(), {})).envelope.code).toBe(488111)
    expect((await visitor.ask(accountSecurity.check, proof)).envelope.code).toBe(0)
    expect((await changeTo(visitor, newMobile(), {})).envelope.code).toBe(0)
    expect((await changeTo(visitor, newMobile(), {})).envelope.code).toBe(488111)
  })

  test('needs a check of the last ten minutes, in the same session', async () => {
    const visitor = await signedIn()
    const client = await as(visitor.member)
    await client.accountSecurity.check(proof)
    expect((await changeTo(visitor, newMobile(), {})).envelope.code).toBe(488111)
    await visitor.ask(accountSecurity.check, proof)
    await db.run(sql`update session set checked_at = checked_at - interval '10 minutes' where checked_at is not null`)
    expect((await changeTo(visitor, newMobile(), {})).envelope.code).toBe(488111)
  })

  test('cannot be one that another member has, or one that was not proved', async () => {
    const visitor = await signedIn()
    const { mobile: taken } = await aMember(db, { mobile: newMobile() })
    const asked = await visitor.ask(accountSecurity.sendMobileCode, { mobile: taken, ...(await aCaptcha(db)) })
    expect(asked.envelope).toMatchObject({ code: 488107, data: { fields: { mobile: expect.any(String) } } })
    const [proved, other] = [newMobile(), newMobile()]
    await visitor.ask(accountSecurity.sendMobileCode, { mobile: proved, ...(await aCaptcha(db)) })
    const form = { mobile: other, verifyCode: await codeSentTo(db, proved), ...proof }
    expect((await visitor.ask(accountSecurity.updateMobile, form)).envelope.code).toBe(48800)
  })

  test('goes to one of two members who want it at once', async () => {
    const mobile = newMobile()
    const visitors = [await signedIn(), await signedIn()]
    const codes: string[] = []
    for (const { ask } of visitors) {
      await db.run(sql`delete from send_pause`)
      await ask(accountSecurity.sendMobileCode, { mobile, ...(await aCaptcha(db)) })
      codes.push(await codeSentTo(db, mobile))
    }
    const answers = await Promise.all(
      visitors.map(({ ask }, n) => ask(accountSecurity.updateMobile, { mobile, verifyCode: codes[n], ...proof })),
    )
    expect(answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([0, 488107])
  })

  test('asks for a picture before a message goes to a stranger’s number', async () => {
    const { ask } = await signedIn()
    expect((await ask(accountSecurity.sendMobileCode, { mobile: newMobile() })).envelope.code).toBe(488102)
  })
})

describe('a new e-mail address', () => {
  const codeFor = async ({ ask }: Awaited<ReturnType<typeof signedIn>>, email: string) => {
    await ask(accountSecurity.sendEmailCode, { email, ...(await aCaptcha(db)) })
    return codeSentTo(db, email)
  }

  test('is proved by its code; the old address is notified, links to it die', async () => {
    const visitor = await signedIn()
    const email = newEmail()
    await call(auth.sendRecoveryLink, { email: visitor.member.email, ...(await aCaptcha(db)) })
    const reset = await tokenSentTo(db, visitor.member.email)
    const verifyCode = await codeFor(visitor, email)
    expect((await visitor.ask(accountSecurity.updateEmail, { email, verifyCode, ...proof })).envelope.code).toBe(0)
    expect((await visitor.ask(accountSecurity.overview)).envelope.data).toMatchObject({
      email,
      emailVerificationFlag: true,
    })
    const [notice] = await messagesTo(db, visitor.member.email)
    expect(notice).toMatchObject({ subject: 'Your e-mail address was changed' })
    expect(notice?.text).not.toContain(email)
    expect((await call(auth.resetByLink, { token: reset, ...passwords })).envelope.code).toBe(488109)
    expect(await alive(visitor.elsewhere)).toBe(false)
  })

  test('needs a fresh check', async () => {
    const visitor = await signedIn()
    const email = newEmail()
    const verifyCode = await codeFor(visitor, email)
    expect((await visitor.ask(accountSecurity.updateEmail, { email, verifyCode })).envelope.code).toBe(488111)
  })

  test('cannot be one that another member has proved', async () => {
    const { ask } = await signedIn()
    const { email } = await aMember(db)
    const { envelope } = await ask(accountSecurity.sendEmailCode, { email, ...(await aCaptcha(db)) })
    expect(envelope).toMatchObject({ code: 488106, data: { fields: { email: 'This email has been occupied.' } } })
  })

  test('that a stranger only claims comes to its owner', async () => {
    const stranger = await unproved(site)
    const visitor = await signedIn()
    const verifyCode = await codeFor(visitor, stranger.email)
    const form = { email: stranger.email, verifyCode, ...proof }
    expect((await visitor.ask(accountSecurity.updateEmail, form)).envelope.code).toBe(0)
    expect(await alive(stranger.token)).toBe(false)
  })
})

describe('activation', () => {
  test('by the browser that opened the account keeps it as it is, and ends other sessions', async () => {
    const { email, token: session, id } = await unproved(site)
    const elsewhere = await aSession(db, { id })
    const token = await tokenSentTo(db, email)
    const headers = { token: session }
    const looked = await call(accountSecurity.activation, { token }, headers)
    expect(looked.envelope.data).toEqual({ email, needsPassword: false })
    expect((await call(accountSecurity.activateEmail, { token }, headers)).envelope.code).toBe(0)
    expect([await alive(session), await alive(elsewhere)]).toEqual([true, false])
    expect(await signIn(email, goodPassword)).toBe(0)
    expect((await call(accountSecurity.activateEmail, { token }, headers)).envelope.code).toBe(488109)
  })

  test('by anyone else ends the password, sessions and mobile that a stranger may have set', async () => {
    const { email, token: session, id } = await unproved(site)
    await db.run(sql`update member set mobile = ${newMobile()} where id = ${id}`)
    const token = await tokenSentTo(db, email)
    expect((await call(accountSecurity.activation, { token })).envelope.data).toEqual({ email, needsPassword: true })
    const bare = await call(accountSecurity.activateEmail, { token })
    expect(bare.envelope).toMatchObject({ code: 40400, data: { fields: { password: 'Please enter a password' } } })
    const own = 'the owner of this mailbox'
    const form = { token, password: own, confirmPassword: own }
    expect((await call(accountSecurity.activateEmail, form)).envelope.code).toBe(0)
    expect(await alive(session)).toBe(false)
    expect([await signIn(email, goodPassword), await signIn(email, own)]).toEqual([488101, 0])
    expect(await db.first(sql`select mobile from member where id = ${id}`)).toEqual({ mobile: null })
  })

  test('by another member is by anyone else', async () => {
    const { email } = await unproved(site)
    const { token: session } = await signedIn()
    const token = await tokenSentTo(db, email)
    const { envelope } = await call(accountSecurity.activateEmail, { token }, { token: session })
    expect(envelope.code).toBe(40400)
  })

  test('can be asked for in either language, and only while it is needed', async () => {
    const { email, token } = await unproved(site)
    await db.run(sql`delete from send_pause`)
    await call(accountSecurity.sendActivation, { lang: 'zh-CN' }, { token })
    expect((await messagesTo(db, email))[0]).toMatchObject({ subject: '请验证您的邮箱' })
    const { member, ask } = await signedIn()
    expect((await ask(accountSecurity.sendActivation)).envelope.code).toBe(0)
    expect(await messagesTo(db, member.email)).toHaveLength(0)
  })
})

describe('the list of sessions', () => {
  test('says device and place, the own one first', async () => {
    const { member, token, ask } = await signedIn()
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    await db.run(sql`update session set user_agent = ${chrome}, ip = '85.214.132.117', seen_at = now() - interval '1 hour'
      where member_id = ${member.id} and token_hash <> sha256(${token}::bytea)`)
    const { envelope } = await ask(accountSecurity.sessions)
    expect(envelope.data).toMatchObject([
      { current: true, browser: null, country: null },
      { current: false, browser: 'Chrome', system: 'Windows', ip: '85.214.132.117', country: { nameEn: 'Germany' } },
    ])
  })

  test('lets the member end one of them, or all others, and none of another member', async () => {
    const { member, token, elsewhere, ask } = await signedIn()
    const foreign = await signedIn()
    const list = async (who: typeof ask) =>
      (await who(accountSecurity.sessions)).envelope.data as { id: number; current: boolean }[]
    const theirs = (await list(foreign.ask))[0]?.id
    expect((await ask(accountSecurity.endSession, { id: theirs })).envelope.code).toBe(48801)
    expect((await ask(accountSecurity.endSession, { id: 2_000_000_000 })).envelope.code).toBe(48801)
    const other = (await list(ask)).find(({ current }) => !current)?.id
    expect((await ask(accountSecurity.endSession, { id: other })).envelope.code).toBe(0)
    const third = await aSession(db, member)
    await ask(accountSecurity.endSession)
    expect([await alive(token), await alive(elsewhere), await alive(third)]).toEqual([true, false, false])
    expect(await alive(foreign.token)).toBe(true)
  })
})
