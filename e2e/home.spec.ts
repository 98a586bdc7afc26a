import { to } from '#platform/contract/to.ts'
import { expect, inBothLanguages, test } from './journey.ts'

inBothLanguages((locale) => {
  test('a visitor finds a grade by its numbers', async ({ page, t }) => {
    await page.goto(to.home())
    const find = page.getByRole('form', { name: t('home.findTitle') })
    const numbers = find.getByRole('spinbutton')
    await numbers.nth(0).fill('10')
    await numbers.nth(1).fill('30')
    await find.getByLabel(t('home.findPolymer')).selectOption({ index: 1 })
    const button = find.getByRole('button')
    await expect(button).not.toHaveText(/904/)
    await button.click()
    await expect(page).toHaveURL(/\/product\/search\?categoryIds=\d+&range=mfr/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('the first page shows goods, shops, prices and news without moving', async ({ page, t }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: number }
      seen.moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(to.home())
    for (const title of [t('home.recommended'), t('home.shops'), t('home.market'), t('news.latest')])
      await expect(page.getByRole('heading', { name: title, exact: true }).last()).toBeVisible()
    await expect(page.getByRole('table')).toContainText(locale === 'zh-CN' ? '¥' : 'USD')
    // The contact comes last; its place was kept.
    await expect(page.locator('a[href^="https://wa.me/"]')).toBeAttached()
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001)
  })
})

test('a wide screen has the pictures of the whole page before anybody scrolls', async ({ page }) => {
  await page.goto(to.home())
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => !naturalWidth).length)
  await expect.poll(missing).toBe(0)
})

test('the first banner shows its picture over its whole height', async ({ page }) => {
  await page.goto(to.home())
  const slide = page
    .locator('article')
    .filter({ has: page.locator('picture') })
    .first()
  const [around, picture] = await Promise.all([slide.boundingBox(), slide.locator('picture img').boundingBox()])
  expect(around?.height).toBeGreaterThan(200)
  expect(picture?.height).toBeCloseTo(around?.height ?? 0, 0)
})
