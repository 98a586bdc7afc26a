import type { Page } from '@playwright/test'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { aDeskSession, aPerson, operatorPassword } from '#testing/back-office.ts'
import { aMember, password } from '#testing/factories.ts'
import { startEmptySite } from './empty-site.ts'
import { input, press, signInBy } from './identity-steps.ts'
import { expect, test } from './journey.ts'

/** A device that says yes at once, and how it forgets what it holds. */
async function aDevice(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { forget: () => device.send('WebAuthn.clearCredentials', { authenticatorId }) }
}

/** From the page that keeps them, once the person is proved. */
async function addPasskey(page: Page, t: Translator, field: string, proof: string) {
  await page.locator(`form:has(input[name=about]) input[name=${field}]`).fill(proof)
  await press(page, t('passkeys.add'))
  await input(page, 'name').fill('Office laptop')
  await press(page, t('passkeys.create'))
  await expect(page.getByText('Office laptop')).toBeVisible()
}

async function asMember(page: Page, db: Database, t: Translator) {
  const { email } = await aMember(db)
  await signInBy(page, t, email, password)
  await expect(page).toHaveURL(to.customerHome())
  await page.goto(to.accountSecurity())
  await page.getByRole('link', { name: t('passkeys.title') }).click()
  await addPasskey(page, t, 'currentPassword', password)
  await expect(page).toHaveURL(to.accountSecurity({ done: 'passkeyAdded' }))

  await page.context().clearCookies({ name: 'token' })
  await page.goto(to.signIn(to.secondFactor()))
  await press(page, t('passkeys.signIn'))
  await expect(page).toHaveURL(to.secondFactor())
  await expect(page.getByRole('rowheader', { name: 'Office laptop' })).toBeVisible()
}

async function asOperator(page: Page, db: Database, t: Translator, url: string) {
  const person = await aPerson(db)
  const value = await aDeskSession(db, person)
  await page.context().addCookies([{ name: operatorToken.cookie, value, url }])
  await page.goto(to.office.account())
  await addPasskey(page, t, 'password', operatorPassword)

  await page.context().clearCookies({ name: operatorToken.cookie })
  await page.goto(to.office.signIn())
  await input(page, 'email').fill(person.email)
  await input(page, 'password').fill(operatorPassword)
  await press(page, t('adminSession.signIn'))
  // The password alone opens nothing, and no app is asked for.
  await expect(page.getByText(t('adminSession.passkeyText'))).toBeVisible()
  await expect(input(page, 'code')).toHaveCount(0)
  await press(page, t('passkeys.signIn'))
  await expect(page).toHaveURL(to.office.desk())
}

// Browsers keep no passkeys for a bare IP address: a site of its own, by a name.
test('a member adds a passkey and signs in with it; an operator shows one after the password', async ({
  browser,
  baseURL,
  t,
}) => {
  test.setTimeout(120_000)
  const site = await startEmptySite(baseURL, { host: 'localhost', ahead: 7, secondFactor: 'required' })
  const db = openDatabase({ url: site.databaseUrl, pool: 1 })
  const context = await browser.newContext({ baseURL: site.origin })
  try {
    await context.addCookies([{ name: 'lang', value: 'en-US', url: site.origin }])
    // A device of a journey would answer before anybody could press the button.
    await context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    const page = await context.newPage()
    const { forget } = await aDevice(page)
    await asMember(page, db, t)
    await forget()
    await asOperator(page, db, t, site.origin)
  } finally {
    await context.close()
    await db.end()
    await site.stop()
  }
})
