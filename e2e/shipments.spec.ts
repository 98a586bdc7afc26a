import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, inChinese } from './journey.ts'
import { overflow } from './page-faults.ts'
import { test } from './truckload.ts'

inChinese(() => {
  test('25 MT leave in two shipments, and the buyer receives each', async ({
    page: buyer,
    desk,
    paidTruckload: order,
    t,
  }) => {
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
    // The open page of the buyer follows by itself.
    await expect(buyer.getByText(t('orders.next_receive'))).toBeVisible()
    for (const page of [desk, buyer]) {
      const settled = page.getByRole('table', { name: t('settlements.title') })
      await expect(settled).toContainText(t('format.tonnes', { amount: '24.60' }))
      await expect(page.getByText(t('settlements.cause_shipped'))).toBeVisible()
    }
    expect(await overflow(buyer, 360, 800)).toEqual([])
    await receive(buyer, t('shipments.receive', { number: 2 }))
    await expect(buyer.getByText(t('orders.event_receive')).first()).toBeVisible()
  })
})

async function receive(page: Page, label: string) {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await expect(page.getByRole('button', { name: label })).toHaveCount(0)
}
