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
import { expect, inChinese, test } from './journey.ts'
import { captchaAnswer, codeIn, linkIn, mailTo, newAddress, smsTo } from './mailbox.ts'

inChinese(() => {
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

  test('after three wrong passwords a security check is asked for, which passes by itself', async ({
    page,
    request,
    t,
  }) => {
    const { email } = await aMember(request)
    for (let n = 0; n < 3; n++) {
      await signInBy(page, t, email, 'not it')
      await expect(page.getByText(t('errors.SIGN_IN_FAILED'))).toBeVisible()
    }
    await expect(page.getByText(t('captcha.passed'))).toBeVisible()
    await input(page, 'password').fill(goodPassword)
    await press(page, t('layout.signIn'))
    await expect(page).toHaveURL(to.customerHome())
  })

  test('a picture with sound can be had instead, all by keyboard', async ({ page, t }) => {
    await page.goto(to.findPassword({ by: 'email' }))
    await input(page, 'email').fill(newAddress())
    await page.getByRole('button', { name: t('captcha.otherWay') }).focus()
    await page.keyboard.press('Enter')
    await expect(input(page, 'captcha')).toBeFocused()
    const picture = page.getByAltText(t('captcha.pictureAlt'))
    await expect(picture).toHaveJSProperty('naturalWidth', 240)
    const first = await picture.getAttribute('src')
    await page.getByRole('button', { name: t('captcha.renew') }).press('Enter')
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    const sound = page.getByLabel(t('captcha.sound'))
    await sound.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
    await input(page, 'captcha').fill(captchaAnswer)
    await press(page, t('auth.sendLink'))
    await expect(page.getByText(t('auth.linkSentTitle'))).toBeVisible()
  })
})

test('a press at the moment when the security check passes is not lost', async ({ page, request, t }) => {
  // The page hears of it when the mouse is let go, and has not drawn it yet when the form is sent.
  await page.addInitScript(() => {
    const listen = Worker.prototype.addEventListener as EventTarget['addEventListener']
    Worker.prototype.addEventListener = function (this: Worker, type: string, hear: (event: Event) => void) {
      listen.call(this, type, (event) => {
        if (!(event instanceof MessageEvent) || !event.isTrusted) return hear(event)
        const { data } = event
        addEventListener('mouseup', () => this.dispatchEvent(new MessageEvent(type, { data })), { capture: true })
        document.documentElement.dataset['solved'] = ''
      })
    } as typeof listen
  })
  const { mobile } = await aMobileMember(request)
  await page.goto(to.findPassword({ by: 'mobile' }))
  await input(page, 'mobile').fill(mobile)
  await expect(page.locator('html[data-solved]')).toBeAttached()
  await send(page, t, t('auth.sendCode'))
})

test.describe('over plain http from another computer', () => {
  test.use({ expectedErrors: /Cross-Origin-Opener-Policy/ })

  test('the security check passes as well, without what browsers keep for secure places', async ({
    page,
    baseURL,
    t,
  }) => {
    await page.goto(`http://plain.test:${new URL(baseURL ?? '').port}${to.findPassword({ by: 'email' })}`)
    expect(await page.evaluate(() => Boolean(crypto.subtle))).toBe(false)
    await expect(page.getByText(t('captcha.passed'))).toBeVisible()
  })
})
