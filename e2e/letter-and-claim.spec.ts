import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { date } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { expect } from './journey.ts'
import { overflow } from './page-faults.ts'
import { agreeOnLetter, shipAsSeller } from './seller.ts'
import { test } from './truckload.ts'

const inDays = (days: number) => date(new Date(Date.now() + days * 24 * 3_600_000))
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })

/** It can be taken away again once it is stored. */
const send = async (page: Page, t: Translator, label: string, name: string) => {
  await page.getByLabel(label).setInputFiles(pdf(name))
  await expect(page.getByRole('button', { name: t('uploads.remove', { name }) })).toBeVisible()
}

test('goods leave under a letter of credit, and a claim about them is met by a credit note', async ({
  page: buyer,
  desk,
  truckload: order,
  baseURL,
  t,
}) => {
  await agreeOnLetter(baseURL, order.id)

  await buyer.goto(to.order(order.id))
  await buyer.getByText(t('lettersOfCredit.register')).click()
  await buyer.locator('[name=number]').fill('LC 2026/118')
  await buyer.locator('[name=bank]').fill('Commerzbank Hamburg')
  await buyer.locator('[name=amountMinor]').fill(decimalOf(order.totalMinor))
  await buyer.locator('[name=latestShipment]').fill(inDays(30))
  await buyer.locator('[name=expiresOn]').fill(inDays(51))
  await send(buyer, t, t('lettersOfCredit.file'), 'lc.pdf')
  await buyer.getByRole('button', { name: t('lettersOfCredit.send') }).click()
  await expect(buyer.getByText(t('lettersOfCredit.sent'))).toBeVisible()

  await desk.goto(to.office.order(order.id))
  await desk.getByRole('button', { name: t('adminOrders.letterAccept') }).click()
  await expect(desk.getByText(t('lettersOfCredit.state_accepted'), { exact: true })).toBeVisible()
  await shipAsSeller(baseURL, order.id)

  await buyer.goto(to.order(order.id, { do: 'return' }))
  await buyer.getByLabel(t('orders.wish_quality')).check()
  await buyer.getByLabel(/Kilograms of/).fill('2000')
  await buyer.getByLabel(t('orders.returnReason')).fill('Melt flow 4.1 instead of 3.0')
  await send(buyer, t, t('orders.returnPhotos'), 'report.pdf')
  await buyer.getByRole('button', { name: t('orders.returnSend') }).click()
  await expect(buyer.getByText(t('orders.resolution_open'), { exact: true })).toBeVisible()

  await desk.reload()
  await desk
    .locator('form', { hasText: t('adminOrders.claimSubmit') })
    .locator('[name=amountMinor]')
    .fill('1500')
  await desk.getByRole('button', { name: t('adminOrders.claimSubmit') }).click()
  await expect(desk.getByText(t('orders.resolution_creditNote'), { exact: true }).first()).toBeVisible()
  await buyer.goto(to.order(order.id))
  await expect(buyer.getByRole('table', { name: t('papers.title') })).toContainText(t('papers.kind_creditNote'))
  expect(await overflow(buyer, 360, 800)).toEqual([])
})
