import { to } from '#platform/contract/to.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { aMember, password } from '#testing/factories.ts'
import { startEmptySite } from './empty-site.ts'
import { input, press, signInBy } from './identity-steps.ts'
import { expect, test } from './journey.ts'

// Browsers keep no passkeys for a bare IP address: a site of its own, by a name.
test('a member adds a passkey and signs in with it', async ({ browser, baseURL, t }) => {
  test.setTimeout(120_000)
  const site = await startEmptySite(baseURL, { host: 'localhost', ahead: 7 })
  const db = openDatabase({ url: site.databaseUrl, pool: 1 })
  const context = await browser.newContext({ baseURL: site.origin })
  try {
    const { email } = await aMember(db)
    await context.addCookies([{ name: 'lang', value: 'en-US', url: site.origin }])
    // A device of a journey would answer before anybody could press the button.
    await context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signInBy(page, t, email, password)
    await expect(page).toHaveURL(to.customerHome())
    await page.goto(to.accountSecurity())
    await page.getByRole('link', { name: t('passkeys.title') }).click()
    await page.locator('form:has(input[name=about]) input[name=currentPassword]').fill(password)
    await press(page, t('passkeys.add'))
    await input(page, 'name').fill('Office laptop')
    await press(page, t('passkeys.create'))
    await expect(page).toHaveURL(to.accountSecurity({ done: 'passkeyAdded' }))
    await expect(page.getByText('Office laptop')).toBeVisible()

    await context.clearCookies({ name: 'token' })
    await page.goto(to.signIn(to.secondFactor()))
    await press(page, t('passkeys.signIn'))
    await expect(page).toHaveURL(to.secondFactor())
    await expect(page.getByRole('rowheader', { name: 'Office laptop' })).toBeVisible()
  } finally {
    await context.close()
    await db.end()
    await site.stop()
  }
})
