import { beforeEach, describe, expect, test } from 'vitest'
import { emailNoticeCookie } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession, password as oldPassword } from '#testing/factories.ts'
import { goodPassword, newEmail, newMobile, passwords, person } from '#testing/identity.ts'
import { codeSentTo, linkSentTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

const captchaAnswer = '204857'
const { request, db } = await testApp({ config: { captchaAnswer, demo: true } })
const own = { host: 'localhost', origin: 'http://localhost' }

beforeEach(() => db.run(sql`delete from budget`))

const captchaOn = (html: string) => ({
  captchaId: /name="captchaId" value="([^"]+)"/.exec(html)?.[1] ?? '',
  captcha: captchaAnswer,
})

/** A visitor without scripts: pages and forms, and the cookies that came with them. */
function visitor(lang: 'en-US' | 'zh-CN', token = '') {
  let cookie = `lang=${lang}; token=${token}`
  const keep = (answer: Awaited<ReturnType<typeof request>>) => {
    const set = answer.cookies.find(({ name }) => name === 'token')
    if (set) cookie = `lang=${lang}; token=${set.value}`
    return { status: answer.statusCode, location: answer.headers.location, html: answer.body }
  }
  const open = async (url: string) => keep(await request({ url, headers: { ...own, cookie } }))
  const captcha = async (url: string) => captchaOn((await open(url)).html)
  const post = async (url: string, fields: Record<string, string | number | boolean>) => {
    const payload = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
    const headers = { ...own, cookie, 'content-type': 'application/x-www-form-urlencoded' }
    return keep(await request({ method: 'POST', url, headers, payload }))
  }
  return { open, captcha, post, t: translatorFor(lang) }
}

