import { to } from '#platform/contract/to.ts'
import { expect, inChinese, test } from './journey.ts'

inChinese(() => {
  test('an engineer reads a case and goes on to a grade for the job', async ({ page, t }) => {
    await page.goto(to.cases())
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(12)
    const groups = page.getByRole('navigation', { name: t('cases.groups') })
    await groups.getByRole('link').nth(3).click()
    await expect(cards).toHaveCount(4)
    await cards.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/case\/detail\?id=\d+/)
    await expect(page.getByRole('heading', { name: t('cases.grades') })).toBeVisible()
    await page.locator('a[href^="/product/detail"]').first().click()
    await expect(page).toHaveURL(/\/product\/detail\?id=\d+/)
  })

  test('the help is searched, and its answer can be read', async ({ page, t }) => {
    await page.goto(to.help())
    await page.getByRole('main').getByRole('searchbox').fill('Incoterms')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(to.help({ key: 'Incoterms' }))
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('table').filter({ hasText: 'EXW' })).toBeVisible()
    await page
      .getByRole('link', { name: t('articles.contact') })
      .last()
      .click()
    await expect(page).toHaveURL(to.contactUs())
  })
})
