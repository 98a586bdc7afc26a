import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { anAuthenticator } from '#testing/authenticator.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aPerson, atDesk, operatorPassword } from '#testing/back-office.ts'
import { aMember, password } from '#testing/factories.ts'
import { passwords } from '#testing/identity.ts'
import { messagesTo, tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'
import { writeChallenge } from './challenge.ts'

const site = await testApp()
const { db, call, as, anonymous } = site
const { passkeys } = contract

beforeEach(() => db.run(sql`delete from budget`))

/** A member with a passkey on a device. */
async function keyed(wishes: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(db, wishes)
  const api = await as(member)
  const device = anAuthenticator()
  const { options } = await api.passkeys.offer({ currentPassword: password })
  await api.passkeys.add({ credential: device.create(options), name: 'Laptop' })
  return { member, api, device }
}

async function newChallenge() {
  const asked = await anonymous.passkeys.challenge()
  if (!asked) throw new Error('There are no passkeys here.')
  return asked
}
const show = async (credential: string) => (await call(passkeys.signIn, { credential })).envelope
const unknown = 488101

describe('signing in with a passkey', () => {
  test('needs no name, no password and no code of the app', async () => {
    const { member, device } = await keyed()
    await db.run(sql`update member set totp_secret = sha256('x') where id = ${member.id}`)
    const { envelope, headers } = await call(passkeys.signIn, { credential: device.get(await newChallenge()) })
    expect(envelope).toMatchObject({ code: 0, data: { token: expect.any(String), expiresAt: expect.any(String) } })
    expect(String(headers['set-cookie'])).toContain('token=')
    const { token } = envelope.data as { token: string }
    expect((await call(contract.members.info, {}, { token })).envelope.data).toMatchObject({ email: member.email })
    const [event] = await db.many(
      sql`select name, facts from security_event where member_id = ${member.id} order by id desc limit 1`,
    )
    expect(event).toEqual({ name: 'memberSignedIn', facts: { by: 'passkey' } })
    expect((await (await as(member)).passkeys.info()).passkeys).toMatchObject([{ usedAt: expect.any(String) }])
  })

  test('works once for a challenge, also for two at the same time', async () => {
    const { device } = await keyed()
    const credential = device.get(await newChallenge())
    const codes = await Promise.all([show(credential), show(credential)])
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await show(credential)).code).not.toBe(0)
    // Of a device that does not count, the challenge alone stands in the way.
    const plain = await keyed()
    await db.run(sql`update passkey set counter = 0 where member_id = ${plain.member.id}`)
    const again = plain.device.get(await newChallenge(), { counter: 0 })
    expect((await show(again)).code).toBe(0)
    expect((await show(again)).code).toBe(48803)
    expect((await show(plain.device.get(await newChallenge(), { counter: 0 }))).code).toBe(0)
  })

  test.each([
    ['another site', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a key of another site', { host: 'evil.example' }],
    ['a touch alone', { recognised: false }],
    ['a count that has been', { counter: 1 }],
    ['the name of somebody else', { userHandle: 'x' }],
  ])('is refused for %s', async (_, twist) => {
    const { device } = await keyed()
    expect((await show(device.get(await newChallenge(), twist))).code).toBe(unknown)
    expect((await show(device.get(await newChallenge()))).code).toBe(0)
  })

  test('is refused for a challenge that is old, not ours, or for something else', async () => {
    const { api, device } = await keyed()
    const { options } = await api.passkeys.offer({ currentPassword: password })
    for (const challenge of [options.challenge, 'x', '', Buffer.alloc(38).toString('base64url')])
      expect((await show(device.get({ challenge }))).code).toBe(unknown)
    const ofOperators = await (await atDesk(site, await aPerson(db))).session.passkeyChallenge()
    expect((await show(device.get({ challenge: ofOperators?.challenge ?? '' }))).code).toBe(unknown)
    const kept = await db.first<{ key: Buffer }>(sql`select key from passkey_key`)
    const old = writeChallenge(kept?.key ?? Buffer.alloc(0), { signIn: 'member' }, Date.now() - 16 * 60_000)
    expect((await show(device.get({ challenge: old }))).code).toBe(48803)
    expect((await show(device.get(await newChallenge()))).code).toBe(0)
  })

  test('is refused for a device that nobody has added, a key that was removed, and a forged signature', async () => {
    const { api, device } = await keyed()
    expect((await show(anAuthenticator().get(await newChallenge()))).code).toBe(unknown)
    const right = JSON.parse(device.get(await newChallenge())) as { id: string; response: { signature: string } }
    const other = JSON.parse(anAuthenticator().get(await newChallenge())) as typeof right
    right.response.signature = other.response.signature
    expect((await show(JSON.stringify(right))).code).toBe(unknown)
    const [own] = (await api.passkeys.info()).passkeys
    await api.passkeys.remove({ id: own?.id ?? 0, currentPassword: password })
    expect((await show(device.get(await newChallenge()))).code).toBe(unknown)
    const failed = await db.first<{ count: number }>(
      sql`select count(*) from security_event where name = 'signInFailed' and call = ${passkeys.signIn.path}`,
    )
    expect(failed?.count).toBeGreaterThan(2)
  })

  test('is refused for who is disabled, and for what is no answer of a device', async () => {
    const { member, device } = await keyed()
    await db.run(sql`update member set disabled = true where id = ${member.id}`)
    expect((await show(device.get(await newChallenge()))).code).toBe(unknown)
    for (const credential of ['', '{', 'null', '{}', '{"id":"x","response":{"clientDataJSON":"e30"}}'])
      expect((await show(credential)).code).toBe(unknown)
  })

  test('has the budget of every sign-in from one place', async () => {
    await show('{}')
    await db.run(sql`update budget set used = 120 where key like 'sign-in ip %'`)
    expect((await show('{}')).code).toBe(429)
  })
})

