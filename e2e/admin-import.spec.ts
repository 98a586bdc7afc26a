import { to } from '#platform/contract/to.ts'
import { productTable, type Pattern } from '#testing/product-table.ts'
import { expect, signInAsOperator, test } from './journey.ts'

/** Somebody of the demo data who looks after the catalogue. */
const editor = { email: 'catalogue@example.com', password: 'Polyharbor1!' }
const rows = 3_000
// Most of it is the database's work; beside other journeys on two cores it takes its time.
const slow = { timeout: 150_000 }
// One after the other: what changes the words of the search waits while a table is applied.
test.describe.configure({ mode: 'default' })

test('three thousand products from one file: every change seen, a wrong cell corrected, applied, found and taken back', async ({
  page,
  context,
  baseURL,
  request,
  t,
}) => {
  test.setTimeout(400_000)
  const signedIn = await request.post('/api/operator/session/signIn', { data: editor })
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data
  await context.addCookies([{ name: 'officeToken', value: token, url: baseURL }])
  const found = await request.get('/api/operator/products/list?status=published&limit=1', {
    headers: { 'admin-token': token },
  })
  const [pattern] = ((await found.json()) as { data: { list: [Pattern] } }).data.list
  const table = productTable(pattern, 'many', rows)
  const priceAt = table[0]?.indexOf('Price per MT') ?? 0
  table[rows]?.splice(priceAt, 1, 'on request')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(to.office.newImport(), { waitUntil: 'networkidle' })
  await page.getByLabel(t('adminTables.drop')).setInputFiles({
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.map((cells) => cells.join(';')).join('\n')),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'many.csv' })).toBeVisible(slow)
  await expect(page.getByLabel(`${t('adminImports.means')}: Price per MT`)).toHaveValue('price')
  await button(t('adminImports.check')).click()

  await expect(page.getByText(t('adminProducts.priceWrong'))).toBeVisible(slow)
  const tab = (name: string, count: number) =>
    page.getByRole('link', { name: new RegExp(`${name}\\s*${count.toLocaleString('en-US').replace(',', ',?')}`) })
  await expect(tab(t('adminTables.outcome_new'), rows - 1)).toBeVisible()
  await page.getByRole('textbox', { name: t('adminImports.field_price') }).fill('8250.75')
  await button(t('adminImports.correct')).click()
  await expect(button(t('adminTables.apply', { count: rows }))).toBeVisible()
  await tab(t('adminTables.outcome_new'), rows).click()
  await expect(page.getByText('Bulk product 0', { exact: true })).toBeVisible()

  await button(t('adminTables.apply', { count: rows })).click()
  await expect(page.getByRole('progressbar', { name: t('adminImports.state_applying') })).toBeVisible()
  await expect(page.getByText(t('adminImports.applied'))).toBeVisible(slow)
  await page.goto(to.search({ key: `MANY${rows - 1}` }))
  await expect(page.getByRole('link', { name: new RegExp(`MANY${rows - 1}\\b`) }).first()).toBeVisible()

  await page.goto(to.office.imports())
  await page.getByRole('link', { name: 'many.csv' }).first().click()
  await button(t('adminImports.undo')).click()
  await expect(page.getByText(t('adminImports.undone'))).toBeVisible(slow)
  await page.goto(to.search({ key: `MANY${rows - 1}` }))
  await expect(page.getByRole('link', { name: new RegExp(`MANY${rows - 1}\\b`) })).toHaveCount(0)
})

test('who deletes all of the last page reads the page before', async ({ page, context, t }) => {
  await signInAsOperator(context, 'catalogue@example.com')
  // Far beyond the end is the last page, too.
  await page.goto(to.office.listOf('aliases', { limit: 10, page: 9999 }))
  const last = Number(new URL(page.url()).searchParams.get('page'))
  expect(last).toBeLessThan(9999)
  await page.getByLabel(t('adminForm.chooseAll')).check()
  await page.getByRole('button', { name: t('adminForm.delete'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`page=${last - 1}\\b`))
  await expect(page.locator('main tbody tr')).toHaveCount(10)
  await page.getByRole('button', { name: t('adminForm.undo') }).click()
  await expect(page.getByText(t('adminForm.doneUndone'))).toBeVisible()
})
