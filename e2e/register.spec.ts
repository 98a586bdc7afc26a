import { to } from '#platform/contract/to.ts'
import { countdown, finishRegistration, goodPassword, input, press, send, typePerson } from './identity-steps.ts'
import { expect, inChinese, test } from './journey.ts'
import { captchaAnswer, codeIn, linkIn, mailTo, newAddress, newNumber, smsTo } from './mailbox.ts'

inChinese(() => {
  test('by mobile code, and the one on its way will do for who begins anew', async ({ page, request, t }) => {
    const mobile = newNumber()
    await page.goto(to.register())
    await input(page, 'mobile').fill(mobile)
    await input(page, 'privacy').check()
    await press(page, t('registration.goOn'))
    await expect(countdown(page, t)).toBeDisabled()
    await page.goto(to.register())
    // The code that is on its way already will do.
    await input(page, 'mobile').fill(mobile)
    await finishRegistration(page, t, async () => codeIn(await smsTo(request, mobile)))
    await expect(page).toHaveURL(to.customerHome())
    await expect(page.getByText('Li Wei').first()).toBeVisible()
  })

  test('by e-mail code', async ({ page, baseURL, t }) => {
    const email = newAddress()
    await page.goto(to.registerByEmail())
    await input(page, 'email').fill(email)
    const sent = async () => codeIn(await mailTo(baseURL, email, ''))
    await finishRegistration(page, t, async () => ((await sent()) === '000000' ? '000001' : '000000'))
    await expect(page.getByText(t('errors.CODE_INVALID'))).toBeVisible()
    await expect(input(page, 'verifyCode')).toBeFocused()
    // Nothing that was typed is lost, but the password.
    await input(page, 'verifyCode').fill(await sent())
    await input(page, 'password').fill(goodPassword)
    await press(page, t('registration.submit'))
    await expect(page).toHaveURL(to.customerHome())
  })

  test('by e-mail link, in steps', async ({ page, baseURL, t }) => {
    const email = newAddress()
    await page.goto(to.registerByLink())
    await input(page, 'email').fill(email)
    await send(page, t, t('registration.next'))
    await expect(page.getByText(t('registration.linkSent', { email }))).toBeVisible()
    const link = linkIn(await mailTo(baseURL, email, t('mail.registerLinkSubject')))
    expect(link).toContain(to.completeRegistration(''))
    await page.goto(link)
    await expect(page.getByText(t('registration.forAddress', { email }))).toBeVisible()
    await input(page, 'password').fill(goodPassword)
    await typePerson(page)
    await input(page, 'privacy').check()
    await press(page, t('registration.finish'))
    await expect(page).toHaveURL(to.customerHome())
    await page.context().clearCookies({ name: 'token' })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.linkDeadTitle'))
  })

  test('by e-mail link, with the company first', async ({ page, baseURL, t }) => {
    const email = newAddress()
    await page.goto(to.registerCompany())
    await input(page, 'email').fill(email)
    await typePerson(page)
    await input(page, 'privacy').check()
    await send(page, t, t('registration.next'))
    const link = linkIn(await mailTo(baseURL, email, t('mail.registerLinkSubject')))
    expect(link).toContain(to.completeCompany(''))
    await page.goto(link)
    await expect(page.getByText('Yuyao Haichen')).toBeVisible()
    await input(page, 'password').fill(goodPassword)
    await press(page, t('registration.finish'))
    await expect(page).toHaveURL(to.customerHome())
  })

  test('at once, back to where the visitor was, and the address is proved later', async ({ page, baseURL, t }) => {
    const email = newAddress()
    await page.goto(to.registerAtOnce(to.accountSecurity()))
    await input(page, 'email').fill(email)
    await finishRegistration(page, t)
    await expect(page).toHaveURL(to.accountSecurity())
    await expect(page.getByText(t('accountSecurity.notVerified'))).toBeVisible()
    await page.goto(linkIn(await mailTo(baseURL, email, t('mail.activateSubject'))))
    await press(page, t('accountSecurity.activate'))
    await expect(page.getByRole('heading', { name: t('accountSecurity.activated') })).toBeVisible()
    await page.goto(to.accountSecurity())
    await expect(page.getByText(t('accountSecurity.verified'), { exact: true })).toBeVisible()
  })

  test('with an empty form, everything that is missing is said', async ({ page, t }) => {
    await page.goto(to.register())
    await press(page, t('registration.goOn'))
    const messages = [t('registration.enterMobile'), t('registration.agreePrivacy')]
    for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(input(page, 'mobile')).toBeFocused()
  })

  test('with an address that has an account, that is said', async ({ page, t }) => {
    await page.goto(to.registerByEmail())
    await input(page, 'email').fill('buyer@example.com')
    await input(page, 'privacy').check()
    await press(page, t('registration.goOn'))
    await expect(page.getByText(t('errors.EMAIL_TAKEN'))).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('by e-mail code works all the same, and keeps what was typed', async ({ page, baseURL, t }) => {
      const email = newAddress()
      await page.goto(to.registerByEmail())
      await input(page, 'email').fill(email)
      await input(page, 'privacy').check()
      await expect(page.getByAltText(t('captcha.pictureAlt'))).toBeVisible()
      await expect(page.getByText(t('captcha.working'))).toBeHidden()
      await input(page, 'captcha').fill('000000')
      await press(page, t('registration.goOn'))
      await expect(page.getByText(t('errors.CAPTCHA_WRONG'))).toBeVisible()
      await expect(input(page, 'privacy')).toBeChecked()
      await input(page, 'captcha').fill(captchaAnswer)
      await finishRegistration(page, t, async () => codeIn(await mailTo(baseURL, email, '')))
      await expect(page).toHaveURL(to.customerHome())
    })
  })
})