describe('passkeys of a member', () => {
  test('are added and removed with the password, and the owner is told', async () => {
    const { member, api } = await keyed()
    await expect(api.passkeys.offer({ currentPassword: 'not it' })).rejects.toMatchObject({ code: 488104 })
    await expect(api.passkeys.offer({})).rejects.toMatchObject({ code: 488111 })
    const { offered, passkeys: list } = await api.passkeys.info()
    expect(offered).toBe(true)
    expect(list).toEqual([{ id: expect.any(Number), name: 'Laptop', createdAt: expect.any(String), usedAt: null }])
    const id = list[0]?.id ?? 0
    await expect(api.passkeys.remove({ id })).rejects.toMatchObject({ code: 488111 })
    const stranger = await as(await aMember(db))
    await expect(stranger.passkeys.remove({ id, currentPassword: password })).rejects.toMatchObject({ code: 48801 })
    await api.passkeys.remove({ id, currentPassword: password })
    expect((await api.passkeys.info()).passkeys).toEqual([])
    const mails = (await messagesTo(db, member.email)).toReversed()
    expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A passkey was removed'])
    expect(mails[0]?.text).toContain('“Laptop”')
  })

  test('take a recent check of the person instead of the password, one check for one change', async () => {
    const member = await aMember(db)
    const api = await as(member)
    await api.accountSecurity.check({ currentPassword: password })
    const { options } = await api.passkeys.offer({})
    await api.passkeys.add({ credential: anAuthenticator().create(options), name: 'Phone' })
    await expect(api.passkeys.offer({})).rejects.toMatchObject({ code: 488111 })
  })

  test('are offered to a device by a handle that does not say who it is, without those that it has', async () => {
    const { member, api } = await keyed()
    const { options, name } = await api.passkeys.offer({ currentPassword: password })
    expect(options).toMatchObject({
      rp: { name: expect.any(String) },
      user: { name: member.email, displayName: member.realname },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    expect(name).not.toBe('')
  })

  test('are not added twice, for somebody else, from elsewhere or by a touch alone', async () => {
    const { api, device } = await keyed()
    const offer = async (client = api) => (await client.passkeys.offer({ currentPassword: password })).options
    const name = 'Other'
    await expect(api.passkeys.add({ credential: device.create(await offer()), name })).rejects.toMatchObject({
      code: 40402,
    })
    const used = anAuthenticator().create(await offer())
    await api.passkeys.add({ credential: used, name })
    await expect(api.passkeys.add({ credential: used, name })).rejects.toMatchObject({ code: 48803 })
    const stranger = await as(await aMember(db))
    const theirs = anAuthenticator().create(await offer(stranger))
    await expect(api.passkeys.add({ credential: theirs, name })).rejects.toMatchObject({ code: 48800 })
    for (const twist of [{ origin: 'http://evil.example' }, { host: 'evil.example' }, { recognised: false }]) {
      const credential = anAuthenticator().create(await offer(), twist)
      await expect(api.passkeys.add({ credential, name })).rejects.toMatchObject({ code: 48800 })
    }
    expect((await api.passkeys.info()).passkeys).toHaveLength(2)
  })

  test('are ten at most', async () => {
    const { member, api } = await keyed()
    await db.run(sql`
      insert into passkey (member_id, credential_id, public_key, counter, transports, name)
      select ${member.id}, 'many' || n, 'x', 0, '{}', 'Old' from generate_series(1, 9) n`)
    await expect(api.passkeys.offer({ currentPassword: password })).rejects.toMatchObject({ code: 40400 })
  })

  test('of a stranger end when the owner of the address comes', async () => {
    const { member, device } = await keyed({ emailVerified: false })
    await anonymous.auth.sendRecoveryLink({ email: member.email, ...(await aCaptcha(db)) })
    await anonymous.auth.resetByLink({ token: await tokenSentTo(db, member.email), ...passwords })
    expect((await show(device.get(await newChallenge()))).code).toBe(unknown)
  })

  test('are taken away at the desk together with the second factor', async () => {
    const { member, device } = await keyed()
    const desk = await atDesk(site, await aPerson(db, 'sales'))
    expect(await desk.members.info({ id: member.id })).toMatchObject({ hasSecondFactor: true })
    await desk.members.resetSecondFactor({ id: member.id, currentPassword: operatorPassword })
    expect(await desk.members.info({ id: member.id })).toMatchObject({ hasSecondFactor: false })
    expect((await show(device.get(await newChallenge()))).code).toBe(unknown)
  })
})

test('at a bare IP address there are no passkeys', async () => {
  const bare = await testApp({ db, config: { publicOrigin: 'http://192.0.2.7:3000' } })
  expect(await bare.anonymous.passkeys.challenge()).toBeNull()
  expect(await (await bare.as(await aMember(db))).passkeys.info()).toMatchObject({ offered: false })
})
