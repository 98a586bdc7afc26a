import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { cookieOf, expect, inBothLanguages, test } from './journey.ts'

const other = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' } as const

inBothLanguages((locale) => {
  test('the header switches the language and stays on the page', async ({ page, context, t }) => {
    await page.goto(to.news({ page: 2 }))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(locale)

    await page.getByRole('link', { name: t('layout.otherSite') }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other[locale])
    await expect(page).toHaveURL(to.news({ page: 2 }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translatorFor(other[locale])('news.title'))
    expect(await cookieOf(context, 'lang')).toBe(other[locale])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe(other[locale])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the header switches the language all the same', async ({ page, context, t }) => {
      await page.goto(to.signIn(to.news()))
      await page.getByRole('link', { name: t('layout.otherSite') }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other[locale])
      await expect(page).toHaveURL(to.signIn(to.news()))
      expect(await cookieOf(context, 'lang')).toBe(other[locale])
    })
  })
})

test('the first visit is in English', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(to.home())
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await context.close()
})
