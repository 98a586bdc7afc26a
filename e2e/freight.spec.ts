import type { APIRequestContext } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { allBuyable } from './buyable.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'

/** Goods in yuan of a shop from which lanes lead to this place. */
async function deliverable(request: APIRequestContext, place: string): Promise<number> {
  for (const { id } of await allBuyable(request)) {
    const query = `productId=${id}&quantity=5&unit=MT&destination=${place}`
    const ladder = (await (await request.get(`/api/common/freight/ladder?${query}`)).json()) as {
      data: { rungs: { term: { code: string }; totalMinor: number | null }[] } | null
    }
    if (ladder.data?.rungs.some(({ term, totalMinor }) => term.code === 'DELIVERED' && totalMinor !== null)) return id
  }
  throw new Error('The demo data has nothing that is delivered there.')
}

inBothLanguages((language) => {
  test('5 MT are ordered with their delivery, or asked for where no lane leads', async ({
    page,
    context,
    baseURL,
    token,
    request,
    t,
  }) => {
    await signIn(context, baseURL, token)
    const place = language === 'zh-CN' ? '杭州' : 'Hangzhou'
    const id = await deliverable(request, place)
    await page.goto(to.product(id, { quantity: 5, unit: 'MT' }))
    await page.getByRole('link', { name: t('productDetail.landed') }).click()
    await page.getByLabel(t('freight.destination')).fill(place)
    await page.getByRole('button', { name: t('freight.show') }).click()
    const rung = page.getByRole('row').filter({ hasText: t('lanes.step_delivery') })
    const total = await rung.locator('strong').innerText()
    await rung.getByRole('link', { name: t('freight.order') }).click()
    await expect(page.getByText(total).first()).toBeVisible()

    await page.getByLabel(t('orders.place')).fill('Nowhere')
    await page.getByRole('button', { name: t('orders.submit') }).click()
    await page.getByRole('link', { name: t('orders.enquireFreight') }).click()
    await expect(page.getByLabel(t('enquiries.deliveryPlace'))).toHaveValue('Nowhere')
    await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('5000')

    await page.goto(
      to.confirmOrder({ productId: id, quantity: 5, unit: 'MT', deliveryTerm: 'DELIVERED', deliveryPlace: place }),
    )
    await page.getByRole('button', { name: t('orders.submit') }).click()
    await expect(page).toHaveURL(/\/customer\/shopping\/order\?id=\d+/)
    await expect(page.getByText(t('lanes.step_delivery')).first()).toBeVisible()
    await expect(page.getByText(total).first()).toBeVisible()
  })
})
