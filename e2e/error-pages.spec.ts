import { to } from '#platform/contract/to.ts'
import { expect, inChinese, test } from './journey.ts'

inChinese(() => {
  for (const path of ['/no/such/page', to.lost(), to.newsArticle(2000000000)])
    test(`${path} is the lost page with a way home`, async ({ page, t }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.pageLost'))
      await expect(page.getByRole('main')).toContainText('404')
      await expect(page.getByRole('main').locator('svg, img').first()).toBeVisible()
      await page.getByRole('link', { name: t('errors.goHome') }).click()
      await expect(page).toHaveURL(to.home())
    })

  test('a page that fails says so, with a way home', async ({ page, t }) => {
    await page.goto(to.shops())
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'server error', data: { reference: 'x' } } }),
    )
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.home') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.pageFailed'))
    await expect(page.getByRole('main')).toContainText('500')
    await expect(page.getByRole('link', { name: t('errors.goHome') })).toBeVisible()
  })

  test('without a connection the visitor stays, is told, and can go on later', async ({ page, context, t }) => {
    await page.goto(to.news())
    // Its code is there already; only the data are missing.
    await page.getByRole('article').first().getByRole('link').hover()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText(t('layout.offline'))).toBeVisible()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByText(t('errors.noConnection'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'))
    await context.setOffline(false)
    await expect(page.getByText(t('layout.offline'))).toBeHidden()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/news\/detail\?id=/)
  })
})

test('a language we do not speak is not found', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'fr-FR', url: baseURL }])
  const answer = await page.goto(to.home())
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})
