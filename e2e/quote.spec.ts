import type { APIRequestContext, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { currencyMark, money } from '#platform/texts/format.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { date } from '#platform/texts/format.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'
import { barriers, overflow } from './page-faults.ts'
import { quoteAsSeller } from './seller.ts'

const inDays = (days: number) => date(new Date(Date.now() + days * 24 * 3_600_000))

/** An enquiry for a product with stock, as the form sends it. */
async function ask(request: APIRequestContext, token: string) {
  const found = await request.get('/api/common/product/list?limit=50&inStock=1&grade=0')
  const { data } = (await found.json()) as { data: { list: ProductItem[] } }
  const product = data.list.find(({ stockKg }) => stockKg > 60_000)
  if (!product) throw new Error('The demo data has nothing to quote.')
  const saved = await request.post('/api/customer/enquiry/save', {
    headers: { token },
    data: {
      lines: [{ productId: product.id, productName: product.modelName, quantity: 2, unit: 'MT' }],
      purchaseTime: inDays(30),
      agreement: true,
    },
  })
  const enquiry = (await saved.json()) as { data: { id: number } }
  return { product, enquiryId: enquiry.data.id }
}

/** Nobody is kept out, and nothing sticks out of a phone. */
async function expectGood(page: Page, language: Locale) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  const faults = [...(await barriers(page, language === 'zh-CN')), ...(await overflow(page, 360, 800))]
  expect(faults).toEqual([])
  await page.setViewportSize(size)
}

test.beforeEach(({ context, baseURL, token }) => signIn(context, baseURL, token))

inBothLanguages((language) => {
  test('a quote is countered, revised, accepted and ordered at its price', async ({
    page,
    request,
    baseURL,
    token,
    t,
  }) => {
    const { product, enquiryId } = await ask(request, token)
    const quote = {
      enquiryId,
      currency: 'CNY' as const,
      deliveryTerm: 'DELIVERED',
      deliveryPlace: '宁波',
      paymentType: 'TT_ADVANCE',
      validUntil: inDays(5),
    }
    const line = { productId: product.id, kilograms: 2_000, leadTimeDays: 7 }
    const first = await quoteAsSeller(baseURL, { ...quote, lines: [{ ...line, price: '9000' }] })

    await page.goto(to.enquiry(enquiryId))
    const card = page.locator(`#quote-${first.id}`)
    await expect(card.getByText(money(t, 1_800_000, 'CNY')).first()).toBeVisible()
    await expectGood(page, language)
    await card.getByRole('link', { name: t('quotes.action_counter') }).click()
    await page.getByRole('button', { name: t('quotes.counterSubmit') }).click()
    await expect(page.getByRole('link', { name: t('quotes.counterNothing') })).toBeVisible()
    await page.getByRole('spinbutton').fill('8800')
    await page.getByRole('button', { name: t('quotes.counterSubmit') }).click()
    await expect(page.getByText(t('quotes.said_countered'))).toBeVisible()
    await expect(page.getByText(t('quotes.status_countered')).first()).toBeVisible()
    await expect(page.getByRole('link', { name: t('quotes.action_accept') })).toHaveCount(0)

    const second = await quoteAsSeller(baseURL, { ...quote, revises: first.id, lines: [{ ...line, price: '8850' }] })
    await page.goto(to.enquiry(enquiryId))
    await expect(card.getByText(t('quotes.status_replaced'))).toBeVisible()
    const revised = page.locator(`#quote-${second.id}`)
    await revised.getByRole('link', { name: t('quotes.action_accept') }).click()
    const order = page.getByRole('button', { name: t('quotes.acceptSubmit', { total: money(t, 1_770_000, 'CNY') }) })
    await expect(order).toBeVisible()
    await expectGood(page, language)
    await order.dblclick()
    await expect(page).toHaveURL(/\/customer\/shopping\/order\?id=\d+&placed=1/)
    await expect(page.getByText(money(t, 1_770_000, 'CNY')).first()).toBeVisible()

    await page.goto(to.quote(second.id))
    await expect(page.getByText(t('quotes.next_accepted'))).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${t('quotes.order')} PH`) })).toHaveCount(1)
    await page.goto(to.quote(second.id, { do: 'accept' }))
    await expect(page.getByRole('button', { name: money(t, 1_770_000, 'CNY') })).toHaveCount(0)
    await expectGood(page, language)
    await page.goto(to.quotes({ enquiryId, unit: 'kg' }))
    await expect(page.getByText(`${currencyMark(t, 'CNY')}8.8500`)).toBeVisible()
    await expect(page.getByRole('link', { name: t('quotes.open') }).first()).toBeInViewport({ ratio: 1 })
    await expectGood(page, language)
  })
})
