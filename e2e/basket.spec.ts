import { to } from '#platform/contract/to.ts'
import { aMember } from './identity-steps.ts'
import { expect, signIn, test } from './journey.ts'

test('a visitor fills the enquiry from a list and a product page, signs in, and finds it as one table', async ({
  page,
  context,
  request,
  baseURL,
  t,
}) => {
  const basket = (count: number) => page.locator(`aside a[data-lines="${count}"]`)
  await page.goto(to.search())
  await expect(basket(0)).toBeVisible()
  const [first, second] = await page.locator('main a[data-basket]').all()
  await first?.click()
  await expect(basket(1)).toBeVisible()
  await second?.click()
  await expect(basket(2)).toHaveText(/2/)
  const address = new URL((await first?.getAttribute('href')) ?? '', baseURL)
  const id = address.searchParams.get('productId') ?? ''
  for (const quantity of [5, 25]) {
    await page.goto(to.product(id, { quantity, unit: 'MT' }))
    await expect(basket(2)).toBeVisible()
    const order = page.getByRole('region', { name: t('productDetail.order') })
    await order.locator('a[data-basket]').click()
    await expect(page.getByText(t('enquiryBasket.added', { title: '' }).trim())).toBeVisible()
  }
  const { token } = await aMember(request)
  await signIn(context, baseURL, token)
  await page.goto(to.inquiry())
  const line = page.getByRole('group', { name: t('enquiries.line', { number: 1 }) })
  await expect(line.getByLabel(t('enquiries.quantity'))).toHaveValue('5, 25')
  await expect(page.getByRole('group', { name: t('enquiries.line', { number: 2 }) })).toBeVisible()
})
