import type { Locator, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { goodPassword, input, press, typePasswords } from './identity-steps.ts'
import { aPhoto } from '#testing/sample-files.ts'
import { expect } from './journey.ts'

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** A form is filled in once its own page is open: fields of two pages may have one name. */
export async function follow(page: Page, link: Locator) {
  const before = page.url()
  await link.click()
  await expect(page).not.toHaveURL(before)
}

/** What a form of the back office is given, by the names of its fields; a choice by its value or name. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name)
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Saves the form that is open. */
export async function save(page: Page, t: Translator) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, t('adminForm.save'))
  const { view } = (await (await answered).json()) as { view?: { action?: { refused?: { fields: object } } } }
  expect(view?.action?.refused?.fields).toBeUndefined()
}

export async function takeInvitation(page: Page, t: Translator, link: string, email: string) {
  await page.goto(link)
  await typePasswords(page)
  await press(page, t('adminSession.continue'))
  const door = new URL(link).origin + to.office.signIn()
  await page.waitForURL((url) => url.href.startsWith(door))
  await page.goto(door)
  await input(page, 'email').fill(email)
  await input(page, 'password').fill(goodPassword)
  await press(page, t('adminSession.signIn'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Grades of three producers, as a trader's list has them: no picture, and no brand that anybody entered before. */
export function priceList(prefix: string, count: number, shop?: string): string {
  const titles =
    'Code,Status,Category,Brand,Origin,Grade,Field,Model,Name in Chinese,Name in English,Currency,Price per MT,Stock kg'
  const rows = Array.from({ length: count }, (_, n) => {
    const brand = ['中海壳牌', 'Borealis', 'SABIC'][n % 3]
    const model = `${prefix.toUpperCase()}${n}00`
    return `${prefix}-${n},published,pp-homo,${brand},China,prime,rawMaterial,${model},聚丙烯,Polypropylene,CNY,${8000 + n},60000`
  })
  return [titles, ...rows].map((row, n) => (shop ? `${row},${n === 0 ? 'Shop' : shop}` : row)).join('\n')
}

/** From a file to products that visitors find, with the brands and the picture that a first table lacks. */
export async function importProducts(page: Page, t: Translator, origin: string, table: string, brands: number) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(origin + to.office.newImport(), { waitUntil: 'networkidle' })
  await page
    .getByLabel(t('adminTables.drop'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await button(t('adminImports.check')).click()
  if (brands > 0) await button(t('adminImports.addBrands', { count: brands })).click()
  const photo = Buffer.from(await (await aPhoto()).arrayBuffer())
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'pellets.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(field(page, 'pictureId')).not.toHaveValue('')
  await button(t('adminImports.usePicture')).click()
  await button(t('adminTables.apply', { count: table.split('\n').length - 1 })).click()
  await expect(page.getByText(t('adminImports.applied'))).toBeVisible()
}
