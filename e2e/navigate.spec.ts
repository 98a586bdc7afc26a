import { expect, inBothLanguages, test } from './journey.ts'

inBothLanguages(() => {
  test('a link changes the page without loading the document again, and tells a screen reader', async ({ page, t }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.shops') })
      .click()
    await expect(page).toHaveURL('/shop')
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await expect(page).toHaveTitle(new RegExp(t('layout.shops')))
    await expect(page.locator('p.visually-hidden[role=status]')).toContainText(t('layout.shops'))
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('what a link asks of the browser stays with the browser', async ({ page, context }) => {
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page).toHaveURL('/')
})

test('back returns to the place on the page', async ({ page, t }) => {
  await page.goto('/news')
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
  await page.goto('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/common/news/list*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page
    .getByRole('navigation', { name: t('layout.mainNavigation') })
    .getByRole('link', { name: t('layout.news') })
    .click()
  await expect(page.getByRole('progressbar', { name: t('layout.loading') })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page
    .getByRole('navigation', { name: t('layout.mainNavigation') })
    .getByRole('link', { name: t('layout.shops') })
    .click()
  await expect(page).toHaveURL('/shop')
  release()
  await expect(page.getByRole('progressbar', { name: t('layout.loading') })).toBeHidden()
  await expect(page).toHaveURL('/shop')
})

test('the search box leads to the search with what was typed', async ({ page, t }) => {
  await page.goto('/')
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
  await page.evaluate(() => location.assign('/news'))
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
