import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { to } from '#platform/contract/to.ts'
import { expect, signInAsOperator, test } from './journey.ts'

test('a product made by hand is in the search and on its page; a table is corrected, applied and undone', async ({
  page,
  context,
  t,
}) => {
  await signInAsOperator(context, 'catalogue@example.com')
  const save = () => page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  const [model, code] = ['HARBOUR-7788', 'harbour-7788']

  await page.goto(to.office.products())
  await page.getByRole('link', { name: t('adminProducts.add') }).click()
  await page.getByLabel(t('adminProducts.model')).fill(model)
  await page.getByLabel(t('adminProducts.code')).fill(code)
  await page.getByLabel(t('adminProducts.status')).selectOption('published')
  await page.getByLabel(`${t('adminProducts.name')} · ${t('adminForm.english')}`).fill('Harbour block copolymer')
  await page.getByLabel(t('adminProducts.category')).selectOption({ index: 3 })
  for (const field of ['brandId', 'countryId', 'shopId'])
    await page.locator(`select[name="${field}"]`).selectOption({ index: 1 })
  await page.getByLabel(`${t('adminProducts.colour')} · ${t('adminForm.chinese')}`).fill('本色')
  await page.getByLabel(`${t('adminProducts.colour')} · ${t('adminForm.english')}`).fill('Natural')
  await page.getByRole('button', { name: t('adminProducts.addProperty') }).click()
  const properties = page.getByRole('table', { name: t('adminProducts.sectionProperties') })
  await properties.getByLabel(t('adminProducts.parameter')).selectOption({ label: 'Flexural modulus' })
  await properties.getByLabel(t('adminProducts.typical')).fill('1.45')
  await properties.getByLabel(t('adminProducts.unit')).selectOption('GPa')

  await save()
  await expect(page.getByText(t('adminProducts.needsPicture')).first()).toBeVisible()
  await expect(properties.getByLabel(t('adminProducts.typical'))).toHaveValue('1.45')
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background: '#dfe6ea' } })
  await page
    .getByLabel(t('adminProducts.addPictures'))
    .setInputFiles({ name: 'pellets.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() })
  await expect(page.getByAltText(t('adminProducts.picture', { number: 1 }))).toBeVisible()
  await save()
  await expect(page.getByText(t('adminForm.doneCreated'))).toBeVisible()

  const found = page.getByRole('link', { name: new RegExp(model) }).first()
  // The search learns of it a moment later.
  await expect(async () => {
    await page.goto(to.search({ key: model }))
    await expect(found).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await found.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(model)
  await expect(page.getByText('1.45').first()).toBeVisible()
  const shown = page.url()

  await page.goto(to.office.newImport())
  await page.getByLabel(t('adminTables.drop')).setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Code;Currency;Price per MT;Flexural modulus (MPa)\n${code};CNY;much;1.500,5\n`),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'prices.csv' })).toBeVisible()
  await page.getByRole('button', { name: t('adminImports.check') }).click()
  await expect(page.getByText(t('adminProducts.priceWrong'))).toBeVisible()
  await expect(page.getByText('1500.5')).toBeVisible()
  await expect(applyButton(page, t('adminTables.apply', { count: 1 }))).toHaveCount(0)
  await page.getByRole('textbox', { name: t('adminImports.field_price') }).fill('8.250,75')
  await page.getByRole('button', { name: t('adminImports.correct') }).click()
  await expect(page.getByText('8250.75')).toBeVisible()
  await applyButton(page, t('adminTables.apply', { count: 1 })).click()
  await expect(page.getByText(t('adminImports.applied'))).toBeVisible()

  await page.goto(shown)
  await expect(page.getByText('8,250.75').first()).toBeVisible()
  await page.goto(to.office.imports())
  await page.getByRole('link', { name: 'prices.csv' }).first().click()
  await page.getByRole('button', { name: t('adminImports.undo') }).click()
  await expect(page.getByText(t('adminImports.undone'))).toBeVisible()
  await page.goto(shown)
  await expect(page.getByText('8,250.75')).toHaveCount(0)
  await expect(page.getByText('1.45').first()).toBeVisible()
})

const applyButton = (page: Page, name: string) => page.getByRole('button', { name })
