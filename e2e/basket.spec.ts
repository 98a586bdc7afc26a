import { to } from '#platform/contract/to.ts'
import { aMember } from './identity-steps.ts'
import { expect, signIn, test } from './journey.ts'

test('a visitor fills the enquiry, signs in, and finds it as one table, on another device too', async ({
  page,
  browser,
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

  const sample = t('enquiries.sample')
  const kept = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"sample":"yes"'))
  await line.getByLabel(sample).check()
  await kept

  const elsewhere = await browser.newContext({ baseURL, locale: await page.evaluate(() => navigator.language) })
  await signIn(elsewhere, baseURL, token)
  const other = await elsewhere.newPage()
  await other.goto(to.inquiry())
  const there = (number: number) => other.getByRole('group', { name: t('enquiries.line', { number }) })
  await expect(there(1).getByLabel(t('enquiries.quantity'))).toHaveValue('5, 25')
  await expect(there(1).getByLabel(sample)).toBeChecked()
  await there(2)
    .getByRole('button', { name: t('enquiries.removeLine', { number: 2 }) })
    .click()
  // The open page of the first device follows.
  await expect(basket(1)).toBeVisible()
  await expect(line.getByLabel(t('enquiries.quantity'))).toHaveValue('5, 25')
  await elsewhere.close()
})

test('a pasted list is checked line by line and put into the cart', async ({ page, context, request, baseURL, t }) => {
  const answer = await request.get('/api/common/product/list?limit=100&currency=USD&priceMin=1&inStock=1&grade=0')
  const { data } = (await answer.json()) as { data: { list: { id: number; modelName: string }[] } }
  const { token } = await aMember(request)
  await signIn(context, baseURL, token)
  await page.goto(to.cart())
  await page.getByRole('link', { name: t('cart.quickOrder') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('quickOrder.title') })).toBeVisible()
  const grade = data.list.find(({ modelName }) => modelName.length > 3)?.modelName ?? ''
  await page.getByLabel(t('quickOrder.list')).fill(`${grade}\t1\tMT\nNowhere 9999X\t5\tMT`)
  await page.getByRole('button', { name: t('quickOrder.check') }).click()
  const found = page.getByRole('table', { name: t('quickOrder.found') })
  await expect(found.getByText(t('quickOrder.unknown'))).toBeVisible()
  await found.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: t('quickOrder.add') }).click()
  await expect(page.getByText(t('cart.reordered', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(grade)
})
