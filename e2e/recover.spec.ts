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
import { expect, inBothLanguages, test } from './journey.ts'
import { captchaAnswer, codeIn, linkIn, mailTo, smsTo } from './mailbox.ts'

inBothLanguages(() => {
  test('a password is found by mobile code', async ({ page, request, t }) => {
    const { mobile } = await aMobileMember(request)
    await page.goto(to.findPassword({ by: 'mobile' }))
    await input(page, 'mobile').fill(mobile)
    await send(page, t, t('auth.sendCode'))
    await expect(page.getByText(t('auth.codeSent'))).toBeVisible()
    await input(page, 'verifyCode').fill(codeIn(await smsTo(request, mobile)))
    await typePasswords(page, otherPassword)
    await press(page, t('auth.resetPassword'))
    await expect(page.getByRole('heading', { name: t('auth.resetDone') })).toBeVisible()
    await signInBy(page, t, mobile, otherPassword)
    await expect(page).toHaveURL(to.customerHome())
  })

  test('a password is found by e-mail link, which works once', async ({ page, request, baseURL, t }) => {
    const { email } = await aMember(request)
    await page.goto(to.findPassword({ by: 'email' }))
    await input(page, 'email').fill(email)
    await send(page, t, t('auth.sendLink'))
    await expect(page.getByText(t('auth.linkSent', { email }))).toBeVisible()
    // The mail speaks the member's language, who registered by a call without one.
    const link = linkIn(await mailTo(baseURL, email, 'Set a new password'))
    await page.goto(link)
    await typePasswords(page, otherPassword)
    await press(page, t('auth.resetPassword'))
    await expect(page.getByRole('heading', { name: t('auth.resetDone') })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: t('auth.linkDeadTitle') })).toBeVisible()
    await signInBy(page, t, email, otherPassword)
    await expect(page).toHaveURL(to.customerHome())
  })

  test('after three wrong passwords a picture is asked for', async ({ page, request, t }) => {
    const { email } = await aMember(request)
    for (let n = 0; n < 3; n++) {
      await signInBy(page, t, email, 'not it')
      await expect(page.getByText(t('errors.SIGN_IN_FAILED'))).toBeVisible()
    }
    const picture = page.getByAltText(t('auth.captchaAlt'))
    await expect(picture).toBeVisible()
    const first = await picture.getAttribute('src')
    await page.getByRole('button', { name: t('auth.captchaRenew') }).click()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await input(page, 'password').fill(goodPassword)
    await input(page, 'captcha').fill('WWWW')
    await press(page, t('layout.signIn'))
    await expect(page.getByText(t('errors.CAPTCHA_WRONG'))).toBeVisible()
    await input(page, 'password').fill(goodPassword)
    await input(page, 'captcha').fill(captchaAnswer)
    await press(page, t('layout.signIn'))
    await expect(page).toHaveURL(to.customerHome())
  })
})
