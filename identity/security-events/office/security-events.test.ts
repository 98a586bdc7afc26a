import { beforeEach, describe, expect, test } from 'vitest'
import { constants } from '#platform/contract/constants.ts'
import { securityEvents as events } from '#platform/contract/office/security-events.ts'
import { securityCounter, securityEvent } from '#platform/server/security/security-event.ts'
import { sql } from '#platform/server/database/sql.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { raiseAlarms } from '../server/raise-alarms.ts'
import { removeOldEvents } from '#platform/server/security/queries.ts'
import { aDeskSession, aPerson, atDesk, deskHeaders, operatorPassword } from '#testing/back-office.ts'
import { aMember, aRole, aSession, password } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const lines: string[] = []
const site = await testApp({ config: { logLevel: 'info' }, logStream: { write: (line) => void lines.push(line) } })
const { db, call, config, app } = site
const admin = await aPerson(db)
const desk = await atDesk(site, admin)
const { session } = operatorContract

beforeEach(async () => {
  await db.run(sql`delete from budget`)
  lines.length = 0
})

const namesOf = async (filter: Parameters<typeof desk.securityEvents.list>[0]) =>
  (await desk.securityEvents.list(filter)).list.map(({ name }) => name)

describe('what is written down', () => {
  test('refusals outside calls: a foreign form, a file with a wrong key, a paper of somebody else, a captcha and a socket of a foreign page', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.example' }
    await app.inject({ method: 'POST', url: to.signIn(), headers: form, payload: 'account=a' })
    expect((await app.inject('/common/attachment/1?until=99999999999999&key=guess')).statusCode).toBe(404)
    const signedIn = { [constants.tokenHeader]: await aSession(db, await aMember(db)) }
    const paper = await app.inject({ url: to.file.proforma(999_999, 'en'), headers: signedIn })
    expect(paper.statusCode).toBe(404)
    await call(contract.auth.sendRecoveryCode, { mobile: '13800138000', captchaId: 'none', captcha: '123456' })
    const socket = await app.injectWS(`${config.apiBase}/live`, { headers: { origin: 'http://evil.example' } })
    await new Promise((resolve) => socket.once('close', resolve))
    await expect
      .poll(() => namesOf({}))
      .toEqual(expect.arrayContaining(['permissionRefused', 'fileRefused', 'captchaFailed', 'socketRefused']))
    expect(await namesOf({ name: 'permissionRefused' })).toHaveLength(1)
    expect(await namesOf({ name: 'fileRefused' })).toHaveLength(2)
  })

  test('a sign-in of an operator, good and failed, with a line, a counter and a row', async () => {
    const { email, id } = await aPerson(db, 'catalogue')
    const counted = async () =>
      (await securityCounter.get()).values.find(({ labels }) => labels['name'] === 'operatorSignedIn')?.value ?? 0
    const before = await counted()
    await call(session.signIn, { email, password: 'not it' })
    await call(session.signIn, { email, password: operatorPassword })
    expect(await counted()).toBe(before + 1)
    expect(await namesOf({ search: email })).toEqual(['operatorSignedIn', 'operatorSignInFailed'])
    expect(await namesOf({ operatorId: id })).toEqual(['operatorSignedIn'])
    const said = lines.map((line) => JSON.parse(line) as { event?: string; operatorId?: number })
    expect(said.filter(({ event }) => event)).toMatchObject([
      { event: 'operatorSignInFailed', ip: '127.0.0.1' },
      { event: 'operatorSignedIn', operatorId: id },
    ])
    const kept = JSON.stringify(await db.many(sql`select * from security_event`)) + lines.join('')
    expect(kept).not.toContain(email)
    expect(kept).toContain('op***@example.com')
  })

  test('a sign-in of a member, and the lock-out after too many', async () => {
    const member = await aMember(db)
    await call(contract.auth.login, { account: member.email, password })
    expect(await namesOf({ memberId: member.id })).toEqual(['memberSignedIn'])
    const { email } = await aPerson(db, 'catalogue')
    for (let n = 0; n < 11; n++) await call(session.signIn, { email, password: 'not it' })
    expect(await namesOf({ search: email, name: 'lockedOut' })).toEqual(['lockedOut'])
  })

  test('refusals for want of a permission, of operators and members alike', async () => {
    const seller = await aPerson(db, 'sales')
    await call(operatorContract.operators.list, {}, deskHeaders(await aDeskSession(db, seller)))
    expect(await desk.securityEvents.list({ operatorId: seller.id })).toMatchObject({
      list: [{ name: 'permissionRefused', call: operatorContract.operators.list.path, ip: '127.0.0.1' }],
    })
    const role = await aRole(db, { permissions: [] })
    const member = await aMember(db, { role: role.code })
    await call(contract.orders.cancel, { id: 1 }, { token: await aSession(db, member) })
    expect(await namesOf({ memberId: member.id })).toEqual(['permissionRefused'])
  })

  test('wrong codes, wrong passwords again and changes of operators', async () => {
    const { id } = await aPerson(db, 'sales')
    await desk.operators.resetSecondFactor({ id, currentPassword: 'not it' }).catch(() => undefined)
    await desk.operators.resetSecondFactor({ id, currentPassword: operatorPassword })
    await desk.session.giveCode({ code: '000000' }).catch(() => undefined)
    expect(await namesOf({ operatorId: admin.id })).toEqual(['codeFailed', 'operatorChanged', 'passwordWrong'])
  })
})

