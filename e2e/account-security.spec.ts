import { to } from '#platform/contract/to.ts'
import {
  aMember,
  aMobileMember,
  goodPassword,
  input,
  otherPassword,
  press,
  send,
  signInBy,
  typePasswords,
} from './identity-steps.ts'
import { cookieOf, expect, inChinese, signIn, test } from './journey.ts'
import { codeIn, linkIn, mailTo, newAddress, newNumber, smsTo } from './mailbox.ts'

const overview = to.accountSecurity()

inChinese(() => {
  test('the password is changed by the current one', async ({ page, context, request, baseURL, t }) => {
    const { email, token } = await aMember(request)
    await signIn(context, baseURL, token)
    await page.goto(`${overview}-password`)
    await page
      .getByRole('link', { name: t('accountSecurity.continue') })
      .first()
      .click()
    await input(page, 'currentPassword').fill('not it')
    await typePasswords(page, otherPassword)
    await press(page, t('accountSecurity.save'))
    await expect(page.getByText(t('errors.PASSWORD_WRONG'))).toBeVisible()
    await input(page, 'currentPassword').fill(goodPassword)
    await press(page, t('accountSecurity.save'))
    await expect(page.getByText(t('accountSecurity.passwordChanged'))).toBeVisible()
    expect(await cookieOf(context, 'token')).not.toBe(token)
    await mailTo(baseURL, email, 'Your password was changed')
    await context.clearCookies({ name: 'token' })
    await signInBy(page, t, email, otherPassword)
    await expect(page).toHaveURL(to.customerHome())
  })

  test('the password is changed by mobile check', async ({ page, context, request, baseURL, t }) => {
    const { mobile, token } = await aMobileMember(request)
    await signIn(context, baseURL, token)
    await page.goto(to.passwordByMobile())
    await send(page, t, t('auth.sendCode'))
    await expect.poll(async () => (await smsTo(request, mobile)).text).toMatch(/\d{6}/)
    await input(page, 'verifyCode').fill(codeIn(await smsTo(request, mobile)))
    await typePasswords(page, otherPassword)
    await press(page, t('accountSecurity.save'))
    await expect(page.getByText(t('accountSecurity.passwordChanged'))).toBeVisible()
  })

  test('a mobile number is set after a check, and the mailbox is told', async ({
    page,
    context,
    request,
    baseURL,
    t,
  }) => {
    const { email, token } = await aMember(request)
    const mobile = newNumber()
    await signIn(context, baseURL, token)
    await page.goto(overview)
    await page.getByRole('link', { name: t('accountSecurity.add'), exact: true }).click()
    await input(page, 'currentPassword').fill(goodPassword)
    await press(page, t('accountSecurity.confirm'))
    await input(page, 'mobile').fill(mobile)
    await send(page, t, t('auth.sendCode'))
    await input(page, 'verifyCode').fill(codeIn(await smsTo(request, mobile)))
    await press(page, t('accountSecurity.save'))
    await expect(page.getByText(t('accountSecurity.mobileChanged'))).toBeVisible()
    await expect(page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible()
    await mailTo(baseURL, email, 'Your mobile number was changed')
  })

  test('the e-mail address is changed after a check, and the old one is told', async ({
    page,
    context,
    request,
    baseURL,
    t,
  }) => {
    const { email: old, token } = await aMember(request)
    const email = newAddress()
    await signIn(context, baseURL, token)
    await page.goto(`${overview}-email`)
    await page.getByRole('link', { name: t('accountSecurity.continue') }).click()
    await input(page, 'currentPassword').fill(goodPassword)
    await press(page, t('accountSecurity.confirm'))
    await input(page, 'email').fill(email)
    await send(page, t, t('auth.sendCode'))
    await input(page, 'verifyCode').fill(codeIn(await mailTo(baseURL, email, '')))
    await press(page, t('accountSecurity.save'))
    await expect(page.getByText(t('accountSecurity.emailChanged'))).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await mailTo(baseURL, old, 'Your e-mail address was changed')
  })

  test('other devices are listed and signed out', async ({ page, context, request, baseURL, t }) => {
    const { email, token } = await aMember(request)
    await signIn(context, baseURL, token)
    const other = await request.post('/api/customer/login', { data: { account: email, password: goodPassword } })
    const { data } = (await other.json()) as { data: { token: string } }
    await page.goto(overview)
    await expect(page.getByText(t('accountSecurity.thisDevice'))).toBeVisible()
    await press(page, t('accountSecurity.signOutOthers'))
    await expect(page.getByText(t('accountSecurity.othersEnded'))).toBeVisible()
    const asked = await request.get('/api/customer/member/info', { headers: { token: data.token } })
    expect(asked.status()).toBe(401)
  })

  test('a member is asked once to prove the address, and the way to the mailbox is open', async ({
    page,
    context,
    request,
    baseURL,
    t,
  }) => {
    const email = newAddress().replace('firm.example', 'gmail.com')
    const { token } = await aMember(request, email)
    await signIn(context, baseURL, token)
    await context.route('https://mail.google.com/**', (route) => route.fulfill({ body: 'the mailbox' }))
    await page.goto(to.customerHome())
    const notice = page.getByText(t('accountSecurity.noticeText', { email }))
    await expect(notice).toBeVisible()
    // It stays while the member goes on.
    await page.getByRole('link', { name: t('titles.accountSecurity') }).click()
    await expect(page).toHaveURL(overview)
    await expect(notice).toBeVisible()
    const mailbox = context.waitForEvent('page')
    await press(page, t('accountSecurity.noticeResend'))
    await expect(page.getByText(t('accountSecurity.sendSuccess'), { exact: true })).toBeVisible()
    expect((await mailbox).url()).toBe('https://mail.google.com/')
    await expect(notice).toBeHidden()
    await page.goto(to.customerHome())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    // Both links work until one is used; this one speaks the language of the page.
    await context.clearCookies({ name: 'token' })
    await page.goto(linkIn(await mailTo(baseURL, email, t('mail.activateSubject'))))
    await typePasswords(page, otherPassword)
    await press(page, t('accountSecurity.activate'))
    await expect(page.getByRole('heading', { name: t('accountSecurity.activated') })).toBeVisible()
    await signInBy(page, t, email, otherPassword)
    await expect(page).toHaveURL(to.customerHome())
  })
})
