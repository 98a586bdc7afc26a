import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { goodPassword, input, press, typePasswords } from './identity-steps.ts'
import { expect, inBothLanguages, test } from './journey.ts'
import { linkIn, mailTo, newAddress } from './mailbox.ts'

async function signIn(page: Page, t: Translator, email: string, password: string) {
  await page.goto(to.office.signIn())
  await input(page, 'email').fill(email)
  await input(page, 'password').fill(password)
  await press(page, t('adminSession.signIn'))
  await expect(page).toHaveURL(to.office.desk())
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const idIn = (address: string | null) => Number(/id=(\d+)/.exec(address ?? '')?.[1])

inBothLanguages((language) => {
  test('a shop is given a seller, who works on its goods and sees no other', async ({ browser, page, baseURL, t }) => {
    test.setTimeout(120_000)
    const email = newAddress()

    // The administrator invites from the page of the shop.
    await signIn(page, t, 'admin@example.com', 'Polyharbor1!')
    const [ownShop, otherShop] = [2, 3]
    await page.goto(to.office.shops.edit(ownShop), { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('adminOperators.inviteSeller') }).click()
    await expect(page).toHaveURL(to.office.operators.edit(undefined, { shopId: ownShop }))
    await expect(page.locator('select[name=shopId]')).toHaveValue(String(ownShop))
    await expect(page.getByRole('checkbox', { name: t('adminDesk.role_seller') })).toBeChecked()
    await input(page, 'name').fill('店员')
    await input(page, 'nameEn').fill('Shop Person')
    await input(page, 'email').fill(email)
    await page.locator('select[name=locale]').selectOption(language)
    await press(page, t('adminForm.save'))
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=currentPassword]').fill('Polyharbor1!')
    await page.keyboard.press('Enter')
    await expect(status(page, t('adminForm.doneInvited'))).toBeVisible()
    await page.goto(`${to.office.products()}?shopId=${otherShop}`, { waitUntil: 'networkidle' })
    const foreign = idIn(await page.locator('main a[data-row]').first().getAttribute('href'))

    // The seller chooses a password and finds the shop's own work, and nothing else.
    const theirs = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.9' } })).newPage()
    await theirs.context().addCookies([{ name: 'lang', value: language, url: baseURL }])
    await theirs.goto(linkIn(await mailTo(baseURL, email, '')))
    await typePasswords(theirs)
    await press(theirs, t('adminSession.continue'))
    await signIn(theirs, t, email, goodPassword)
    const listed = theirs.getByRole('navigation', { name: t('adminDesk.navigation') }).getByRole('link')
    await expect(listed).toHaveText([
      t('adminDesk.title'),
      t('adminProducts.title'),
      t('adminEnquiries.title'),
      t('adminOrders.title'),
    ])

    // A price is changed.
    await theirs.goto(to.office.products(), { waitUntil: 'networkidle' })
    await expect(theirs.getByRole('link', { name: t('adminProducts.import') })).toHaveCount(0)
    await theirs.locator('main a[data-row]').first().click()
    await expect(theirs).toHaveURL(/products\/edit\?id=\d+/)
    await theirs.waitForLoadState('networkidle')
    await expect(theirs.locator('select[name=shopId] option')).toHaveCount(2)
    await input(theirs, 'price').first().fill('12345')
    await press(theirs, t('adminForm.save'))
    await expect(theirs.getByText('12,345').first()).toBeVisible()

    // Another shop's product is not there by its address, nor is a page of the house.
    await theirs.goto(to.office.products.edit(foreign))
    await expect(theirs.locator('input[name=price]')).toHaveCount(0)
    await theirs.goto(to.office.members())
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(t('adminDesk.notAllowedTitle'))
  })
})
