import type { APIRequestContext, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { money } from '#platform/texts/format.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { date } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { input, press } from './identity-steps.ts'
import { expect, inChinese, signIn, test } from './journey.ts'

const inDays = (days: number) => date(new Date(Date.now() + days * 24 * 3_600_000))

/** A product that can be quoted and replaced: two of them with enough in stock. */
async function inStock(request: APIRequestContext): Promise<ProductItem> {
  const found = await request.get('/api/common/product/list?limit=50&inStock=1&grade=0')
  const { data } = (await found.json()) as { data: { list: ProductItem[] } }
  const product = data.list.find(({ stockKg }) => stockKg > 60_000)
  if (!product) throw new Error('The demo data has nothing to quote.')
  return product
}

async function ask(request: APIRequestContext, token: string, { id, modelName }: ProductItem) {
  const saved = await request.post('/api/customer/enquiry/save', {
    headers: { token },
    data: {
      lines: [{ productId: id, productName: modelName, quantity: 2, unit: 'MT' }],
      purchaseTime: inDays(30),
      agreement: true,
    },
  })
  const { data } = (await saved.json()) as { data: { id: number; enquiryNo: string } }
  return data
}

async function signInAtDesk(page: Page, t: Translator, email: string) {
  await page.goto(to.office.signIn())
  await input(page, 'email').fill(email)
  await input(page, 'password').fill('Polyharbor1!')
  await press(page, t('adminSession.signIn'))
  await expect(page).toHaveURL(to.office.desk())
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

inChinese((language) => {
  test('from an enquiry to goods that have arrived, buyer and seller side by side', async ({
    browser,
    context,
    page: buyer,
    request,
    baseURL,
    token,
    t,
  }) => {
    test.setTimeout(120_000)
    await signIn(context, baseURL, token)
    const product = await inStock(request)
    const { id, enquiryNo } = await ask(request, token, product)
    const elsewhere = { extraHTTPHeaders: { 'x-forwarded-for': '10.8.1.1' } }
    const office = await browser.newContext(elsewhere)
    await office.addCookies([{ name: 'lang', value: language, url: baseURL }])
    const desk = await office.newPage()

    // The seller finds it on the first page, where it waits, and answers.
    await signInAtDesk(desk, t, 'sales@example.com')
    await desk.goto(to.office.enquiries({ tab: 'fresh' }))
    await desk.getByRole('link', { name: enquiryNo }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(t('adminEnquiries.enquiryTitle', { enquiryNo }))
    await expect(desk.getByRole('button', { name: t('adminEnquiries.settle') })).toBeVisible()
    await desk
      .locator('form', { has: field(desk, 'contactId') })
      .locator('select')
      .selectOption({ index: 1 })
    await press(desk, t('adminEnquiries.assignSubmit'))
    await expect(status(desk, t('adminForm.doneAssigned'))).toBeVisible()
    const notes = desk.locator('form', { has: desk.getByRole('button', { name: t('adminThreads.noteSubmit') }) })
    await notes.locator('textarea').fill('Asks every month')
    await notes.getByRole('button').click()
    await expect(status(desk, t('adminForm.doneNoted'))).toBeVisible()
    const answer = desk.locator('form', { has: desk.getByRole('button', { name: t('adminThreads.send') }) })
    await answer.locator('textarea').fill('In stock, with certificate.')
    await answer
      .locator('input[type=file]')
      .setInputFiles({ name: 'coa.txt', mimeType: 'text/plain', buffer: Buffer.from('MFR 11.2') })
    await expect(answer.locator('input[name=fileIds]')).toHaveCount(1)
    await answer.getByRole('button', { name: t('adminThreads.send') }).click()
    await expect(status(desk, t('adminForm.doneAnswered'))).toBeVisible()
    await expect(desk.getByRole('button', { name: t('adminEnquiries.settle') })).toHaveCount(0)
    await buyer.goto(to.enquiry(id))
    await expect(buyer.getByText('In stock, with certificate.')).toBeVisible()
    await expect(buyer.getByRole('link', { name: 'coa.txt' })).toBeVisible()
    await expect(buyer.getByText('Asks every month')).toHaveCount(0)

    // A quote with a product from the search; what is missing is said at its line.
    await desk.getByRole('link', { name: t('adminEnquiries.newQuote') }).click()
    await field(desk, 'lines.0.productName').fill('')
    await field(desk, 'lines.0.productName').pressSequentially(product.modelName)
    await desk.locator('button[role=option]').first().click()
    await field(desk, 'lines.0.price').fill('')
    await field(desk, 'currency').selectOption('CNY')
    await field(desk, 'deliveryTerm').selectOption('DELIVERED')
    await field(desk, 'deliveryPlace').fill('宁波')
    await field(desk, 'paymentType').selectOption('TT_30_70_SHIP')
    await press(desk, t('adminEnquiries.checkQuote'))
    await expect(desk.getByText(t('quotes.priceWrong')).first()).toBeVisible()
    await field(desk, 'lines.0.price').fill('9000')
    await expect(desk.getByText(money(t, 1_800_000, 'CNY'))).toBeVisible()
    await press(desk, t('adminEnquiries.checkQuote'))
    await press(desk, t('adminEnquiries.sendQuote'))
    await expect(status(desk, t('adminForm.doneQuoted'))).toBeVisible()

    // Countered, revised from the last version, accepted.
    await buyer.goto(to.enquiry(id))
    await buyer.getByRole('link', { name: t('quotes.action_counter') }).click()
    await buyer.getByRole('spinbutton').fill('8800')
    await buyer.getByRole('button', { name: t('quotes.counterSubmit') }).click()
    await expect(buyer.getByText(t('quotes.said_countered'))).toBeVisible()
    await desk.reload()
    await expect(desk.getByText(t('adminEnquiries.targetPrice', { price: money(t, 880_000, 'CNY') }))).toBeVisible()
    await desk.getByRole('link', { name: t('adminEnquiries.newVersion') }).click()
    await expect(field(desk, 'lines.0.kilograms')).toHaveValue('2000')
    await expect(desk.getByText(t('adminEnquiries.counterAsked', { price: money(t, 880_000, 'CNY') }))).toBeVisible()
    await field(desk, 'lines.0.price').fill('8850')
    await press(desk, t('adminEnquiries.checkQuote'))
    await press(desk, t('adminEnquiries.sendQuote'))
    await expect(status(desk, t('adminForm.doneQuoted'))).toBeVisible()
    await buyer.goto(to.enquiry(id))
    await buyer.getByRole('link', { name: t('quotes.action_accept') }).click()
    await buyer.getByRole('button', { name: t('quotes.acceptSubmit', { total: money(t, 1_770_000, 'CNY') }) }).click()
    await expect(buyer).toHaveURL(/\/customer\/shopping\/order\?id=\d+/)
    const orderId = new URL(buyer.url()).searchParams.get('id') ?? ''

    // Paid by transfer: the receipt is looked at, a wrong amount is not taken, the right one is.
    const sendSlip = async () => {
      await buyer
        .locator('form', { has: buyer.locator('input[name=uploadId]') })
        .locator('input[type=file]')
        .setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') })
      await expect(buyer.locator('input[name=uploadId]')).not.toHaveValue('')
      await buyer.getByRole('button', { name: t('payments.sendSlip') }).click()
      await expect(buyer.getByText(t('payments.slipSent'))).toBeVisible()
    }
    await sendSlip()
    await expect(buyer.getByText(t('orders.next_confirmMoney'))).toBeVisible()
    await desk.goto(to.office.orders({ tab: 'toConfirm' }))
    await desk.locator(`a[href="/admin/orders/order?id=${orderId}"]`).click()
    const slip = await desk
      .getByRole('link', { name: t('adminOrders.openSlip', { name: 'slip.txt' }) })
      .getAttribute('href')
    expect((await office.request.get(slip ?? '')).status()).toBe(200)
    await input(desk, 'amountMinor').fill('5000')
    await press(desk, t('adminOrders.confirmTransfer'))
    await expect(desk.getByText(t('payments.otherAmount')).first()).toBeVisible()
    await input(desk, 'amountMinor').fill('5,310.00')
    await press(desk, t('adminOrders.confirmTransfer'))
    await expect(status(desk, t('adminForm.doneConfirmed'))).toBeVisible()

    // The goods leave once the other part is there too.
    await expect(
      desk.getByText(t('adminOrders.next_payBeforeShipping', { amount: money(t, 1_239_000, 'CNY') })),
    ).toBeVisible()
    await expect(desk.getByRole('button', { name: t('adminOrders.shipSubmit') })).toHaveCount(0)
    await buyer.reload()
    await expect(
      buyer.getByText(t('orders.next_payBeforeShipping', { amount: money(t, 1_239_000, 'CNY') })),
    ).toBeVisible()
    await sendSlip()
    await desk.reload()
    await input(desk, 'amountMinor').fill('12390')
    await press(desk, t('adminOrders.confirmTransfer'))
    await expect(status(desk, t('adminForm.doneConfirmed'))).toBeVisible()

    // Who only answers chats sees the order and cannot ship it; an editor does not even see it.
    const others = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.8.1.3' } })
    await others.addCookies([{ name: 'lang', value: language, url: baseURL }])
    const colleague = await others.newPage()
    await signInAtDesk(colleague, t, 'service@example.com')
    await colleague.goto(to.office.order(orderId))
    await expect(colleague.getByText(t('adminOrders.notAllowed'))).toBeVisible()
    await expect(colleague.getByRole('button', { name: t('adminOrders.shipSubmit') })).toHaveCount(0)
    await others.clearCookies({ name: 'officeToken' })
    await signInAtDesk(colleague, t, 'content@example.com')
    await expect(colleague.getByRole('link', { name: t('adminOrders.title'), exact: true })).toHaveCount(0)
    await colleague.goto(to.office.order(orderId))
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(t('adminDesk.notAllowedTitle'))
    await others.close()

    // Shipped within the tolerance, and received.
    const loading = desk.locator('form', { has: desk.getByRole('button', { name: t('adminOrders.shipSubmit') }) })
    await input(desk, 'carrier').fill('SF Express')
    await input(desk, 'trackingNumber').fill('SF-77')
    await loading.locator('[name="row.0.kilograms"]').fill('2200')
    await press(desk, t('adminOrders.shipSubmit'))
    await expect(desk.getByText(t('adminShipments.outsideTolerance')).first()).toBeVisible()
    await loading.locator('[name="row.0.kilograms"]').fill('1990')
    await press(desk, t('adminOrders.shipSubmit'))
    await expect(status(desk, t('adminForm.doneShipped'))).toBeVisible()
    await buyer.reload()
    await expect(buyer.getByText('SF-77').first()).toBeVisible()
    await buyer.getByRole('button', { name: t('orders.action_receive') }).click()
    await buyer
      .getByRole('dialog')
      .getByRole('button', { name: t('orders.action_receive') })
      .click()
    await expect(buyer.getByText(t('orders.event_receive')).first()).toBeVisible()
    await desk.reload()
    await expect(desk.getByText(t('adminOrders.event_receive'))).toBeVisible()
    await office.close()
  })
})
