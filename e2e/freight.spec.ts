import type { APIRequestContext } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { money } from '#platform/texts/format.ts'
import { allBuyable } from './buyable.ts'
import { expect, inBothLanguages, signIn, signInAsOperator, test } from './journey.ts'
import { knowCost } from './seller.ts'

/** Goods in yuan of a shop from which lanes lead to this place. */
async function deliverable(request: APIRequestContext, place: string, from: 'first' | 'last' = 'first') {
  const all = await allBuyable(request)
  for (const product of from === 'first' ? all : all.toReversed()) {
    const { id } = product
    const query = `productId=${id}&quantity=5&unit=MT&destination=${place}`
    const ladder = (await (await request.get(`/api/common/freight/ladder?${query}`)).json()) as {
      data: { rungs: { term: { code: string }; totalMinor: number | null }[] } | null
    }
    if (ladder.data?.rungs.some(({ term, totalMinor }) => term.code === 'DELIVERED' && totalMinor !== null))
      return product
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
    const { id } = await deliverable(request, place)
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

test('a quote with freight and a margin below the floor is sent once a second person has approved it', async ({
  browser,
  page,
  context,
  desk,
  baseURL,
  token,
  request,
  t,
}) => {
  await signIn(context, baseURL, token)
  // Another one than journeys quote that need no approval.
  const { id, price } = await deliverable(request, 'Hangzhou', 'last')
  const perTonne = price?.perTonneMinor ?? 0
  await knowCost(baseURL, id, perTonne)
  const lines = [{ productId: id, productName: 'PP', quantity: 5, unit: 'MT' }]
  const asked = await request.post('/api/customer/enquiry/save', {
    headers: { token },
    data: { lines, purchaseTime: '2030-01-15', agreement: true },
  })
  const { data: enquiry } = (await asked.json()) as { data: { id: number } }

  await desk.goto(to.office.quote(enquiry.id))
  const field = (name: string) => desk.locator(`[name="${name}"]`)
  await field('lines.0.price').fill(String(perTonne / 100))
  await field('lines.0.leadTimeDays').fill('7')
  await field('currency').selectOption('CNY')
  await field('deliveryTerm').selectOption('DELIVERED')
  await field('deliveryPlace').fill('杭州')
  await field('paymentType').selectOption('TT_ADVANCE')
  await desk.getByLabel(t('adminEnquiries.withFreight')).check()
  await desk.getByRole('button', { name: t('adminEnquiries.checkQuote') }).click()
  await expect(desk.getByText(t('lanes.step_delivery')).first()).toBeVisible()
  await expect(desk.getByText(t('quoteApprovalMail.reason_margin'))).toBeVisible()
  await desk.getByRole('button', { name: t('adminQuoteApprovals.ask') }).click()
  await expect(desk.getByText(t('adminQuoteApprovals.ownHint'))).toBeVisible()
  await expect(desk.getByRole('button', { name: t('adminQuoteApprovals.approve') })).toHaveCount(0)

  const head = await browser.newContext()
  await signInAsOperator(head, 'admin@example.com')
  const approver = await head.newPage()
  await approver.goto(to.office.enquiry(enquiry.id))
  await approver.getByRole('button', { name: t('adminQuoteApprovals.approve') }).click()
  await expect(approver.getByText(t('adminQuoteApprovals.status_approved'))).toBeVisible()
  await head.close()

  await page.goto(to.enquiry(enquiry.id))
  const quote = page.locator('[id^=quote-]')
  await expect(quote.getByText(t('lanes.step_delivery')).first()).toBeVisible()
  await expect(quote.getByText(money(t, perTonne, 'CNY')).first()).toBeVisible()
})
