import { to } from '#platform/contract/to.ts'
import { stepAt, totpCode } from '#identity/second-factor/server/totp.ts'
import { aMember, goodPassword, input, press, secretOn, signInBy } from './identity-steps.ts'
import { expect, inChinese, signIn, test } from './journey.ts'
import { mailTo } from './mailbox.ts'

inChinese(() => {
  test('a member adds two-step sign-in, signs in by app and by recovery code, and turns it off', async ({
    page,
    context,
    request,
    baseURL,
    t,
  }) => {
    const { email, token } = await aMember(request)
    await signIn(context, baseURL, token)
    await page.goto(to.accountSecurity())
    await page.getByRole('main').locator(`a[href="${to.secondFactor()}"]`).click()
    await expect(page.getByText(t('secondFactor.isOff'))).toBeVisible()
    await input(page, 'currentPassword').fill(goodPassword)
    await press(page, t('secondFactor.setUp'))
    await expect(page.getByRole('img', { name: t('secondFactor.picture') })).toBeVisible()
    const secret = await secretOn(page)
    await input(page, 'code').fill('12')
    await press(page, t('secondFactor.continue'))
    await expect(page.getByText(t('secondFactor.wrongCode'))).toBeVisible()
    const first = stepAt(Date.now())
    await input(page, 'code').fill(totpCode(secret, first))
    await press(page, t('secondFactor.continue'))
    await expect(page.getByText(t('secondFactor.recoveryTitle'))).toBeVisible()
    const codes = await page.locator('main li code').allTextContents()
    expect(codes).toHaveLength(10)
    await page.getByRole('link', { name: t('secondFactor.recoveryKept') }).click()
    await expect(page).toHaveURL(to.accountSecurity({ done: 'secondFactorOn' }))
    await mailTo(baseURL, email, 'Two-step sign-in is on')

    // The code of the set-up is spent; the next one is taken, also a little early.
    const byApp = () => totpCode(secret, Math.max(first + 1, stepAt(Date.now())))
    for (const code of [byApp, () => codes[0] ?? '']) {
      await context.clearCookies({ name: 'token' })
      await signInBy(page, t, email, goodPassword)
      await input(page, 'code').fill(code())
      await page.getByRole('main').locator('form:has(input[name=code]) button[type=submit]').click()
      await expect(page).toHaveURL(to.customerHome())
    }

    await page.goto(to.secondFactor())
    await expect(page.getByText(t('secondFactor.recoveryLeft', { count: 9 }))).toBeVisible()
    await input(page, 'currentPassword').fill(goodPassword)
    await press(page, t('secondFactor.remove'))
    await expect(page).toHaveURL(to.accountSecurity({ done: 'secondFactorOff' }))
    await mailTo(baseURL, email, 'Two-step sign-in is off')
    await context.clearCookies({ name: 'token' })
    await signInBy(page, t, email, goodPassword)
    await expect(page).toHaveURL(to.customerHome())
  })
})
