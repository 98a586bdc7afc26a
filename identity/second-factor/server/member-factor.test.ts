import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#site/contract.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, operatorPassword } from '#testing/back-office.ts'
import { aMember, password } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { newSecret, stepAt, totpCode } from './totp.ts'

const site = await testApp()
const { db, call, as, request } = site
const { auth, secondFactor } = contract
const own = { host: 'localhost', origin: 'http://localhost' }

beforeEach(() => db.run(sql`delete from budget`))

const codeNow = (secret: Buffer, steps = 0) => totpCode(secret, stepAt(Date.now()) + steps)

async function guarded() {
  const member = await aMember(db)
  const secret = newSecret()
  await db.run(sql`update member set totp_secret = ${secret} where id = ${member.id}`)
  return { ...member, secret }
}
const login = async (account: string) => (await call(auth.login, { account, password })).envelope
const ticketOf = async (account: string) => ((await login(account)).data as { ticket: string }).ticket
const give = async (ticket: string, code: string) => (await call(secondFactor.signIn, { ticket, code })).envelope

describe('signing in', () => {
  test('without a second factor is as it was', async () => {
    const { email } = await aMember(db)
    expect(await login(email)).toEqual({
      code: 0,
      msg: '',
      data: { token: expect.any(String), expiresAt: expect.any(String) },
    })
  })

  test('with one asks for a code, which works once', async () => {
    const { email, secret } = await guarded()
    const { envelope, headers } = await call(auth.login, { account: email, password })
    expect(envelope).toMatchObject({ code: 488112, data: { ticket: expect.any(String) } })
    expect(headers['set-cookie']).toBeUndefined()
    const { ticket } = envelope.data as { ticket: string }
    expect((await call(contract.members.info, {}, { token: ticket })).status).toBe(401)
    expect((await give(ticket, '000000')).code).toBe(48800)
    const answer = await give(ticket, codeNow(secret))
    const { token } = answer.data as { token: string }
    expect((await call(contract.members.info, {}, { token })).status).toBe(200)
    expect((await give(ticket, codeNow(secret, 1))).code).toBe(48803)
    expect((await give(await ticketOf(email), codeNow(secret))).code).toBe(48800)
  })

  test('takes no code after ten wrong ones, no old ticket, and none of somebody who was disabled', async () => {
    const { email, secret, id } = await guarded()
    const ticket = await ticketOf(email)
    for (let n = 0; n < 10; n++) await give(ticket, String(n).padStart(6, '0'))
    expect((await give(ticket, codeNow(secret))).code).toBe(429)
    await db.run(sql`delete from budget`)
    await db.run(sql`update sign_in_ticket set expires_at = now() where member_id = ${id}`)
    expect((await give(ticket, codeNow(secret))).code).toBe(48803)
    const other = await ticketOf(email)
    await db.run(sql`update member set disabled = true where id = ${id}`)
    expect((await give(other, codeNow(secret))).code).toBe(48803)
  })

  test('goes on where it was going by forms without scripts', async () => {
    const { email, secret } = await guarded()
    const url = to.signIn(to.orders())
    const post = (fields: Record<string, string>) =>
      request({
        method: 'POST',
        url,
        headers: { ...own, cookie: 'lang=en-US', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const asked = await post({ account: email, password })
    const [, ticket = ''] = /name="ticket" value="([\w-]+)"/.exec(asked.body) ?? []
    expect(asked.body).not.toContain(password)
    const wrong = await post({ intent: 'code', ticket, code: '000000' })
    expect(wrong.body).toContain('This code is wrong')
    expect(wrong.body).toContain(ticket)
    const right = await post({ intent: 'code', ticket, code: codeNow(secret) })
    expect(right.headers.location).toBe(to.orders())
    expect(String(right.headers['set-cookie'])).toContain('token=')
  })
})

describe('a second factor of a member', () => {
  test('is set up with the password and a first code, signs other devices out, and is turned off again', async () => {
    const member = await aMember(db)
    const [here, there] = [await as(member), await as(member)]
    await expect(here.secondFactor.offer({ currentPassword: 'not it' })).rejects.toMatchObject({ code: 488104 })
    const offer = await here.secondFactor.offer({ currentPassword: password })
    expect(offer).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      image: expect.stringContaining('<svg'),
    })
    expect((await login(member.email)).code).toBe(0)
    const offered = await db.first<{ secret: Buffer }>(
      sql`select totp_offered as secret from member where id = ${member.id}`,
    )
    const { recoveryCodes } = await here.secondFactor.confirm({ code: codeNow(offered?.secret ?? newSecret()) })
    expect(new Set(recoveryCodes).size).toBe(10)
    await expect(there.members.info()).rejects.toMatchObject({ status: 401 })
    expect(await here.secondFactor.info()).toEqual({ active: true, recoveryCodes: 10 })

    const [paper = ''] = recoveryCodes
    expect((await give(await ticketOf(member.email), paper.toUpperCase())).code).toBe(0)
    expect((await give(await ticketOf(member.email), paper)).code).toBe(48800)
    const renewed = await here.secondFactor.renewCodes({ currentPassword: password })
    expect((await give(await ticketOf(member.email), recoveryCodes[1] ?? '')).code).toBe(48800)
    expect((await give(await ticketOf(member.email), renewed.recoveryCodes[0] ?? '')).code).toBe(0)

    await expect(here.secondFactor.remove({ currentPassword: 'not it' })).rejects.toMatchObject({ code: 488104 })
    await here.secondFactor.remove({ currentPassword: password })
    expect((await login(member.email)).code).toBe(0)
    await here.secondFactor.remove({ currentPassword: password })
    expect((await messagesTo(db, member.email)).map(({ subject }) => subject).toReversed()).toEqual([
      'Two-step sign-in is on',
      'You have new recovery codes',
      'Two-step sign-in is off',
    ])
  })

  test('is taken away at the desk for a lost phone, with the password of the operator', async () => {
    const { id, email } = await guarded()
    const buyer = await as({ id })
    const desk = await atDesk(site, await aPerson(db, 'sales'))
    expect(await desk.members.info({ id })).toMatchObject({ hasSecondFactor: true })
    await expect(desk.members.resetSecondFactor({ id })).rejects.toMatchObject({ code: 488111 })
    await desk.members.resetSecondFactor({ id, currentPassword: operatorPassword })
    await expect(buyer.members.info()).rejects.toMatchObject({ status: 401 })
    expect((await login(email)).code).toBe(0)
    const [mail] = await messagesTo(db, email)
    expect(mail?.subject).toBe('Our staff turned off your two-step sign-in')
    expect(mail?.text).toContain('If this was not you, please contact us at once')
  })
})
