import { to } from '#platform/contract/to.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { money } from '#platform/texts/format.ts'
import { buyable } from './buyable.ts'
import { expect, signIn, signInAsOperator } from './journey.ts'
import { aCompanyBuyer } from './seller.ts'
import { test } from './truckload.ts'

test('a company orders on open account within its limit, and is refused beyond it', async ({
  context,
  page: buyer,
  browser,
  request,
  baseURL,
  t,
}) => {
  const { token, companyId, address } = await aCompanyBuyer(baseURL)
  await request.post('/api/customer/receipAddress/save', { headers: { token }, data: address })
  const { id: productId, minimumOrderKg } = await buyable(request)
  const quantity = Math.max(minimumOrderKg, 2000)
  const answer = await request.get(`/api/customer/order/getOrderConfirm?line=${productId}:${quantity}:kg`, {
    headers: { token },
  })
  const { data } = (await answer.json()) as { data: { totals: { totalMinor: number }[] } }
  const total = data.totals[0]?.totalMinor ?? 0
  const limit = Math.round(total * 1.5)

  const office = await browser.newContext()
  await office.addCookies([{ name: 'lang', value: t.locale, url: baseURL }])
  await signInAsOperator(office, 'admin@example.com')
  const desk = await office.newPage()
  await desk.goto(to.office.company(companyId))
  await desk.locator('summary', { hasText: `${t('adminCredit.set')}: CNY` }).click()
  const form = desk.locator('form', { has: desk.locator('[name=currency][value=CNY]') })
  await form.locator('[name=limitMinor]').fill(decimalOf(limit))
  await form.locator('[name=reason]').fill('Insured')
  await form.getByRole('button', { name: t('adminForm.save') }).click()
  const standing = desk.getByRole('table', { name: t('companyCredit.title') })
  await expect(standing).toContainText(money(t, limit, 'CNY'))

  await signIn(context, baseURL, token)
  const order = async (note: 'freeNow' | 'tooLittle', free: number) => {
    await buyer.goto(to.confirmOrder({ productId, quantity, unit: 'kg' }))
    await expect(buyer.getByText(t(`companyCredit.${note}`, { free: money(t, free, 'CNY') })).first()).toBeVisible()
    await buyer.getByLabel(t('orders.delivery')).selectOption('PICKUP')
    await buyer.locator('[name=paymentType][value=OA_30]').check()
    await buyer.getByRole('button', { name: t('orders.submit') }).click()
  }
  await order('freeNow', limit)
  await expect(buyer.getByText(t('orders.next_ship'))).toBeVisible()
  await order('tooLittle', limit - total)
  await expect(
    buyer.getByText(t('errors.creditShortOf', { amount: money(t, limit - total, 'CNY') })).first(),
  ).toBeVisible()
  await desk.reload()
  await expect(standing).toContainText(money(t, total, 'CNY'))
  await office.close()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' })

  test('5 of 25 MT will not come: both see what is left of the order, and what goes back', async ({
    page: buyer,
    desk,
    paidTruckload: order,
    t,
  }) => {
    await buyer.goto(to.order(order.id))
    await desk.goto(to.office.order(order.id))
    await desk.locator('summary', { hasText: t('adminOrders.cancelGoods') }).click()
    const cancelling = desk.locator('form', { has: desk.getByRole('button', { name: t('adminOrders.cancelGoods') }) })
    await cancelling.locator('[name="row.0.kilograms"]').fill('25001')
    await cancelling.locator('[name=reason]').fill('工厂停车')
    await cancelling.getByRole('button', { name: t('adminOrders.cancelGoods') }).click()
    await expect(desk.getByText(t('adminOrders.cancelTooMuch')).first()).toBeVisible()
    await cancelling.locator('[name="row.0.kilograms"]').fill('5000')
    await cancelling.getByRole('button', { name: t('adminOrders.cancelGoods') }).click()
    // The open page of the buyer follows by itself.
    for (const page of [desk, buyer]) {
      const settled = page.getByRole('table', { name: t('settlements.title') })
      await expect(settled).toContainText(t('format.tonnes', { amount: '20.00' }))
      await expect(page.getByText(t('settlements.cause_cancelled')).first()).toBeVisible()
      await expect(page.getByText(money(t, Math.round(order.totalMinor / 5), 'CNY')).first()).toBeVisible()
    }
  })
})
