import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { stepAt, totpCode } from '#identity/second-factor/server/totp.ts'
import { expect, inChinese, test } from './journey.ts'
import { goodPassword, input, press, secretOn, typePasswords } from './identity-steps.ts'
import { linkIn, mailTo, newAddress } from './mailbox.ts'

async function signIn(page: Page, t: Translator, email: string, password: string) {
  await page.goto(to.office.signIn())
  await input(page, 'email').fill(email)
  await input(page, 'password').fill(password)
  await press(page, t('adminSession.signIn'))
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

inChinese((language) => {
  test('the back office: invited, in two steps, a label edited by two, and back again', async ({
    browser,
    page,
    baseURL,
    t,
  }) => {
    test.setTimeout(120_000)
    const email = newAddress()
    const code = email.replace(/@.*$/, '')

    // An administrator invites an editor, by keyboard.
    await signIn(page, t, 'admin@example.com', 'Polyharbor1!')
    await expect(page).toHaveURL(to.office.desk())
    await page.waitForLoadState('networkidle')
    // The keys are explained, and what they open gives the focus back.
    const link = page.getByRole('link', { name: t('adminBrands.title'), exact: true })
    await link.focus()
    const dialog = page.getByRole('dialog')
    // The keys are there as soon as the scripts are.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(dialog).toContainText(t('adminDesk.keysTitle'), { timeout: 500 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(dialog).toContainText(t('adminDesk.paletteTitle'))
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill(t('adminOperators.title'))
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(t('adminOperators.title'))
    await page.keyboard.press('n')
    await expect(page).toHaveURL(to.office.operators.edit())
    await input(page, 'name').fill('小编')
    await expect(page.getByText(t('adminForm.missingEnglish'))).toBeVisible()
    await input(page, 'nameEn').fill(`Editor ${code}`)
    await input(page, 'email').fill(email)
    await page.getByRole('checkbox', { name: t('adminDesk.role_catalogue') }).check()
    await page.locator('select[name=locale]').selectOption(language)
    await page.keyboard.press('ControlOrMeta+s')
    // Whoever gives rights says once more who they are.
    await expect(dialog).toContainText(t('adminSession.againTitle'))
    await dialog.locator('input[name=currentPassword]').fill('Polyharbor1!')
    await page.keyboard.press('Enter')
    await expect(status(page, t('adminForm.doneInvited'))).toBeVisible()
    // And makes a label to work on.
    await page.goto(to.office.editOf('labels'), { waitUntil: 'networkidle' })
    await input(page, 'name').fill('旅程')
    await input(page, 'nameEn').fill(`Journey ${code}`)
    await input(page, 'code').fill(code)
    await press(page, t('adminForm.save'))
    await expect(status(page, t('adminForm.doneCreated'))).toBeVisible()

    // The editor chooses a password, sets up the app and signs in with its code.
    const theirs = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })).newPage()
    await theirs.context().addCookies([{ name: 'lang', value: language, url: baseURL }])
    await theirs.goto(linkIn(await mailTo(baseURL, email, '')))
    await typePasswords(theirs)
    await press(theirs, t('adminSession.continue'))
    await expect(theirs.getByText(t('adminSession.invitationDone'))).toBeVisible()
    await signIn(theirs, t, email, goodPassword)
    await expect(theirs).toHaveURL(to.office.desk())
    await theirs.goto(to.office.account())
    await input(theirs, 'password').first().fill(goodPassword)
    await press(theirs, t('adminSession.secondStepSet'))
    const secret = await secretOn(theirs)
    await input(theirs, 'code').fill('000000')
    await press(theirs, t('adminSession.continue'))
    await expect(theirs.getByText(t('secondFactor.wrongCode'))).toBeVisible()
    await input(theirs, 'code').fill(totpCode(secret, stepAt(Date.now())))
    await press(theirs, t('adminSession.continue'))
    await expect(theirs.locator('main li code')).toHaveCount(10)
    await theirs.getByRole('link', { name: t('secondFactor.recoveryKept') }).click()
    // The page of the codes has no menu of the account yet.
    await expect(theirs.locator('main li code')).toHaveCount(0)
    await theirs.locator('header summary').last().click()
    await theirs.getByRole('button', { name: t('adminSession.signOut') }).click()
    await expect(theirs).toHaveURL(to.office.signIn())
    await signIn(theirs, t, email, goodPassword)
    await expect(heading(theirs)).toHaveText(t('adminSession.codeTitle'))
    // The code of the set-up is spent; the next one is taken, a little early.
    await input(theirs, 'code').fill(totpCode(secret, stepAt(Date.now()) + 1))
    await press(theirs, t('adminSession.continue'))
    await expect(theirs).toHaveURL(to.office.desk())

    // What is not for the role is neither listed nor opened.
    await expect(theirs.getByRole('link', { name: t('adminOperators.title'), exact: true })).toHaveCount(0)
    await theirs.goto(to.office.operators())
    await expect(heading(theirs)).toHaveText(t('adminDesk.notAllowedTitle'))

    // Both edit the same label; the slower one is told, keeps what was typed, and saves over it.
    await theirs.goto(to.office.listOf('labels'), { waitUntil: 'networkidle' })
    const search = theirs.locator('[data-list-search]')
    await expect(async () => {
      await theirs.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 500 })
    }).toPass()
    await search.fill(code)
    await theirs.keyboard.press('Enter')
    await expect(theirs.locator('main tbody tr')).toHaveCount(1)
    await theirs.getByRole('heading', { level: 1 }).click()
    await theirs.keyboard.press('j')
    await theirs.keyboard.press('Enter')
    await expect(input(theirs, 'nameEn')).toHaveValue(`Journey ${code}`)
    await page.goto(theirs.url())
    await input(page, 'nameEn').fill('By the administrator')
    await press(page, t('adminForm.save'))
    await expect(status(page, t('adminForm.doneSaved'))).toBeVisible()
    await input(theirs, 'nameEn').fill(`By the editor ${code}`)
    await press(theirs, t('adminForm.save'))
    const alert = theirs.getByRole('alert')
    await expect(alert).toContainText(t('adminForm.conflictTitle'))
    await expect(alert).toContainText('徐婧')
    await expect(alert).toContainText('By the administrator')
    await expect(input(theirs, 'nameEn')).toHaveValue(`By the editor ${code}`)
    await press(theirs, t('adminForm.conflictSaveMine'))
    await expect(status(theirs, t('adminForm.doneSaved'))).toBeVisible()

    // What was done is said once, and then gone from the address.
    await expect(theirs).toHaveURL(to.office.listOf('labels'))

    // Deleted by mistake, and back.
    await theirs.goto(to.office.listOf('labels', { search: code }), { waitUntil: 'networkidle' })
    await theirs.keyboard.press('j')
    await theirs.keyboard.press('x')
    await press(theirs, t('adminForm.delete'))
    await expect(theirs.getByText(t('adminForm.nothing'), { exact: true })).toBeVisible()
    await theirs.getByRole('button', { name: t('adminForm.undo') }).click()
    await expect(status(theirs, t('adminForm.doneUndone'))).toBeVisible()
    await expect(theirs.locator('main tbody tr')).toContainText(`By the editor ${code}`)

    // All of it is written down.
    await page.goto(to.office.audit({ search: code, noun: 'label' }))
    for (const action of ['create', 'update', 'delete', 'undo'] as const)
      await expect(page.locator('main tbody').first()).toContainText(t(`adminAudit.action_${action}`))
    await theirs.context().close()
  })
})
