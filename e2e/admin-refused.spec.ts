import { to } from '#platform/contract/to.ts'
import { expect, signInAsOperator, test } from './journey.ts'
import { shipAsSeller } from './seller.ts'

test('a step that a colleague was faster with says so in view, and gives back what was typed', async ({
  page,
  context,
  baseURL,
  t,
}) => {
  await signInAsOperator(context, 'sales@example.com')
  // The page would learn of it by itself, sooner or later than the click.
  await page.routeWebSocket(/live/, () => undefined)
  await page.goto(to.office.orders({ tab: 'toShip' }))
  await page.locator('main [data-row]').first().click()
  await expect(page).toHaveURL(/order\?id=/)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  const step = page.locator('details', { has: page.locator('input[value="refund"]') })
  await step.locator('summary').click()
  const send = step.getByRole('button', { name: t('adminOrders.refund') })

  // Without a reason the field has the focus, and the form stays.
  await send.click()
  await expect(step.getByRole('textbox')).toBeFocused()
  await step.getByRole('textbox').fill('The buyer has found\nanother grade')
  await shipAsSeller(baseURL, id)
  await send.click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport()
  await expect(alert).toContainText('The buyer has found\nanother grade', { useInnerText: true })
  await expect(step).toHaveCount(0)
})

test('rows that cannot be deleted stay chosen, and are named where the button is', async ({ page, context, t }) => {
  await signInAsOperator(context, 'catalogue@example.com')
  await page.goto(to.office.listOf('brands', { limit: 50 }))
  const boxes = page.locator('input[name="ids"]')
  await boxes.last().check()
  const name = await page.locator('main tbody tr').last().getByRole('rowheader').innerText()
  await page.getByRole('button', { name: t('adminForm.delete'), exact: true }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport()
  await expect(alert).toContainText(t('errors.IN_USE'))
  await expect(alert).toContainText(name)
  await expect(boxes.last()).toBeChecked()
})

test('a file that is no table is called so, and a table says which columns it lacks', async ({ page, context, t }) => {
  await signInAsOperator(context, 'catalogue@example.com')
  await page.goto(to.office.newImport())
  const file = page.getByLabel(t('adminTables.drop'))
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
  await expect(page.getByText(t('adminTables.unreadable'))).toBeVisible()
  const table = Buffer.from('Code,Remarks,Model\nbrand-new-1,hello,X1\n')
  await file.setInputFiles({ name: 'lacking.csv', mimeType: 'text/csv', buffer: table })
  await page.getByRole('button', { name: t('adminImports.check') }).click()
  await expect(page.getByText(t('adminImports.state_faulty'))).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'brand-new-1' })
  for (const field of ['shop', 'category', 'brand', 'country', 'grade', 'fieldType'] as const)
    await expect(row.getByText(t(`adminImports.field_${field}`), { exact: true })).toBeVisible()
  await expect(row.getByText(t('adminImports.columnMissing'))).toHaveCount(6)
  await expect(row.getByRole('textbox')).toHaveCount(0)
})
