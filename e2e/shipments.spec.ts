import type { APIRequestContext, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { expect, inBothLanguages, signIn, signInAsOperator, test } from './journey.ts'
import { overflow } from './page-faults.ts'
import { payAsSeller } from './seller.ts'

interface Answer<Data> {
  data: Data
}

/** 25 MT of something in stock, placed by the calls of the confirm page. */
async function orderTruckload(request: APIRequestContext, token: string) {
  const get = async <Data>(path: string) =>
    ((await (await request.get(`/api${path}`, { headers: { token } })).json()) as Answer<Data>).data
  const { list } = await get<{ list: ProductItem[] }>('/common/product/list?limit=50&inStock=1&grade=0')
  const product = list.find(({ stockKg, price }) => stockKg > 60_000 && price?.currency === 'CNY')
  const { list: addresses } = await get<{ list: { id: number }[] }>('/customer/receipAddress/list')
  const line = `${product?.id}:25:MT`
  const { fingerprint } = await get<{ fingerprint: string }>(`/customer/order/getOrderConfirm?line=${line}`)
  const placed = await request.post('/api/customer/order/generateOrder', {
    headers: { token },
    data: {
      lines: [{ productId: product?.id, quantity: 25, unit: 'MT' }],
      addressId: addresses[0]?.id,
      payMethod: 'transfer',
      deliveryTerm: 'PICKUP',
      fingerprint,
    },
  })
  const { orders } = ((await placed.json()) as Answer<{ orders: { id: number; totalMinor: number }[] }>).data
  return orders[0] ?? { id: 0, totalMinor: 0 }
}

inBothLanguages((language) => {
  test('25 MT leave in two shipments, and the buyer receives each', async ({
    browser,
    context,
    page: buyer,
    request,
    baseURL,
    token,
    t,
  }) => {
    await signIn(context, baseURL, token)
    const order = await orderTruckload(request, token)
    await payAsSeller(baseURL, order)
    const office = await browser.newContext()
    await office.addCookies([{ name: 'lang', value: language, url: baseURL }])
    await signInAsOperator(office, 'sales@example.com')
    const desk = await office.newPage()
    await desk.goto(to.office.order(order.id))

    // The form offers all that is left; a part of it is typed over.
    const next = desk.locator('form', { has: desk.getByRole('button', { name: t('adminOrders.shipSubmit') }) })
    const kilograms = next.locator('[name="row.0.kilograms"]')
    await expect(kilograms).toHaveValue('25000')
    const ship = async (number: string) => {
      await next.locator('[name=carrier]').fill('SF Express')
      await next.locator('[name=trackingNumber]').fill(number)
      await next.getByRole('button', { name: t('adminOrders.shipSubmit') }).click()
      await expect(desk.getByText(number).first()).toBeVisible()
    }
    await kilograms.fill('10000')
    await ship('SF-10')
    const partly = t('shipments.partly', {
      shipped: t('format.tonnes', { amount: '10.00' }),
      ordered: t('format.tonnes', { amount: '25.00' }),
    })
    await expect(desk.getByText(partly)).toBeVisible()
    await expect(kilograms).toHaveValue('15000')

    await buyer.goto(to.order(order.id))
    await expect(buyer.getByText(partly)).toBeVisible()
    await receive(buyer, t('shipments.receive', { number: 1 }))

    // 400 kg less than ordered is within the tolerance: the order is settled by what left.
    await kilograms.fill('14600')
    await ship('SF-15')
    await expect(desk.getByRole('button', { name: t('adminOrders.shipSubmit') })).toHaveCount(0)
    await buyer.reload()
    await expect(buyer.getByText(t('orders.next_2'))).toBeVisible()
    for (const page of [desk, buyer]) {
      const settled = page.getByRole('table', { name: t('settlements.title') })
      await expect(settled).toContainText(t('format.tonnes', { amount: '24.60' }))
      await expect(page.getByText(t('settlements.cause_shipped'))).toBeVisible()
    }
    expect(await overflow(buyer, 360, 800)).toEqual([])
    await receive(buyer, t('shipments.receive', { number: 2 }))
    await expect(buyer.getByText(t('orders.next_3'))).toBeVisible()
    await office.close()
  })
})

async function receive(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await expect(page.getByRole('button', { name: label })).toHaveCount(0)
}
