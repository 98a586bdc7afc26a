import { beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { refusals } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { aDeskSession, aPerson, deskHeaders, operatorPassword } from '#testing/back-office.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aMember, aSession, password } from '#testing/factories.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { emailForm, newEmail, newMobile, passwords, person } from '#testing/identity.ts'
import { tokenSentTo, waitAMinute } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp({ config: behindProxy })
const { call, db } = site
const { auth, registration, accountSecurity } = contract
const tooMany = refusals.TOO_MANY.code

beforeEach(async () => {
  await db.run(sql`delete from budget`)
  await waitAMinute(db)
})

type Headers = Record<string, string>
const solved = async (endpoint: Endpoint, input: object, headers: Headers) =>
  call(endpoint, { ...input, ...(await aCaptcha(db)) }, headers)
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).envelope.code

/** Answers of so many calls, one after the other. */
async function answers(count: number, ask: (n: number) => Promise<number>) {
  const codes: number[] = []
  for (let n = 0; n < count; n += 1) codes.push(await ask(n))
  return codes
}

describe('codes', () => {
  const guess = (mobile: string, headers: Headers) =>
    codeOf(call(auth.resetByCode, { mobile, verifyCode: '000000', ...passwords }, headers))

  test('of one target can be guessed twenty times a day, whatever is sent anew and from wherever', async () => {
    const mobile = newMobile()
    await aMember(db, { mobile })
    const codes = await answers(24, async (n) => {
      if (n % 5 === 0) await db.run(sql`update verification_code set tries = 0 where target = ${mobile}`)
      return guess(mobile, fromNewIp())
    })
    expect(codes.slice(0, 20)).not.toContain(tooMany)
    expect(codes.slice(20)).toEqual([tooMany, tooMany, tooMany, tooMany])
  })

  test('of many targets are guessed from one network sixty times an hour', async () => {
    const codes = await answers(62, (n) =>
      guess(newMobile(), { 'x-forwarded-for': `2001:db8:7:7:${n.toString(16)}::1` }),
    )
    expect(codes.filter((code) => code === tooMany)).toHaveLength(2)
  })
})

test('whether an address is taken is told forty times an hour in one network', async () => {
  const { email } = await aMember(db)
  const headers = fromNewIp()
  const codes = await answers(42, () => solved(registration.sendEmailCode, { email }, headers).then(codeIn))
  expect(codes.slice(0, 40)).toEqual(Array(40).fill(refusals.EMAIL_TAKEN.code))
  expect(codes.slice(40)).toEqual([tooMany, tooMany])
})

const codeIn = ({ envelope }: Awaited<ReturnType<typeof call>>) => envelope.code

test('failures of a stranger do not keep out the owner who comes from elsewhere', async () => {
  const { email } = await aMember(db)
  const stranger = fromNewIp()
  const codes = await answers(25, () =>
    solved(auth.login, { account: email, password: 'guessed 12' }, stranger).then(codeIn),
  )
  expect(codes.at(-1)).toBe(tooMany)
  expect(codeIn(await solved(auth.login, { account: email, password }, fromNewIp()))).toBe(0)
})

test('nor an operator who has worked there before, however many places the failures come from', async () => {
  const { email } = await aPerson(db, 'catalogue')
  const home = fromNewIp()
  const enter = (word: string, headers: Headers) =>
    codeOf(call(operatorContract.session.signIn, { email, password: word }, headers))
  expect(await enter(operatorPassword, home)).toBe(0)
  const codes = await answers(61, () => enter('guessed 12', fromNewIp()))
  expect(codes.at(-1)).toBe(tooMany)
  expect(await enter(operatorPassword, home)).toBe(0)
})

describe('a link to a new password', () => {
  const ask = async (email: string) => {
    await waitAMinute(db)
    await solved(auth.sendRecoveryLink, { email }, fromNewIp())
    return tokenSentTo(db, email)
  }

  test('dies when a newer one is asked for', async () => {
    const { email } = await aMember(db)
    const first = await ask(email)
    const second = await ask(email)
    expect(second).not.toBe(first)
    expect(await codeOf(call(auth.recoveryLink, { token: first }))).toBe(refusals.LINK_INVALID.code)
    expect(await codeOf(call(auth.recoveryLink, { token: second }))).toBe(0)
  })

  test('lives one hour', async () => {
    const { email, id } = await aMember(db)
    const token = await ask(email)
    const row = await db.first<{ minutes: number }>(sql`
      select extract(epoch from expires_at - now())::int / 60 as minutes from link_token where member_id = ${id}`)
    expect(row?.minutes).toBeLessThanOrEqual(60)
    await db.run(sql`update link_token set expires_at = expires_at - interval '60 minutes' where member_id = ${id}`)
    expect(await codeOf(call(auth.recoveryLink, { token }))).toBe(refusals.LINK_EXPIRED.code)
  })
})

describe.each([
  ['en-US', /your own mobile number, e-mail address, name or company name/],
  ['zh-CN', /密码不能是您自己的手机号/],
])('in %s one’s own words are no password', (lang, message) => {
  const cookie = `lang=${lang}`
  const refused = async (answer: ReturnType<typeof call>) => {
    const { code, data } = (await answer).envelope
    expect(code).toBe(refusals.PASSWORD_COMMON.code)
    expect((data as { fields: Record<string, string> }).fields['password']).toMatch(message)
  }
  const twice = (word: string) => ({ password: word, confirmPassword: word })

  test('when registering: mobile, e-mail address, company', async () => {
    const form = await emailForm(site)
    const company = 'Yuyao Haichen Plastics Co., Ltd.'
    for (const word of [form.email, 'yuyaohaichenplasticscoltd', `${company} 2026`])
      await refused(
        call(registration.byEmail, { ...form, enterpriseName: company, ...twice(word) }, { cookie, ...fromNewIp() }),
      )
    const mobile = newMobile()
    const typed = { mobile, verifyCode: '123456', ...(await person(db)), ...twice(mobile) }
    await refused(call(registration.byMobile, typed, { cookie, ...fromNewIp() }))
  })

  test('when changing and when resetting', async () => {
    const mobile = newMobile()
    const member = await aMember(db, { mobile, email: newEmail() })
    await db.run(sql`update member set enterprise_name = '余姚海晨塑料有限公司' where id = ${member.id}`)
    const token = await aSession(db, member)
    for (const word of [mobile, member.email, '余姚海晨塑料有限公司', '余姚海晨塑料有限公司888'])
      await refused(
        call(accountSecurity.updatePassword, { currentPassword: password, ...twice(word) }, { token, cookie }),
      )
    await solved(auth.sendRecoveryLink, { email: member.email }, fromNewIp())
    const link = await tokenSentTo(db, member.email)
    await refused(call(auth.resetByLink, { token: link, ...twice(mobile) }, { cookie }))
  })

  test('for operators', async () => {
    const { id, email } = await aPerson(db, 'catalogue')
    const desk = deskHeaders(await aDeskSession(db, { id }), lang)
    const { changePassword } = operatorContract.session
    await refused(call(changePassword, { currentPassword: operatorPassword, ...twice(email) }, desk))
  })
})
