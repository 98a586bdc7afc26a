import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { fill } from './day-one-steps.ts'
import { goodPassword, input, press, typePasswords } from './identity-steps.ts'
import { expect, inChinese, test } from './journey.ts'
import { linkIn, mailTo, newAddress } from './mailbox.ts'

/** Goods at the price of the moment, to an address that was told on the phone. */
async function orderFor(desk: Page, t: Translator, email: string) {
  await desk.goto(to.office.newOrder({ search: email }))
  await desk.getByRole('main').getByRole('link', { name: 'Li Na' }).click()
  await desk.locator('[name="lines.0.productName"]').fill('T30S')
  await desk.getByRole('listbox').getByRole('option').first().click()
  await desk.locator('[name="lines.0.quantity"]').fill('25')
  await fill(desk, { deliveryTerm: 'PICKUP' })
  await press(desk, t('adminEnteredOrders.show'))
  await desk.getByRole('link', { name: t('adminEnteredOrders.addAddress') }).click()
  await fill(desk, { name: 'Li Na', phone: '+4940123456', countryId: '德国' })
  await fill(desk, { city: 'Hamburg', detailAddress: 'Sandtorkai 1' })
  await press(desk, t('addresses.save'))
  await input(desk, 'note').fill('Ms Li at 10:15')
  await press(desk, t('adminEnteredOrders.place'))
  await expect(desk.getByRole('heading', { level: 1, name: /PH/ })).toBeVisible()
}

inChinese((language) => {
  test('somebody who phones is entered with an enquiry and an order, takes the invitation and finds them', async ({
    browser,
    page,
    baseURL,
    t,
  }) => {
    const email = newAddress()
    const desk = await (await browser.newContext()).newPage()
    await desk.context().addCookies([{ name: 'lang', value: language, url: baseURL }])
    await desk.goto(to.office.signIn(to.office.members()))
    await input(desk, 'email').fill('sales@example.com')
    await input(desk, 'password').fill('Polyharbor1!')
    await press(desk, t('adminSession.signIn'))
    await desk.getByRole('link', { name: t('adminMembers.newMember') }).click()
    await input(desk, 'realname').fill('Li Na')
    await input(desk, 'email').fill(email)
    await desk.locator('select[name=locale]').selectOption(language)
    await press(desk, t('adminMembers.saveAndInvite'))
    await expect(desk.getByText(t('adminMembers.state_invited')).first()).toBeVisible()
    await desk.getByRole('link', { name: t('adminMembers.newEnquiry') }).click()
    await desk.locator('[name="lines.0.productName"]').fill('PP T30S')
    await desk.locator('[name="lines.0.quantity"]').fill('25')
    await press(desk, t('adminForm.save'))
    await expect(desk.getByText('PP T30S').first()).toBeVisible()
    await orderFor(desk, t, email)
    await desk.context().close()

    const { pathname, search } = new URL(linkIn(await mailTo(baseURL, email, '')))
    await page.goto(pathname + search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.welcomeTitle'))
    await typePasswords(page)
    await press(page, t('auth.resetPassword'))
    await input(page, 'account').fill(email)
    await input(page, 'password').fill(goodPassword)
    await press(page, t('layout.signIn'))
    await expect(page).toHaveURL(to.enquiries())
    await page.getByRole('main').getByRole('link', { name: /RFQ/ }).first().click()
    await expect(page.getByText(/Entered by|代为录入/)).toBeVisible()
    await page.goto(to.orders())
    await expect(page.getByRole('main').getByText(/PH\d/).first()).toBeVisible()
  })
})
