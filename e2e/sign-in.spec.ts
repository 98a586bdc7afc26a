import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { cookieOf, expect, inBothLanguages, signIn, test } from './journey.ts'

const letters = to.letters()

// A field may have a button with a name like its own.
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'))

async function fill(page: Page, t: Translator, { account, password }: { account: string; password: string }) {
  await field(page, t('auth.account')).fill(account)
  await field(page, t('auth.password')).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('layout.signIn') })
    .click()
}

inBothLanguages(() => {
  test('a visitor signs in on the way to a members page and arrives there', async ({ page, context, buyer, t }) => {
    await page.goto(`${letters}?page=1`)
    await expect(page).toHaveURL(to.signIn(`${letters}?page=1`))
    await fill(page, t, buyer)
    await expect(page).toHaveURL(`${letters}?page=1`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('letters.title'))
    expect(await cookieOf(context, 'token')).toMatch(/^[\w-]{43}$/)
  })

  test('a wrong password is said plainly, and nothing but the password is lost', async ({
    page,
    context,
    stranger,
    t,
  }) => {
    await page.goto(to.signIn())
    await fill(page, t, { account: stranger, password: 'not it' })
    await expect(page.getByRole('alert').filter({ hasText: t('errors.SIGN_IN_FAILED') })).toBeVisible()
    await expect(field(page, t('auth.account'))).toHaveValue(stranger)
    await expect(page).toHaveURL(to.signIn())
    expect(await cookieOf(context, 'token')).toBeUndefined()
  })

  test('an empty form says what is missing, under each field', async ({ page, t }) => {
    await page.goto(to.signIn())
    await page
      .getByRole('main')
      .getByRole('button', { name: t('layout.signIn') })
      .click()
    await expect(field(page, t('auth.account'))).toHaveAccessibleDescription(t('auth.enterAccount'))
    await expect(field(page, t('auth.password'))).toHaveAccessibleDescription(t('auth.enterPassword'))
  })

  test('a member leaves by the menu of the header', async ({ page, context, buyer, t }) => {
    await page.goto(to.signIn())
    await fill(page, t, buyer)
    await expect(page).toHaveURL(to.customerHome())
    await page.locator('header summary').last().click()
    await page.getByRole('button', { name: t('layout.signOut') }).click()
    await expect(page).toHaveURL(to.home())
    await expect(page.getByRole('link', { name: t('layout.signIn'), exact: true }).first()).toBeVisible()
    expect(await cookieOf(context, 'token')).toBeUndefined()
    await page.goto(to.customerHome())
    await expect(page).toHaveURL(/\/auth\/login\?backUrl=/)
  })

  test('the pages for guests send a member home', async ({ page, context, baseURL, token, t }) => {
    await signIn(context, baseURL, token)
    for (const path of [to.signIn(), to.findPassword(), to.register()]) {
      await page.goto(path)
      await expect(page).toHaveURL(to.customerHome())
    }
    await expect(page.getByRole('navigation', { name: t('layout.customerMenu') })).toBeVisible()
  })

  test('a page that the menu does not list is not found', async ({ page, context, baseURL, token, t }) => {
    await signIn(context, baseURL, token)
    await page.goto(to.news(), { waitUntil: 'networkidle' })
    await page.route(`**${letters}`, (route) =>
      route.fulfill({ json: { redirect: { to: to.lost(), document: false } } }),
    )
    await page.evaluate(
      (href) => document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a href="${href}">go</a>`),
      letters,
    )
    await page.getByText('go', { exact: true }).click()
    await expect(page).toHaveURL(to.lost())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.pageLost'))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('signing in works all the same', async ({ page, buyer, stranger, t }) => {
      await page.goto(letters)
      await fill(page, t, { account: stranger, password: 'not it' })
      await expect(page.getByText(t('errors.SIGN_IN_FAILED'))).toBeVisible()
      await expect(field(page, t('auth.account'))).toHaveValue(stranger)
      await fill(page, t, buyer)
      await expect(page).toHaveURL(letters)
    })
  })
})
