import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, inChinese, test } from './journey.ts'

inChinese(() => {
  test('a link changes the page without loading the document again, and tells a screen reader', async ({ page, t }) => {
    await page.goto(to.home())
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.shops') })
      .click()
    await expect(page).toHaveURL(to.shops())
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await expect(page).toHaveTitle(new RegExp(t('layout.shops')))
    await expect(page.locator('p.visually-hidden[role=status]')).toContainText(t('layout.shops'))
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('what a link asks of the browser stays with the browser', async ({ page, context }) => {
  await page.goto(to.home())
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  // Whole before it is closed: a browser may take long to give up a page that is only coming.
  await other.waitForLoadState()
  await other.close()
  await expect(page).toHaveURL(to.home())
})

test('back returns to the place on the page', async ({ page, t }) => {
  await page.goto(to.news())
  const link = page.getByRole('main').getByRole('article').nth(8).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await link.click()
  await expect(page).toHaveURL(/detail/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'))
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - Number(history.state?.before ?? scrollY)))).toBe(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100)
})

test('a slow page shows the bar, a later click wins', async ({ page, t }) => {
  await page.goto(to.home())
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/news', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page
    .getByRole('navigation', { name: t('layout.mainNavigation') })
    .getByRole('link', { name: t('layout.news') })
    .click()
  await expect(page.getByRole('progressbar', { name: t('layout.loading') })).toBeVisible()
  await expect(page).toHaveURL(to.home())
  await page
    .getByRole('navigation', { name: t('layout.mainNavigation') })
    .getByRole('link', { name: t('layout.shops') })
    .click()
  await expect(page).toHaveURL(to.shops())
  release()
  await expect(page.getByRole('progressbar', { name: t('layout.loading') })).toBeHidden()
  await expect(page).toHaveURL(to.shops())
})

test('the search box leads to the search with what was typed', async ({ page, t }) => {
  await page.goto(to.home())
  await page.getByLabel(t('layout.searchGrade')).first().selectOption({ index: 1 })
  await page.getByLabel(t('layout.searchLabel')).first().fill('PP 30%')
  await page.getByLabel(t('layout.searchLabel')).first().press('Enter')
  await expect(page).toHaveURL(/\/product\/search\?/)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('key')).toBe('PP 30%')
  expect(searchParams.get('grade')).toMatch(/^\d$/)
})

test('a button pressed before the scripts have come is pressed again when they have', async ({ page, t }) => {
  await page.goto('/healthz')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate((address) => location.assign(address), to.news())
  const chat = page.getByRole('button', { name: t('layout.chat') })
  await chat.click()
  await expect(chat).toHaveAttribute('data-pressed')
  letThrough()
  await expect(chat).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.chat').getByLabel(t('chat.message'))).toBeVisible()
  // And only that once.
  await page
    .locator('.chat')
    .getByRole('button', { name: t('chat.close') })
    .click()
  await expect(page.locator('.chat')).toBeHidden()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a link within the page, and back to the place before it', async ({ page }) => {
  await page.goto(to.news())
  await page.evaluate(() => window.scrollTo(0, 300))
  // The skip link leads to the content, which takes the focus.
  await page.locator('a.skip-link').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(`${to.news()}#main`)
  await expect(page.locator('#main')).toBeFocused()
  expect(await scrolled(page)).not.toBe(300)
  await page.goBack()
  await expect(page).toHaveURL(to.news())
  await expect.poll(() => scrolled(page)).toBe(300)
})

test('a fragment that is no escape opens its page', async ({ page, t }) => {
  await page.goto(to.home())
  const link = page.getByRole('navigation', { name: t('layout.mainNavigation') }).getByText(t('layout.shops'))
  await link.evaluate((text, href) => Object.assign(text.closest('a') ?? {}, { href }), `${to.shops()}#100%`)
  await link.click()
  await expect(page).toHaveURL(`${to.shops()}#100%`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

inChinese(() => {
  test('back without a connection says so at that address, and goes on from there', async ({ page, context, t }) => {
    await page.goto(to.news())
    await page.evaluate(() => window.scrollTo(0, 300))
    // A pointer would scroll to the link first.
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.shops') })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(to.shops())
    await context.setOffline(true)
    await page.goBack()
    await expect(page).toHaveURL(to.news())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.pageUnreached'))
    await expect(page).toHaveTitle(new RegExp(t('errors.pageUnreached')))
    await context.setOffline(false)
    await page.getByRole('button', { name: t('errors.tryAgain') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'))
    await expect.poll(() => scrolled(page)).toBe(300)
  })

  test('without a connection no click leads away, whether code, data or a document is missing', async ({
    page,
    context,
    t,
  }) => {
    await page.goto(to.news())
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await context.setOffline(true)
    const navigation = page.getByRole('navigation', { name: t('layout.mainNavigation') })
    await navigation.getByRole('link', { name: t('layout.shops') }).click()
    await expect(page.getByText(t('errors.noConnection')).first()).toBeVisible()
    await page.locator('a[data-document][lang]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'))
    await expect(page).toHaveURL(to.news())
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await context.setOffline(false)
    await navigation.getByRole('link', { name: t('layout.shops') }).click()
    await expect(page).toHaveURL(to.shops())
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('over plain http', () => {
  // A header that only https gives a meaning to.
  test.use({ expectedErrors: /Cross-Origin-Opener-Policy/ })

  test('from another computer scripts run as they do here', async ({ page, baseURL, t }) => {
    await page.goto(`http://plain.test:${new URL(baseURL ?? '').port}/news`)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/detail/)
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await page.getByRole('button', { name: t('news.copyLink') }).click()
    await expect(page.getByText(t('news.copied'))).toBeVisible()
  })
})

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /TypeError|error boundary/ })

  test('does not stay for the next one of its path', async ({ page, t }) => {
    await page.goto(to.search())
    const links = page.locator('main a[href^="/product/detail?id="]')
    const addresses = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))])
    const follow = (href: string | null | undefined) =>
      page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address })
        document.body.append(link)
        link.click()
      }, href ?? '')
    await page.route(
      '**/product/detail?*',
      (route) => route.fulfill({ json: { view: { page: {}, title: 'Broken' } } }),
      {
        times: 1,
      },
    )
    await follow(addresses[0])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.pageFailed'))
    await follow(addresses[1])
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('errors.pageFailed'))
    await expect(page.locator('main form').first()).toBeVisible()
  })
})
