import { beforeEach, describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember } from '#testing/factories.ts'
import { aCaptcha } from '#testing/captchas.ts'
import {
  emailForm,
  goodPassword,
  mobileForm,
  newEmail,
  newMobile,
  passwords,
  person,
  unproved,
} from '#testing/identity.ts'
import { linkSentTo, messagesTo, tokenSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { anonymous, call, db, config } = site
const { registration } = contract

// Every journey of this file comes from one address.
beforeEach(() => db.run(sql`delete from budget`))

const memberWith = (address: string) =>
  db.first<Record<string, unknown>>(sql`
    select email, email_verified, mobile, realname, enterprise_name, locale, disabled,
      (select code from country where country.id = country_id) as country,
      (select code from role where role.id = role_id) as role
    from member where email = ${address} or mobile = ${address}`)

const signsIn = (account: string, password = goodPassword) => call(contract.auth.login, { account, password })
const asToken = (token: string) => call(contract.members.info, {}, { token })

describe('a new member', () => {
  test('by mobile code is signed in at once', async () => {
    const form = await mobileForm(site)
    const { envelope, headers } = await call(registration.byMobile, form)
    const { token } = envelope.data as { token: string }
    expect(headers['set-cookie']).toContain(`token=${token}`)
    expect((await asToken(token)).envelope).toMatchObject({ code: 0, data: { realname: 'Li Wei' } })
    expect(await memberWith(form.mobile)).toEqual({
      email: null,
      email_verified: false,
      mobile: form.mobile,
      realname: 'Li Wei',
      enterprise_name: 'Yuyao Haichen',
      locale: 'en-US',
      disabled: false,
      country: 'CN',
      role: 'buyer',
    })
    expect((await signsIn(form.mobile)).envelope.code).toBe(0)
  })

  test('by e-mail code has a proved address', async () => {
    const form = await emailForm(site)
    await anonymous.registration.byEmail(form)
    expect(await memberWith(form.email)).toMatchObject({ email_verified: true })
  })

  test('by link completes the form where the link leads', async () => {
    const email = newEmail()
    await anonymous.registration.sendLink({ email, ...(await aCaptcha(db)) })
    const link = await linkSentTo(db, email)
    expect(link.origin + link.pathname).toBe(`${config.publicOrigin}${to.completeRegistration()}`)
    const token = link.searchParams.get('token') ?? ''
    expect(await anonymous.registration.link({ token })).toEqual({
      email,
      realname: null,
      enterpriseName: null,
      country: null,
    })
    const bare = await call(registration.byLink, { token, ...passwords })
    expect(bare.envelope).toMatchObject({
      code: 40400,
      data: {
        fields: {
          realname: 'Please enter your real name',
          enterpriseName: 'Please enter the enterprise name',
          country: 'Please select a country',
          privacy: 'Please agree The Conditions of Use and Privacy Notice.',
        },
      },
    })
    await anonymous.registration.byLink({ token, ...passwords, ...(await person(db)) })
    expect(await memberWith(email)).toMatchObject({ email_verified: true, realname: 'Li Wei' })
  })

  test('by link with the company typed first only sets a password', async () => {
    const email = newEmail()
    const who = await person(db)
    await anonymous.registration.sendLinkWithCompany({ email, ...who, ...(await aCaptcha(db)) })
    const link = await linkSentTo(db, email)
    expect(link.pathname).toBe(to.completeCompany())
    const token = link.searchParams.get('token') ?? ''
    expect(await anonymous.registration.link({ token })).toMatchObject({
      email,
      realname: 'Li Wei',
      country: who.country,
    })
    // What was accepted when the link was asked for cannot be exchanged by who opens it.
    await anonymous.registration.byLink({ token, ...passwords, enterpriseName: 'Another' })
    expect(await memberWith(email)).toMatchObject({ email_verified: true, enterprise_name: 'Yuyao Haichen' })
  })

  test('at once works before the address is proved, and gets a link to prove it', async () => {
    const { email, token } = await unproved(site)
    expect((await asToken(token)).envelope.data).toMatchObject({ email, emailVerificationFlag: false })
    expect((await linkSentTo(db, email)).pathname).toBe(to.activateEmail())
  })

  test('may ask for that link again, and nobody learns who did', async () => {
    const { email } = await unproved(site)
    const { email: proved } = await aMember(db)
    await db.run(sql`delete from send_pause`)
    const answers = []
    for (const address of [email, proved, newEmail()])
      answers.push(await call(registration.repeatVerification, { email: address, ...(await aCaptcha(db)) }))
    for (const { envelope } of answers) expect(envelope).toEqual({ code: 0, msg: '', data: { resendSeconds: 60 } })
    expect(await messagesTo(db, email)).toHaveLength(2)
    expect(await messagesTo(db, proved)).toHaveLength(0)
  })

  test('reads the language of the visit in mails and text messages', async () => {
    const email = newEmail()
    const mobile = newMobile()
    const chinese = { cookie: 'lang=zh-CN' }
    await call(registration.sendEmailCode, { email, ...(await aCaptcha(db)) }, chinese)
    await call(registration.sendMobileCode, { mobile, ...(await aCaptcha(db)) }, chinese)
    const [[mail], [sms]] = [await messagesTo(db, email), await messagesTo(db, mobile)]
    expect(mail).toMatchObject({
      channel: 'mail',
      locale: 'zh-CN',
      subject: expect.stringMatching(/^您的注册验证码：\d{6}$/),
    })
    expect(mail?.html).toContain('<html lang="zh-CN">')
    expect(sms).toMatchObject({ channel: 'sms', text: expect.stringMatching(/^【聚港】您的验证码是 \d{6}，/) })
  })
})

describe('the form', () => {
  const required = {
    password: 'Please enter a password',
    confirmPassword: 'Please enter the password again',
    verifyCode: 'Please enter the verification code',
    realname: 'Please enter your real name',
    enterpriseName: 'Please enter the enterprise name',
    country: 'Please select a country',
    privacy: 'Please agree The Conditions of Use and Privacy Notice.',
  }

  test('names everything that is missing, in both languages', async () => {
    const { envelope } = await call(registration.byMobile, {})
    expect(envelope.data).toEqual({ fields: { mobile: 'Please enter your mobile', ...required } })
    const byEmail = await call(registration.byEmail, { country: '', realname: ' ' })
    expect(byEmail.envelope.data).toEqual({ fields: { email: 'Please enter your e-mail', ...required } })
    const chinese = await call(registration.byEmail, {}, { cookie: 'lang=zh-CN' })
    for (const message of Object.values((chinese.envelope.data as { fields: Record<string, string> }).fields))
      expect(message).toMatch(/^请[\p{Script=Han}]/u)
  })

  test.each([
    [{ confirmPassword: 'another one' }, { confirmPassword: 'The passwords entered twice do not match!' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Passwords must have 8 to 128 characters' }],
    [{ privacy: false }, { privacy: 'Please agree The Conditions of Use and Privacy Notice.' }],
    [{ country: 999_999 }, { country: 'Please select a country' }],
  ])('refuses %j', async (change, fields) => {
    const email = newEmail()
    const form = { email, verifyCode: '123456', ...passwords, ...(await person(db)), ...change }
    expect((await call(registration.byEmail, form)).envelope).toMatchObject({ code: 40400, data: { fields } })
  })

  test.each(['password1', 'Qwertyuiop', 'Sunshine99!', 'aaaabbbb', 'Yuyao2024'])(
    'refuses %s, which is tried first',
    async (password) => {
      const form = { ...(await person(db)), realname: 'Yuyao', email: newEmail(), verifyCode: '123456' }
      const answer = await call(registration.byEmail, { ...form, password, confirmPassword: password })
      expect(answer.envelope).toMatchObject({ code: 488105, data: { fields: { password: expect.any(String) } } })
    },
  )

  test('keeps the code for another try when something else is wrong', async () => {
    const form = await emailForm(site)
    await call(registration.byEmail, { ...form, password: 'password1', confirmPassword: 'password1' })
    expect((await call(registration.byEmail, form)).envelope.code).toBe(0)
  })
})

describe('an address', () => {
  test('that has an account is said to be occupied, once a picture is solved', async () => {
    const { email } = await aMember(db)
    const { mobile } = await aMember(db, { mobile: newMobile() })
    const forms: [keyof typeof registration, object][] = [
      ['sendEmailCode', { email }],
      ['sendLink', { email }],
      ['sendLinkWithCompany', { email, ...(await person(db)) }],
      ['atOnce', { email, ...passwords, ...(await person(db)) }],
      ['sendMobileCode', { mobile }],
    ]
    for (const [verb, form] of forms) {
      expect((await call(registration[verb], form)).envelope.code, verb).toBe(488102)
      const { envelope } = await call(registration[verb], { ...form, ...(await aCaptcha(db)) })
      const [code, field, message] =
        verb === 'sendMobileCode'
          ? [488107, 'mobile', 'This mobile number is already registered']
          : [488106, 'email', 'This email has been occupied.']
      expect(envelope, verb).toMatchObject({ code, data: { fields: { [field]: message } } })
    }
  })

  test('that a stranger claimed goes to who proves to own it, with nothing of the stranger', async () => {
    const stranger = await unproved(site)
    await anonymous.registration.byEmail({ ...(await emailForm(site, stranger.email)), realname: 'The owner' })
    expect((await asToken(stranger.token)).status).toBe(401)
    expect(await memberWith(stranger.email)).toMatchObject({ email_verified: true, realname: 'The owner' })
    const left = await db.first(sql`select email, disabled from member where id = ${stranger.id}`)
    expect(left).toEqual({ email: null, disabled: true })
  })

  test('that a stranger claimed leaves the stranger what is theirs: an account by mobile', async () => {
    const stranger = await unproved(site)
    const mobile = newMobile()
    await db.run(sql`update member set mobile = ${mobile} where id = ${stranger.id}`)
    await anonymous.registration.byEmail(await emailForm(site, stranger.email))
    expect((await asToken(stranger.token)).status).toBe(401)
    expect((await signsIn(mobile)).envelope.code).toBe(0)
  })
})

describe('one registration', () => {
  test('is one account, however often its form is sent at once', async () => {
    const form = await emailForm(site)
    // Five tries per code: more would only be refused earlier.
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(registration.byEmail, form)))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(await db.many(sql`select from member where email = ${form.email}`)).toHaveLength(1)
  })

  test('by link is one account too, and its other links die with it', async () => {
    const email = newEmail()
    const rest = { ...passwords, ...(await person(db)) }
    await anonymous.registration.sendLink({ email, ...(await aCaptcha(db)) })
    const token = await tokenSentTo(db, email)
    await db.run(sql`delete from send_pause`)
    await anonymous.registration.sendLink({ email, ...(await aCaptcha(db)) })
    const other = await tokenSentTo(db, email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(registration.byLink, { token, ...rest })))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect((await call(registration.byLink, { token: other, ...rest })).envelope.code).toBe(488109)
  })

  test('leaves nothing behind when it fails half-way', async () => {
    const form = await emailForm(site)
    await db.run(sql`alter table session add constraint never check (false) not valid`)
    expect((await call(registration.byEmail, form)).status).toBe(500)
    await db.run(sql`alter table session drop constraint never`)
    expect(await memberWith(form.email)).toBeUndefined()
    expect((await call(registration.byEmail, form)).envelope.code).toBe(0)
  })
})
