import writeExcelFile from 'write-excel-file/universal'
import { to } from '#platform/contract/to.ts'
import { expect, signIn, test } from './journey.ts'
import { newAddress } from './mailbox.ts'
import { answerAsSeller } from './seller.ts'

const sheet = { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

async function aWorkbook() {
  const rows = [
    ['牌号', '数量（吨）', '目标价（USD/吨）', '备注'],
    ['K8003', 25, 1180, '本色'],
    ['HD5502', 10, 990, 'food contact'],
    ['', 5, 'much', ''],
  ]
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
  )
  const bytes = await (await writeExcelFile(cells).toBlob()).arrayBuffer()
  return { name: '采购清单.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

test('from a search without result to an answered enquiry: by numbers, from a workbook, with a file', async ({
  page,
  context,
  baseURL,
  token,
  t,
}) => {
  await signIn(context, baseURL, token)
  await page.goto(to.search({ key: 'PP', range: 'mfr:12345..12346:g/10min' }))
  await page.getByRole('link', { name: t('products.enquireBySpecification') }).click()
  await expect(page).toHaveURL(/\/inquiry\?key=PP&range=/)

  const first = page.getByRole('group', { name: t('enquiries.line', { number: 1 }) })
  const [least, most] = (['enquiries.from', 'enquiries.to'] as const).map((key) =>
    first.getByRole('textbox', { name: t(key, { name: 'Melt flow rate' }) }),
  )
  await expect(least ?? first).toHaveValue('12345')
  await expect(first.getByText(t('enquiries.noMatch'))).toBeVisible()
  await least?.fill('10')
  await most?.fill('30')
  await first
    .getByRole('button', { name: t('enquiries.take') })
    .first()
    .click()
  await expect(first.getByRole('status')).toContainText(t('enquiries.taken', { name: '' }).trim())
  const grade = await first.getByLabel(t('enquiries.productName')).inputValue()
  expect(grade).not.toBe('PP')
  await first.getByLabel(t('enquiries.quantity')).fill('24')
  await first.getByLabel(t('enquiries.colour')).fill('natural')
  await first.getByLabel(t('enquiries.certificate')).fill('FDA')

  await page.getByRole('button', { name: t('enquiries.import') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(await aWorkbook())
  await expect(dialog.getByRole('row')).toHaveCount(4)
  await expect(dialog.getByText(t('enquiries.enterProductName'))).toBeVisible()
  await expect(dialog.getByText(t('enquiries.priceWrong'))).toBeVisible()
  const preview = dialog.getByRole('region', { name: t('enquiries.importPreview') })
  expect(await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await dialog.getByRole('button', { name: t('enquiries.importAdd', { count: 2 }) }).click()
  const second = page.getByRole('group', { name: t('enquiries.line', { number: 2 }) })
  await expect(second.getByLabel(t('enquiries.productName'))).toHaveValue('K8003')
  await expect(second.getByLabel(t('enquiries.targetPrice'))).toHaveValue('1180')

  await page.getByLabel(t('enquiries.attachments')).setInputFiles(sheet)
  await expect(page.getByRole('button', { name: t('uploads.remove', { name: 'drawing.pdf' }) })).toBeVisible()

  await page.goto(to.inquiry())
  await expect(page.getByText(t('enquiries.draft'))).toBeVisible()
  await expect(first.getByLabel(t('enquiries.productName'))).toHaveValue(grade)
  await expect(first.getByRole('textbox', { name: t('enquiries.from', { name: 'Melt flow rate' }) })).toHaveValue('10')
  await expect(first.getByLabel(t('enquiries.colour'))).toHaveValue('natural')
  await expect(second.getByLabel(t('enquiries.productName'))).toHaveValue('K8003')
  await expect(page.getByText('drawing.pdf')).toBeVisible()

  await page.getByLabel(t('enquiries.purchaseTime')).fill(day)
  await page.getByLabel(t('enquiries.agreement')).check()
  await page.getByRole('button', { name: t('enquiries.send') }).click()
  const sent = page.getByRole('heading', { level: 1, name: /RFQ\w+/ })
  const enquiryNo = /RFQ\w+/.exec(await sent.innerText())?.[0] ?? ''

  await page.getByRole('link', { name: t('enquiries.toList') }).click()
  await page.getByRole('link', { name: enquiryNo }).click()
  await expect(page.getByRole('main')).toContainText('Melt flow rate 10–30 g/10 min')
  await expect(page.getByRole('main')).toContainText('K8003')
  await expect(page.getByRole('link', { name: 'drawing.pdf' })).toBeVisible()

  const reply = page.getByLabel(t('threads.reply'))
  await reply.fill('And could you')
  await answerAsSeller(baseURL, enquiryNo, 'We can ship in ten days.')
  await expect(page.getByRole('log')).toContainText('We can ship in ten days.')
  await expect(reply).toHaveValue('And could you')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor pastes a list, attaches a drawing and sends both without an account', async ({ page, t }) => {
    await page.goto(to.inquiry())
    await page.getByRole('button', { name: t('enquiries.import') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('enquiries.importPaste')).fill('PP T30S\t25\tMT\nPE 7042\t500\tkg')
    await dialog.getByRole('button', { name: t('enquiries.importAdd', { count: 2 }) }).click()
    const second = page.getByRole('group', { name: t('enquiries.line', { number: 2 }) })
    await expect(second.getByLabel(t('enquiries.productName'))).toHaveValue('PE 7042')

    await page.getByLabel(t('enquiries.attachments')).setInputFiles(sheet)
    await expect(page.getByRole('button', { name: t('uploads.remove', { name: sheet.name }) })).toBeVisible()

    await page.reload()
    await expect(page.getByText(t('enquiries.draft'))).toBeVisible()
    await expect(page.getByText(sheet.name)).toBeVisible()
    await expect(second.getByLabel(t('enquiries.quantity'))).toHaveValue('500')
    await page.getByLabel(t('enquiries.purchaseTime')).fill(day)
    await page
      .getByRole('main')
      .getByRole('textbox', { name: t('enquiries.name'), exact: true })
      .fill('Nguyen Van An')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: t('enquiries.email') })
      .fill(newAddress())
    await page.getByLabel(t('enquiries.agreement')).check()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: t('enquiries.send') }).click()
    await expect(page.getByRole('heading', { level: 1, name: /RFQ\w+/ })).toBeVisible()
  })
})
