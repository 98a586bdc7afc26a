import { to } from '#platform/contract/to.ts'
import { aMember } from './identity-steps.ts'
import { expect, signIn, test } from './journey.ts'

test('what a visitor puts aside is in the cart after signing in', async ({ page, context, request, baseURL, t }) => {
  const answer = await request.get('/api/common/product/list?limit=100&currency=USD&priceMin=1&inStock=1&grade=0')
  const { data } = (await answer.json()) as { data: { list: { id: number }[] } }
  const id = data.list.at(-1)?.id ?? ''
  await page.goto(to.product(id))
  await page
    .getByRole('region', { name: t('productDetail.order') })
    .getByRole('button', { name: t('productDetail.addToCart') })
    .click()
  await expect(page.getByText(t('productDetail.keptForYou'))).toBeVisible()
  const { token } = await aMember(request)
  await signIn(context, baseURL, token)
  await page.goto(to.home())
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitorCart'))).toBeNull()
  await page.goto(to.cart())
  await expect(page.locator(`main a[href="/product/detail?id=${id}"]`)).toBeVisible()
})
