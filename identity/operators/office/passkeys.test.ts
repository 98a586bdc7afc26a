import { beforeEach, expect, test } from 'vitest'
import { operatorContract } from '#site/office-contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { anAuthenticator } from '#testing/authenticator.ts'
import { aPerson, atDesk, deskHeaders, operatorPassword } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, call, anonymous } = site
const { session } = operatorContract

beforeEach(() => db.run(sql`delete from budget`))

async function keyed() {
  const person = await aPerson(db)
  const desk = await atDesk(site, person)
  const device = anAuthenticator()
  const { options } = await desk.session.offerPasskey({ password: operatorPassword })
  await desk.session.addPasskey({ credential: device.create(options), name: 'Desk' })
  return { person, desk, device }
}

async function show(device: ReturnType<typeof anAuthenticator>) {
  const { envelope } = await call(session.passkeyChallenge)
  const credential = device.get(envelope.data as { challenge: string })
  return call(session.signInByPasskey, { credential })
}

test('a passkey is both factors of an operator who needs two', async () => {
  const { person, device } = await keyed()
  const { envelope, headers } = await show(device)
  expect(envelope).toMatchObject({ code: 0, data: { stage: 'open' } })
  expect(String(headers['set-cookie'])).toMatch(/officeToken=.*HttpOnly/)
  const { token } = envelope.data as { token: string }
  expect((await call(operatorContract.operators.list, {}, deskHeaders(token))).status).toBe(200)
  expect(await entriesOf(person.id, 'signIn')).toMatchObject([{ after: { by: 'passkey' } }])
})

test('after the password an operator with a passkey and no app shows it, and can set up nothing instead', async () => {
  const { person, device } = await keyed()
  const signIn = async () => {
    const { envelope } = await call(session.signIn, { email: person.email, password: operatorPassword })
    return envelope.data as { token: string; stage: string }
  }
  const { token, stage } = await signIn()
  expect(stage).toBe('code')
  const headers = deskHeaders(token)
  expect((await call(operatorContract.operators.list, {}, headers)).status).toBe(401)
  // Whoever only knows the password must not bring a phone along.
  expect((await call(session.offerSecondFactor, {}, headers)).status).toBe(401)
  expect((await call(session.offerPasskey, { password: operatorPassword }, headers)).status).toBe(401)
  expect((await call(session.giveCode, { code: '000000' }, headers)).envelope.code).toBe(48800)
  expect((await call(session.me, {}, headers)).envelope.data).toMatchObject({ stage: 'code', hasSecondFactor: false })
  expect((await show(device)).envelope).toMatchObject({ code: 0, data: { stage: 'open' } })

  const desk = await atDesk(site, await aPerson(db))
  await desk.operators.resetSecondFactor({ id: person.id, currentPassword: operatorPassword })
  expect(await signIn()).toMatchObject({ stage: 'enrol' })
})

test('an operator whose passkey cannot be shown at a bare IP address sets up an app', async () => {
  const { person } = await keyed()
  const bare = await testApp({ db, config: { publicOrigin: 'http://192.0.2.7:3000' } })
  const { envelope } = await bare.call(session.signIn, { email: person.email, password: operatorPassword })
  expect(envelope.data).toMatchObject({ stage: 'enrol' })
})

test('passkeys of an operator take the password, and every change is in the audit', async () => {
  const { person, desk, device } = await keyed()
  await expect(desk.session.offerPasskey({ password: 'not it' })).rejects.toMatchObject({ code: 488104 })
  const [own] = (await desk.session.passkeys()).passkeys
  expect(own).toMatchObject({ name: 'Desk', usedAt: null })
  const id = own?.id ?? 0
  await expect(desk.session.removePasskey({ id, password: 'not it' })).rejects.toMatchObject({ code: 488104 })
  const colleague = await atDesk(site, await aPerson(db))
  await expect(colleague.session.removePasskey({ id, password: operatorPassword })).rejects.toMatchObject({
    code: 48801,
  })
  await desk.session.removePasskey({ id, password: operatorPassword })
  expect(await entriesOf(person.id, 'secondFactor')).toEqual([
    { before: null, after: { passkey: 'Desk' } },
    { before: { passkey: 'Desk' }, after: null },
  ])
  expect((await show(device)).envelope.code).toBe(488101)
})

test('a passkey of an operator opens neither the site for members nor the office once the operator is disabled', async () => {
  const { person, device } = await keyed()
  const asked = await anonymous.passkeys.challenge()
  const credential = device.get({ challenge: asked?.challenge ?? '' })
  await expect(anonymous.passkeys.signIn({ credential })).rejects.toMatchObject({ code: 488101 })
  await (await atDesk(site, await aPerson(db))).operators.disable({ id: person.id })
  expect((await show(device)).envelope.code).toBe(488101)
  const failed = await db.first<{ count: number }>(
    sql`select count(*) from security_event where name = 'operatorSignInFailed'`,
  )
  expect(failed?.count).toBeGreaterThan(0)
})

test('a lost phone takes its passkeys along', async () => {
  const { person, device } = await keyed()
  const desk = await atDesk(site, await aPerson(db))
  expect(await desk.operators.info({ id: person.id })).toMatchObject({ hasSecondFactor: true })
  await desk.operators.resetSecondFactor({ id: person.id, currentPassword: operatorPassword })
  expect((await show(device)).envelope.code).toBe(488101)
})

const entriesOf = (id: number, action: string) =>
  db.many(
    sql`select before, after from audit_entry where noun = 'operator' and key = ${String(id)} and action = ${action} order by id`,
  )
