import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { currencyMark } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { buyable } from './buyable.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'
import { shipAsSeller } from './seller.ts'

const orderIdOf = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

/** From the confirm page to the order, picked up at the warehouse. */
async function placeHere(page: Page, t: Translator) {
  await page.getByLabel(t('orders.delivery')).selectOption('PICKUP')
  await page.getByRole('button', { name: t('orders.submit') }).click()
  await expect(page).toHaveURL(/\/customer\/shopping\/order\?id=\d+/)
  await expect(page.getByText(t('orders.placed', { count: 1 }))).toBeVisible()
  return orderIdOf(page)
}

const buyNow = (page: Page, { id, minimumOrderKg }: ProductItem) =>
  page.goto(to.confirmOrder({ productId: id, quantity: Math.max(minimumOrderKg, 2000), unit: 'kg' }))

async function payAtCashier(page: Page, t: Translator) {
  await page.getByRole('button', { name: t('payments.go') }).click()
  await expect(page).toHaveURL(/\/demo\/cashier/)
  await page
    .getByRole('button', { name: new RegExp(t('payments.cashierPay', { amount: currencyMark(t, 'CNY') })) })
    .click()
  await expect(page.getByText(t('orders.next_ship'))).toBeVisible()
}

async function receive(page: Page, t: Translator) {
  await page.reload()
  await page.getByRole('button', { name: t('orders.action_receive') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.action_receive') })
    .click()
  await expect(page.getByText(t('orders.next_done'))).toBeVisible()
}

// One after the other: they share a buyer, and so a cart.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ context, baseURL, token }) => signIn(context, baseURL, token))

inBothLanguages(() => {
  test('from a search to a paid order that is received and commented', async ({ page, request, baseURL, t }) => {
    const product = await buyable(request)
    await page.goto(to.search({ key: product.modelName }))
    await page.locator(`a[href="/product/detail?id=${product.id}"]`).first().click()
    const box = page.getByRole('region', { name: t('productDetail.order') })
    await box.getByRole('button', { name: t('productDetail.addToCart') }).click()
    await page.getByRole('link', { name: t('productDetail.goToCart') }).click()
    await page.getByRole('checkbox', { name: t('cart.selectAll'), exact: true }).uncheck()
    await page.getByRole('button', { name: t('cart.checkout') }).click()
    await expect(page.getByText(t('cart.selectItem'))).toBeVisible()
    const line = page.getByRole('listitem').filter({ has: page.locator(`a[href="/product/detail?id=${product.id}"]`) })
    const quantity = line.getByRole('textbox')
    const wanted = await quantity.inputValue()
    await quantity.fill('0')
    await line.getByRole('button', { name: t('cart.change') }).click()
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveAccessibleDescription(t('cart.quantity'))
    await quantity.fill(wanted)
    await line.getByRole('button', { name: t('cart.change') }).click()
    await expect(quantity).not.toHaveAttribute('aria-invalid')
    await line.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('cart.checkout') }).click()
    const id = await placeHere(page, t)
    await payAtCashier(page, t)
    await shipAsSeller(baseURL, id)
    await receive(page, t)
    await page.getByRole('link', { name: t('orders.action_comment') }).click()
    await page.getByLabel(t('orders.commentText')).fill('Even pellets, dry bags.')
    await page.getByRole('button', { name: t('orders.commentSend') }).click()
    await expect(page.getByRole('radiogroup')).toBeFocused()
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(t('orders.score'))
    await page.getByTitle(t('comments.stars', { count: 4 })).click()
    await page.getByRole('button', { name: t('orders.commentSend') }).click()
    await expect(page.getByText(t('orders.commented'))).toBeVisible()
    await expect(page.getByText('Even pellets, dry bags.')).toBeVisible()
  })
})

test('an order that is cancelled stays cancelled', async ({ page, request, t }) => {
  await buyNow(page, await buyable(request))
  await placeHere(page, t)
  await page.getByRole('button', { name: t('orders.action_cancel') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.action_cancel') })
    .click()
  await expect(page.getByText(t('orders.next_cancelled'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('orders.action_cancel') })).toHaveCount(0)
})

test('two clicks and a way back place one order', async ({ page, request, t }) => {
  await buyNow(page, await buyable(request))
  await page.getByLabel(t('orders.delivery')).selectOption('PICKUP')
  await page.getByRole('button', { name: t('orders.submit') }).dblclick()
  await expect(page).toHaveURL(/placed=1/)
  const placed = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goBack()
  await expect(page.getByRole('button', { name: t('orders.submit') })).toBeVisible()
  await page.goto(to.orders({ status: 0 }))
  await expect(page.getByRole('listitem').getByRole('link', { name: placed ?? '' })).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, language: 'zh-CN' })

  test('goods that arrived wrong are asked to go back', async ({ page, request, baseURL, t }) => {
    await buyNow(page, await buyable(request))
    const id = await placeHere(page, t)
    await payAtCashier(page, t)
    await shipAsSeller(baseURL, id)
    await page.reload()
    await page.getByRole('link', { name: t('orders.action_return') }).click()
    const kilograms = page.getByRole('spinbutton')
    await kilograms.fill('25')
    await page.getByRole('button', { name: t('orders.returnSend') }).click()
    await expect(page.getByRole('link', { name: t('orders.enterReason') })).toBeVisible()
    await page.getByLabel(t('orders.returnReason')).fill('两包破损')
    await kilograms.fill('9999999')
    await page.getByRole('button', { name: t('orders.returnSend') }).click()
    await expect(kilograms).toBeFocused()
    await expect(kilograms).toHaveAccessibleDescription(new RegExp(t('errors.RETURN_TOO_MUCH')))
    await kilograms.fill('25')
    await page.getByRole('button', { name: t('orders.returnSend') }).click()
    await expect(page.getByText(t('orders.returnAsked'))).toBeVisible()
    await expect(page.getByText(t('orders.next_decideReturn'))).toBeVisible()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})