describe('the page at the desk', () => {
  test('finds by name, day, address and person, for those who may', async () => {
    const own = { db, log: app.log, ip: '203.0.113.9' }
    await securityEvent(own, 'codeFailed', { person: 'somebody@example.com' })
    expect(await namesOf({ ip: '203.0.113.9' })).toEqual(['codeFailed'])
    expect(await namesOf({ search: 'somebody@example.com', name: 'codeFailed' })).toEqual(['codeFailed'])
    expect(await namesOf({ ip: '203.0.113.9', name: 'budgetHit' })).toEqual([])
    expect(await namesOf({ ip: '203.0.113.9', to: '2020-01-01' })).toEqual([])
    const cookie = `lang=zh-CN; officeToken=${await aDeskSession(db, admin)}`
    const page = await app.inject({ url: to.office.securityEvents({ ip: '203.0.113.9' }), headers: { cookie } })
    expect(page.body).toContain('so***@example.com')
  })
})

test('events are neither changed nor taken away while they are recent; old ones end by schedule', async () => {
  for (const attempt of [
    sql`update security_event set ip = 'x'`,
    sql`delete from security_event`,
    sql`truncate security_event`,
  ])
    await expect(db.run(attempt)).rejects.toThrow('never changed')
  await db.run(sql`insert into security_event (name, at) values ('budgetHit', now() - interval '200 days')`)
  expect(await removeOldEvents(db, config.securityEventDays)).toBe(1)
})

describe('an alarm', () => {
  const mails = (event: string) =>
    db.many<{ recipient: string }>(sql`
      select recipient from outbox where message ->> 'subject' = ${`安全告警：${event}`} order by id`)
  const raise = () => raiseAlarms(db, { ...config, securityAlarmTo: ['guard@example.com'] })

  test('is mailed at its threshold, once a window, also when two processes look', async () => {
    const { count, minutes } = events.noticeForged
    const happen = () => securityEvent({ db, log: app.log }, 'noticeForged', { provider: 'alipay', kind: 'forged' })
    for (let n = 0; n < count - 1; n++) await happen()
    await raise()
    const forged = translatorFor('zh-CN')('adminSecurity.name_noticeForged')
    expect(await mails(forged)).toEqual([])
    await happen()
    await Promise.all([raise(), raise()])
    await raise()
    expect(await mails(forged)).toEqual([{ recipient: 'guard@example.com' }])
    await db.run(sql`update security_alarm set raised_at = now() - make_interval(mins => ${minutes})`)
    await raise()
    expect(await mails(forged)).toHaveLength(2)
  })

  test('goes to every administrator where nobody is named', async () => {
    await securityEvent({ db, log: app.log }, 'paymentAlarm', { provider: 'alipay', kind: 'amount' })
    await raiseAlarms(db, config)
    const alarm = translatorFor('zh-CN')('adminSecurity.name_paymentAlarm')
    expect((await mails(alarm)).map(({ recipient }) => recipient)).toContain(admin.email)
  })
})
