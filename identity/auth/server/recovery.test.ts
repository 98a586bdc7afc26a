import { beforeEach, describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession, password as oldPassword } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { goodPassword, newMobile, passwords, unproved } from '#testing/identity.ts'
import { codeSentTo, linkSentTo, messagesTo, tokenSentTo, waitAMinute } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { anonymous, as, call, db, config } = site
const { auth } = contract

beforeEach(() => db.run(sql`delete from budget`))

/** The seconds to wait differ by the moment of asking, not by the address. */
const said = ({ envelope }: { envelope: object }) => JSON.stringify(envelope).replace(/\d+(?=\})/, 'n')
const asToken = async (token: string) => (await call(contract.members.info, {}, { token })).status
const signIn = async (account: string, password: string) =>
  (await call(auth.login, { account, password })).envelope.code

async function linkFor(email: string) {
  await anonymous.auth.sendRecoveryLink({ email, ...(await aCaptcha(db)) })
  return tokenSentTo(db, email)
}

describe('recovery by mobile code', () => {
  test('sets a new password and ends every session', async () => {
    const mobile = newMobile()
    const member = await aMember(db, { mobile })
    const token = await aSession(db, member)
    await anonymous.auth.sendRecoveryCode({ mobile, ...(await aCaptcha(db)) })
    await anonymous.auth.resetByCode({ mobile, verifyCode: await codeSentTo(db, mobile), ...passwords })
    expect(await asToken(token)).toBe(401)
    expect(await signIn(mobile, oldPassword)).toBe(488101)
    expect(await signIn(mobile, goodPassword)).toBe(0)
    expect(await messagesTo(db, member.email)).toMatchObject([{ subject: 'Your password was changed' }])
  })

  test('sends nothing to a number that nobody has, and says the same', async () => {
    const [known, unknown] = [newMobile(), newMobile()]
    await aMember(db, { mobile: known })
    const ask = async (mobile: string) => call(auth.sendRecoveryCode, { mobile, ...(await aCaptcha(db)) })
    const reset = (mobile: string) => call(auth.resetByCode, { mobile, verifyCode: '000000', ...passwords })
    for (const step of [ask, ask, reset]) {
      const [one, other] = [await step(known), await step(unknown)]
      expect(said(one)).toBe(said(other))
      expect(one.status).toBe(other.status)
    }
    expect(await messagesTo(db, known)).toHaveLength(1)
    expect(await messagesTo(db, unknown)).toHaveLength(0)
  })
})

describe('recovery by link', () => {
  test('leads on to where the visitor was going', async () => {
    const [{ email }, backUrl] = [await aMember(db), to.quotes({ enquiryId: 7 })]
    await anonymous.auth.sendRecoveryLink({ email, backUrl, ...(await aCaptcha(db)) })
    const link = await linkSentTo(db, email)
    expect(link.searchParams.get('backUrl')).toBe(backUrl)
    const payload = new URLSearchParams({ token: link.searchParams.get('token') ?? '', ...passwords }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:80',
      host: 'localhost:80',
    }
    const done = await site.request({ method: 'POST', url: link.pathname + link.search, headers, payload })
    expect(done.body).toContain(to.signIn(backUrl).replaceAll('&', '&amp;'))
  })

  test('carries nothing that whoever asked has written, beside a page of ours to a proved address', async () => {
    const asked = [
      [true, 'https://evil.example/'],
      [true, '//evil.example'],
      [false, '/quotes?call=0123'],
    ] as const
    for (const [emailVerified, backUrl] of asked) {
      const { email } = await aMember(db, { emailVerified })
      await anonymous.auth.sendRecoveryLink({ email, backUrl, ...(await aCaptcha(db)) })
      expect((await linkSentTo(db, email)).searchParams.has('backUrl')).toBe(false)
    }
  })

  test('leads to a page of ours, in the language of the member', async () => {
    const { email, id } = await aMember(db)
    await db.run(sql`update member set locale = 'zh-CN' where id = ${id}`)
    const token = await linkFor(email)
    const link = await linkSentTo(db, email)
    expect(link.origin + link.pathname).toBe(`${config.publicOrigin}${to.resetPassword()}`)
    expect(await messagesTo(db, email)).toMatchObject([{ subject: '重设密码', locale: 'zh-CN' }])
    expect(await anonymous.auth.recoveryLink({ token })).toEqual({ email, invited: false })
  })

  test('sets a new password once, and ends every session', async () => {
    const member = await aMember(db)
    const session = await aSession(db, member)
    const token = await linkFor(member.email)
    // Looking at it, as mail scanners do, does not use it up.
    for (let n = 0; n < 3; n++) await anonymous.auth.recoveryLink({ token })
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(auth.resetByLink, { token, ...passwords })))
    expect(answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([0, 488109, 488109, 488109])
    expect(await asToken(session)).toBe(401)
    expect(await signIn(member.email, goodPassword)).toBe(0)
  })

  test('dies with any change of the password, and when its time is over', async () => {
    const member = await aMember(db)
    const first = await linkFor(member.email)
    const client = await as(member)
    await client.accountSecurity.updatePassword({ currentPassword: oldPassword, ...passwords })
    expect((await call(auth.resetByLink, { token: first, ...passwords })).envelope.code).toBe(488109)
    await waitAMinute(db)
    const second = await linkFor(member.email)
    await db.run(sql`update link_token set expires_at = now()`)
    expect((await call(auth.resetByLink, { token: second, ...passwords })).envelope.code).toBe(488110)
  })

  test('of another purpose does not open it', async () => {
    const { email } = await unproved(site)
    const activation = await tokenSentTo(db, email)
    for (const token of [activation, 'x', ''])
      expect((await call(auth.resetByLink, { token, ...passwords })).envelope.code).toBe(488109)
  })

  test('gives the owner of the mailbox the account that a stranger opened on it', async () => {
    const { email, token: stranger, id } = await unproved(site)
    await db.run(sql`update member set mobile = ${newMobile()} where id = ${id}`)
    const token = await linkFor(email)
    const own = 'the owner of this mailbox'
    await anonymous.auth.resetByLink({ token, password: own, confirmPassword: own })
    expect(await asToken(stranger)).toBe(401)
    expect(await db.first(sql`select email_verified, mobile from member where id = ${id}`)).toEqual({
      email_verified: true,
      mobile: null,
    })
  })

  test('sends nothing to an address that nobody has, and says the same', async () => {
    const { email } = await aMember(db)
    const ask = async (address: string) => call(auth.sendRecoveryLink, { email: address, ...(await aCaptcha(db)) })
    for (let n = 0; n < 2; n++) {
      const [one, other] = [await ask(email), await ask('nobody@firm.example')]
      expect(said(one)).toBe(said(other))
    }
    expect(await messagesTo(db, email)).toHaveLength(1)
    expect(await messagesTo(db, 'nobody@firm.example')).toHaveLength(0)
  })
})
