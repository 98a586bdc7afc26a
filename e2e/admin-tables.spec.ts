import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, signInAsOperator, test } from './journey.ts'

const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
})

const brands = [
  'Code,Name in Chinese,Name in English,Country,Other names',
  'quay-one,码头一,Quay One,DE,Q1; Quay 1',
  'quay-two,码头二,Quay Two,Germany,',
  'quay-three,码头三,Quay Three,德国,',
  'quay-four,码头四,Quay Four,CN,',
  'quay-five,码头五,Quay Five,Atlantis,',
]
const categories = [
  '编码,中文名称,英文名称,上级品类',
  'quay-foam,发泡料,Quay foams,quay-goods',
  'quay-goods,码头料,Quay goods,',
  'quay-film,薄膜料,Quay films,码头料',
]

test('five brands and three categories come in from tables: seen first, a wrong row named, and taken back', async ({
  page,
  context,
  t,
}) => {
  await signInAsOperator(context, 'catalogue@example.com')
  const apply = (count: number) => page.getByRole('button', { name: t('adminTables.apply', { count }), exact: true })
  const bring = async (list: string, file: ReturnType<typeof csv>) => {
    await page.goto(list)
    await page.getByRole('link', { name: t('adminTables.import'), exact: true }).click()
    await page.getByLabel(t('adminTables.drop')).setInputFiles(file)
  }

  await bring(to.office.listOf('brands'), csv('brands.csv', brands))
  await expect(page.getByRole('row', { name: /quay-five/ })).toContainText(t('adminTables.unknown'))
  await expect(apply(4)).toHaveCount(0)
  await page
    .getByLabel(t('adminTables.drop'))
    .setInputFiles(csv('brands.csv', [...brands.slice(0, -1), 'quay-five,码头五,Quay Five,NL,']))
  await expect(page.getByRole('row', { name: /quay-one/ })).toContainText('Q1; Quay 1')
  await apply(5).click()
  await expect(page.getByText(t('adminForm.doneImported'))).toBeVisible()
  expect(await found(page, to.office.listOf('brands', { search: 'quay' }))).toBe(5)

  await bring(to.office.listOf('categories'), csv('categories.csv', categories))
  await apply(3).click()
  await expect(page.getByText(t('adminForm.doneImported'))).toBeVisible()
  await page.getByRole('button', { name: t('adminForm.undo'), exact: true }).click()
  await expect(page.getByText(t('adminForm.doneUndone'))).toBeVisible()
  expect(await found(page, to.office.listOf('categories', { search: 'quay' }))).toBe(0)
})

async function found(page: Page, list: string): Promise<number> {
  await page.goto(list)
  return page.getByRole('main').locator('tbody tr').count()
}
