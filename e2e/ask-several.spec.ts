import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { fill, follow } from './day-one-steps.ts'
import { finishRegistration, input, press } from './identity-steps.ts'
import { expect, test } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { codeIn, linkIn, mailTo, newAddress } from './mailbox.ts'
import { quoteAsSeller } from './seller.ts'

const inDollars = { price: '1200', currency: 'USD', deliveryTerm: 'FOB', deliveryPlace: 'Shanghai' } as const
const inYuan = { price: '9900', currency: 'CNY', deliveryTerm: 'CIF', deliveryPlace: 'Hamburg' } as const

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Goods in stock of two shops that are not our own. */
async function goodsOfTwoShops(page: Page): Promise<[ProductItem, ProductItem]> {
  const answer = await page.request.get('/api/common/product/list?inStock=1&selfSupportFlag=0&limit=50')
  const { data } = (await answer.json()) as { data: { list: ProductItem[] } }
  const [first] = data.list
  const second = data.list.find(({ shopId }) => shopId !== first?.shopId)
  if (!first || !second) throw new Error('There are no two shops with goods.')
  return [first, second]
}

interface Offered {
  price: string
  currency: 'CNY' | 'USD'
  deliveryTerm: string
  deliveryPlace: string
}

const offer = (enquiryId: number, productId: number, enquiryPosition: number, { price, ...terms }: Offered) => ({
  enquiryId,
  lines: [{ productId, kilograms: 100, price, leadTimeDays: 7, enquiryPosition }],
  ...terms,
  paymentType: 'TT_ADVANCE',
  validUntil: dayIn(7),
})

test('a visitor asks three sellers, compares two quotes by the link of the mail, registers and accepts one', async ({
  page,
  baseURL,
  t,
}) => {
  const email = newAddress()
  const [first, second] = await goodsOfTwoShops(page)
  await page.goto(to.inquiry({ line: [`${first.id}:25:MT`, `${second.id}:25:MT`] }))
  for (const shop of [first, second]) await expect(page.getByLabel(shop.shopNameEn, { exact: true })).toBeChecked()
  const house = page.getByLabel(t('layout.brand'), { exact: true })
  await expect(house).not.toBeChecked()
  await house.check()
  await fill(page, { purchaseTime: dayIn(30), name: 'Anna', email })
  await page.getByLabel(t('enquiries.agreement')).check()
  await press(page, t('enquiries.send'))
  const sent = page.getByRole('heading', {
    name: t('enquiries.sentTitle', { enquiryNo: 'RFQ' }).split('RFQ')[0]?.trim(),
  })
  await expect(sent).toBeVisible()

  const pathOf = (link: string) => new URL(link).pathname + new URL(link).search
  await page.goto(pathOf(linkIn(await mailTo(baseURL, email, 'RFQ'))))
  await expect(page).not.toHaveURL(/token=/)
  const tabs = page.getByRole('navigation', { name: t('enquiries.addressees') }).getByRole('link')
  await expect(tabs).toHaveCount(3)
  const hrefOf = async ({ shopNameEn }: ProductItem) =>
    (await tabs.filter({ hasText: shopNameEn }).getAttribute('href')) ?? ''
  const hrefs = [await hrefOf(first), await hrefOf(second)]
  const [one = 0, other = 0] = hrefs.map((href) => Number(/[?&]id=(\d+)/.exec(href)?.[1]))
  await page.getByLabel(t('threads.reply')).fill('Could you ship in two lots?')
  await press(page, t('threads.sendReply'))
  await expect(page.getByText('Could you ship in two lots?')).toBeVisible()

  await quoteAsSeller(baseURL, offer(one, first.id, 1, inDollars))
  const { id: quoteId } = await quoteAsSeller(baseURL, offer(other, second.id, 1, inYuan))
  await page.goto(pathOf(linkIn(await mailTo(baseURL, email, 'QT'))))
  const answers = page.getByRole('region', { name: t('quotes.sideBySide') })
  for (const shop of [first, second]) await expect(answers).toContainText(shop.shopNameEn)
  // In one currency, with the price as it was quoted beside it.
  await expect(answers).toContainText('CNY 9,900.00')
  expect(await layoutFaults(page)).toEqual([])
  // By each seller's own terms no price is the lowest: they hold different costs, and only one of them has VAT in it.
  await expect(page.getByText(t('quotes.withoutVat'))).toBeVisible()
  await expect(answers.getByText(t('quotes.lowest'))).toHaveCount(0)
  await page.getByLabel(t('quotes.rankedDelivery')).selectOption('CIF Hamburg')
  await press(page, t('quotes.show'))
  await expect(answers.getByText(t('quotes.lowest'))).toHaveCount(1)
  await expect(page).not.toHaveURL(/token=/)
  await expect(answers).toContainText(t('quotes.counterQuoted', { price: 'USD 1,200.00' }))
  expect(await layoutFaults(page)).toEqual([])

  await page.goto(hrefs[1] ?? '')
  await follow(page, page.getByRole('main').getByRole('link', { name: t('quotes.registerToAccept') }))
  await input(page, 'email').fill(email)
  const subject = t('mail.registerCodeSubject', { code: '' }).trim()
  await finishRegistration(page, t, async () => codeIn(await mailTo(baseURL, email, subject)))
  await follow(page, page.getByRole('link', { name: t('orders.addAddress') }))
  await fill(page, { name: 'Anna', phone: '+4940123456', countryId: 'Germany' })
  await fill(page, { province: 'Hamburg', city: 'Hamburg', detailAddress: 'Sandtorkai 1' })
  await press(page, t('addresses.save'))
  await expect(page.getByLabel(t('quotes.declineOthers', { count: 1 }))).toBeChecked()
  await press(page, t('quotes.acceptSubmit', { total: 'CNY 990.00' }))
  await expect(page).toHaveURL(/shopping\/order\?id=/)
  await page.goto(to.quote(quoteId))
  await expect(page.getByText(t('quotes.status_accepted')).first()).toBeVisible()
  await page.goto(to.enquiry(one))
  await expect(page.getByText(t('quotes.event_decline')).first()).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
})
