import { ShopType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { expect, inChinese, test } from './journey.ts'

inChinese(() => {
  test('a buyer narrows the shops, enters one and searches its products', async ({ page, t }) => {
    await page.goto(to.shops())
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(12)

    const types = page.getByRole('navigation', { name: t('shops.type') })
    await expect(types.getByRole('link')).toHaveCount(16)
    await types.getByRole('link', { name: kindLabel(t, 'ShopType', ShopType.modified) }).click()
    await expect(page).toHaveURL(to.shops({ enterpriseType: ShopType.modified }))
    await expect(page.getByRole('status').filter({ hasText: t('shops.found', { count: 5 }) })).toBeVisible()

    await page.getByLabel(t('shops.category')).selectOption({ index: 1 })
    await expect(page).toHaveURL(/categoryId=\d+/)
    await page.goBack()
    await expect(page).toHaveURL(to.shops({ enterpriseType: ShopType.modified }))

    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/shop\/home\?id=\d+$/)
    const tabs = page.getByRole('navigation', { name: t('layout.shopNavigation') })
    await tabs.getByRole('link', { name: t('layout.shopProducts') }).click()
    await expect(page).toHaveURL(/\/shop\/product\?id=\d+$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    await tabs.getByRole('link', { name: t('layout.shopAbout') }).click()
    await expect(page.getByRole('img', { name: /\p{L}/u }).last()).toBeVisible()
    await expect(page.getByRole('heading', { name: t('shops.certificates') })).toBeVisible()
  })
})
