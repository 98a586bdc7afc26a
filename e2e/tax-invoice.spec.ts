import type { APIRequestContext } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { buyable } from './buyable.ts'
import { expect, signIn, test } from './journey.ts'
import { overflow } from './page-faults.ts'

const pdf = {
  name: 'fapiao.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
}

test.use({ language: 'zh-CN' })

test('goods are picked up and paid by transfer, and the operator answers the request for a special invoice', async ({
  context,
  page,
  desk,
  request,
  baseURL,
  token,
  t,
}) => {
  await signIn(context, baseURL, token)
  const { id: productId, minimumOrderKg } = await buyable(request)
  await page.goto(to.confirmOrder({ productId, quantity: Math.max(minimumOrderKg, 2000), unit: 'kg' }))
  await page.getByLabel(t('orders.delivery')).selectOption('PICKUP')
  await page.locator('[name=paymentType][value=TT_ADVANCE]').check()
  await page.getByRole('button', { name: t('orders.submit') }).click()
  await expect(page.getByText(t('taxInvoices.later'))).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))

  await desk.goto(to.office.order(id))
  await desk.locator('summary', { hasText: t('adminOrders.confirmTransfer') }).click()
  await desk.locator('[name=amountMinor]').fill(await dueOf(request, token, id))
  await desk.getByRole('button', { name: t('adminOrders.confirmTransfer') }).click()
  await expect(desk.getByRole('status').filter({ hasText: t('adminForm.doneConfirmed') })).toBeVisible()

  await page.goto(to.order(id))
  await page.getByRole('link', { name: t('taxInvoices.request') }).click()
  await page.getByRole('link', { name: t('taxInvoices.add') }).click()
  await page.getByLabel(t('taxInvoices.kind_special'), { exact: true }).check()
  await page.locator('[name=title]').fill('余姚示例塑化有限公司')
  await page.locator('[name=bank]').fill('')
  await page.getByRole('button', { name: t('taxInvoices.save') }).click()
  await expect(page.locator('[name=bank]')).toHaveAccessibleDescription(t('taxInvoices.enter_bank'))
  for (const [name, text] of Object.entries({
    taxNumber: '91330281MA2XXXXX0X',
    address: '余姚市中国塑料城 1 号',
    phone: '0574-62530000',
    bank: '中国银行余姚支行',
    bankAccount: '6222 0000 0000 0000',
  }))
    await page.locator(`[name=${name}]`).fill(text)
  await page.getByRole('button', { name: t('taxInvoices.save') }).click()
  await expect(page.getByRole('radio', { name: '余姚示例塑化有限公司' }).first()).toBeChecked()
  await page.getByRole('button', { name: t('taxInvoices.send') }).click()
  await expect(page.getByText(t('taxInvoices.status_requested'))).toBeVisible()

  await desk.goto(to.office.order(id))
  await desk.getByRole('link', { name: '余姚示例塑化有限公司' }).click()
  await desk.locator('[name=invoiceNo]').fill(String(Date.now()))
  await desk.locator('input[type=file]').setInputFiles(pdf)
  await expect(desk.locator('input[name=fileIds]')).toHaveCount(1)
  await desk.getByRole('button', { name: t('adminTaxInvoices.issue') }).click()
  await expect(desk.getByRole('status').filter({ hasText: t('adminForm.doneIssued') })).toBeVisible()

  await page.goto(to.order(id))
  await expect(page.getByText(t('taxInvoices.status_issued'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'fapiao.pdf' })).toBeVisible()
  expect(await overflow(page, 360, 800)).toEqual([])
})

test('an invoice title is added while ordering and chosen with the order', async ({
  context,
  page,
  request,
  baseURL,
  token,
  t,
}) => {
  await signIn(context, baseURL, token)
  const { id: productId, minimumOrderKg } = await buyable(request)
  await page.goto(to.confirmOrder({ productId, quantity: Math.max(minimumOrderKg, 2000), unit: 'kg' }))
  await page.getByLabel(t('orders.delivery')).selectOption('PICKUP')
  await page.getByLabel(t('orders.note')).fill('请提前一天通知')
  await page.getByRole('button', { name: t('taxInvoices.add') }).click()
  await page.getByLabel(t('taxInvoices.kind_ordinary'), { exact: true }).check()
  await page.locator('[name=title]').fill('陈立')
  await page.getByRole('button', { name: t('taxInvoices.save') }).click()
  const chosen = page.getByLabel(t('taxInvoices.heading')).locator('option:checked')
  await expect(chosen).toHaveText(`${t('taxInvoices.kind_ordinary')} · 陈立`)
  await expect(page.getByLabel(t('orders.note'))).toHaveValue('请提前一天通知')
  await page.getByRole('button', { name: t('orders.submit') }).click()
  await expect(page.getByText(`${t('taxInvoices.chosen')} ${t('taxInvoices.kind_ordinary')} · 陈立`)).toBeVisible()
})

/** What the seller sees on the bank's statement. */
async function dueOf(request: APIRequestContext, token: string, id: number): Promise<string> {
  const answer = await request.get(`/api/customer/order/info/${id}`, { headers: { token } })
  const { data } = (await answer.json()) as { data: { totalMinor: number } }
  return (data.totalMinor / 100).toFixed(2)
}