describe.each(['en-US', 'zh-CN'] as const)('the pages in %s, without scripts', (lang) => {
  test.each([
    [to.register(), 'mobile', newMobile],
    [to.registerByEmail(), 'email', newEmail],
  ] as const)('register at %s by a code', async (url, field, newAddress) => {
    const { captcha, post, t } = visitor(lang)
    const address = newAddress()
    const who = await person(db)
    const first = { [field]: address, privacy: true }
    const second = await post(url, { ...first, intent: 'next', ...who, ...(await captcha(url)) })
    expect(second.html).toContain(field === 'mobile' ? t('auth.codeSent') : t('auth.codeMailed'))
    // What was typed comes back.
    expect(second.html).toContain(`value="${who.realname}"`)
    for (const name of ['verifyCode', 'realname', 'country', 'password'])
      expect(second.html).toContain(`name="${name}"`)
    const rest = { ...first, ...who, screen: 2, verifyCode: await codeSentTo(db, address) }
    const wrong = await post(url, { ...rest, ...passwords, verifyCode: 'wrong' })
    expect(wrong.html).toContain(t('errors.CODE_INVALID'))
    const { password } = passwords
    expect((await post(url, { ...rest, password: '12345678' })).html).toContain('name="password"')
    const finished = await post(url, { ...rest, password })
    expect(finished).toMatchObject({ status: 303, location: to.customerHome() })
  })

  test.each([
    [to.registerByLink(), to.completeRegistration(), false],
    [to.registerCompany(), to.completeCompany(), true],
  ] as const)('register at %s by a link', async (url, landing, company) => {
    const { captcha, open, post, t } = visitor(lang)
    const email = newEmail()
    const who = await person(db)
    const sent = await post(url, { intent: 'send', email, ...(company && who), ...(await captcha(url)) })
    expect(sent.html).toContain(t('registration.linkSent', { email }))
    expect(sent.html.match(new RegExp(`>${t('registration.wayLink')}<`, 'g'))).toHaveLength(1)
    const { pathname, search } = await linkSentTo(db, email)
    expect(pathname).toBe(landing)
    expect((await open(pathname + search)).html).toContain(t('registration.titleComplete'))
    const form = { token: new URLSearchParams(search).get('token') ?? '', ...passwords, ...(!company && who) }
    expect(await post(pathname + search, form)).toMatchObject({ status: 303, location: to.customerHome() })
    expect((await open(pathname + search)).html).toContain(t('registration.linkDeadTitle'))
  })

  test('register at once, and activate in the same browser', async () => {
    const { open, post, t } = visitor(lang)
    const email = newEmail()
    const url = to.registerAtOnce(to.accountSecurity())
    const captcha = captchaOn((await post(url, { intent: 'next', email, privacy: true })).html)
    const form = { email, ...passwords, ...(await person(db)), ...captcha }
    const { location } = await post(url, form)
    expect(location).toBe(to.accountSecurity())
    expect((await open(location ?? '')).html).toContain(t('accountSecurity.notVerified'))
    const { pathname, search } = await linkSentTo(db, email)
    const token = new URLSearchParams(search).get('token') ?? ''
    expect((await post(pathname + search, { token })).html).toContain(t('accountSecurity.activated'))
  })

  test('ask once to prove the address, in the page itself', async () => {
    const token = await aSession(db, await aMember(db, { emailVerified: false }))
    const title = translatorFor(lang)('accountSecurity.noticeTitle')
    expect((await visitor(lang, token).open(to.customerHome())).html).toContain(title)
    const seen = visitor(lang, `${token}; ${emailNoticeCookie}=1`)
    expect((await seen.open(to.customerHome())).html).not.toContain(title)
    const proved = await aSession(db, await aMember(db))
    expect((await visitor(lang, proved).open(to.customerHome())).html).not.toContain(title)
  })

  test('say everything that is missing', async () => {
    const { post, t } = visitor(lang)
    const { html } = await post(to.register(), { intent: 'next' })
    for (const key of ['registration.enterMobile', 'registration.agreePrivacy'] as const) expect(html).toContain(t(key))
    const rest = await post(to.registerAtOnce(), { email: newEmail(), privacy: true, screen: 2 })
    for (const key of ['registration.enterRealname', 'registration.selectCountry', 'auth.enterPassword'] as const)
      expect(rest.html).toContain(t(key))
  })

  test('ask for the picture after three wrong passwords, and keep the account', async () => {
    const { post, t } = visitor(lang)
    const { email: account } = await aMember(db)
    let html = ''
    for (let n = 0; n < 3; n++) html = (await post(to.signIn(), { account, password: 'not it' })).html
    expect(html).toContain(t('errors.SIGN_IN_FAILED'))
    expect(html).toContain(`value="${account}"`)
    const form = { account, password: oldPassword, ...captchaOn(html) }
    expect(await post(to.signIn(to.news()), form)).toMatchObject({ status: 303, location: to.news() })
  })

  test('sign in by a code, on the way to a page, where a session ended elsewhere', async () => {
    const mobile = newMobile()
    await aMember(db, { mobile })
    const { captcha, post, t } = visitor(lang, 'a-session-that-was-ended')
    const url = to.signIn(to.news(), 'code')
    const sent = await post(url, { intent: 'send', account: mobile, verifyCode: '', ...(await captcha(url)) })
    expect(sent.html).toContain(t('auth.codeToAccount'))
    const form = { account: mobile, verifyCode: await codeSentTo(db, mobile) }
    expect(await post(url, form)).toMatchObject({ status: 303, location: to.news() })
    expect((await visitor(lang).post(url, form)).html).toContain(t('errors.CODE_INVALID'))
  })

  test('find a password by mobile and by link', async () => {
    const { captcha, open, post, t } = visitor(lang)
    const mobile = newMobile()
    const { email } = await aMember(db, { mobile })
    const byMobile = to.findPassword({ by: 'mobile' })
    await post(byMobile, { intent: 'send', mobile, ...(await captcha(byMobile)) })
    const form = { mobile, verifyCode: await codeSentTo(db, mobile), ...passwords }
    expect((await post(byMobile, form)).html).toContain(t('auth.resetDone'))
    const byEmail = to.findPassword({ by: 'email' })
    await post(byEmail, { intent: 'send', email, ...(await captcha(byEmail)) })
    const { pathname, search } = await linkSentTo(db, email)
    expect((await open(pathname + search)).html).toContain(t('auth.resetTitle'))
    const token = new URLSearchParams(search).get('token') ?? ''
    expect((await post(pathname + search, { token, ...passwords })).html).toContain(t('auth.resetDone'))
  })

  test('change password, mobile and e-mail address', async () => {
    const member = await aMember(db)
    const { captcha, open, post, t } = visitor(lang, await aSession(db, member))
    const at = (page: string) => `/customer/PersonalCenter/${page}`
    const check = at('comment/verification-password')
    const save = async (page: string, field: string, address: string) => {
      expect((await open(at(page))).html).toContain(t('accountSecurity.confirmTitle'))
      const checked = await post(`${check}?backUrl=${encodeURIComponent(at(page))}`, { currentPassword: oldPassword })
      expect(checked.location).toBe(at(page))
      await post(at(page), { intent: 'send', [field]: address, ...(await captcha(at(page))) })
      return post(at(page), { [field]: address, verifyCode: await codeSentTo(db, address) })
    }
    expect((await save('accountSecurity-mobile', 'mobile', newMobile())).location).toMatch(/done=mobile$/)
    expect((await save('accountSecurity-email', 'email', newEmail())).location).toMatch(/done=email$/)
    const form = { currentPassword: oldPassword, ...passwords }
    const { location } = await post(at('comment/updatepassword-password'), form)
    expect((await open(location ?? '')).html).toContain(t('accountSecurity.passwordChanged'))
    expect(goodPassword).not.toBe(oldPassword)
  })
})
