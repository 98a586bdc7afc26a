import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, signInAsOperator, test } from './journey.ts'

const editor = { email: 'admin@example.com', password: 'Polyharbor1!' }

test('what is not saved is not lost by a link, by going back or by closing; saving asks nothing', async ({
  page,
  context,
  baseURL,
  request,
  t,
}) => {
  const answer = await request.post('/api/operator/session/signIn', { data: editor })
  const { data } = (await answer.json()) as { data: { token: string } }
  await context.addCookies([{ name: 'officeToken', value: data.token, url: baseURL }])
  const asks = page.getByRole('dialog', { name: t('adminForm.leaveTitle') })
  const cancel = page.getByRole('link', { name: t('adminForm.cancel') })
  const name = page.locator('input[name="nameEn"]')

  // The menu of customers: an item that did not exist before.
  await page.goto(to.office.listOf('menu'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: t('adminMenu.add') }).click()
  await expect(name).toBeVisible()
  // Nothing typed, nothing asked.
  await cancel.click()
  await expect(page).toHaveURL(to.office.listOf('menu'))
  await page.getByRole('link', { name: t('adminMenu.add') }).click()
  await page.locator('input[name="name"]').fill('帮助')
  await name.fill('Help')
  await page.locator('select[name="parentId"]').selectOption({ index: 1 })
  await page.locator('input[name="url"]').fill(to.help())

  await cancel.click()
  await asks
    .getByRole('button', { name: t('adminForm.stay'), exact: true })
    .first()
    .click()
  await expect(asks).toHaveCount(0)
  await expect(name).toHaveValue('Help')
  await page.goBack()
  await expect(asks).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(to.office.editOf('menu'))
  await expect(name).toHaveValue('Help')
  const closing = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closed

  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page).toHaveURL(to.office.listOf('menu'))
  await expect(page.getByText(t('adminForm.doneCreated'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Help', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: t('adminForm.chooseRow', { name: 'Help' }), exact: true }).check()
  await page.getByRole('button', { name: t('adminForm.delete'), exact: true }).click()
  await expect(page.getByText(t('adminForm.doneDeleted'))).toBeVisible()

  // Left on purpose: it is gone.
  await page.getByRole('link', { name: t('adminMenu.add') }).click()
  await name.fill('Lost')
  await cancel.click()
  await asks.getByRole('button', { name: t('adminForm.leave'), exact: true }).click()
  await expect(page).toHaveURL(to.office.listOf('menu'))
})

test('who saves after a colleague sees what differs, in words, and does not save over it by pressing again', async ({
  page: mine,
  context,
  t,
}) => {
  await signInAsOperator(context, 'catalogue@example.com')
  // By price: one that has a price can have tiers.
  await mine.goto(to.office.products({ sort: 'price', page: 2 }), { waitUntil: 'networkidle' })
  await mine.locator('main tbody tr a[href*="edit?id="]').last().click()
  await expect(mine).toHaveURL(/edit\?id=/)
  const theirs = await context.newPage()
  await theirs.goto(mine.url(), { waitUntil: 'networkidle' })
  const save = (page: Page) => page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

  await field(theirs, 'leadTimeDays').fill('33')
  await field(theirs, 'form').selectOption('powder')
  await field(theirs, 'description').fill('同事写的说明')
  const label = field(theirs, 'recommended')
  await label.setChecked(!(await label.isChecked()))
  await theirs.getByRole('button', { name: t('adminProducts.addTier') }).click()
  await theirs
    .getByRole('textbox', { name: t('adminProducts.fromKg') })
    .last()
    .fill('770000')
  await theirs.locator('[name^="tiers."][name$=".price"]').last().fill('12.34')
  await save(theirs)
  await expect(theirs.getByText(t('adminForm.doneSaved'))).toBeVisible()

  const [address, before] = [mine.url(), await field(mine, 'descriptionEn').inputValue()]
  await field(mine, 'descriptionEn').fill('Mine')
  await save(mine)
  const notice = mine.getByRole('alert').filter({ hasText: t('adminForm.conflictTitle') })
  const line = (name: string) => notice.getByRole('row').filter({ has: mine.getByRole('rowheader', { name }) })
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await expect(line(t('adminProducts.leadTime'))).toContainText('33')
  await expect(line(t('adminProducts.form'))).toContainText(t('adminProducts.form_powder'))
  await expect(line(t('adminProducts.recommended'))).toContainText(t('adminForm.yes'))
  await expect(line(t('adminProducts.tiers'))).toContainText(t('adminForm.conflictChanged'))
  await expect(line(`${t('adminProducts.description')} · ${t('adminForm.chinese')}`)).toContainText('同事写的说明')
  await expect(line(`${t('adminProducts.description')} · ${t('adminForm.english')}`)).toContainText('Mine')
  await expect(notice.locator('tbody tr')).toHaveCount(6)

  // Neither the same button nor the key saves over it.
  await save(mine)
  await expect(notice).toBeFocused()
  await field(mine, 'model').press('Enter')
  await expect(notice).toBeFocused()
  await expect(field(mine, 'descriptionEn')).toHaveValue('Mine')
  await mine.getByRole('button', { name: t('adminForm.conflictSaveMine') }).click()
  await expect(mine.getByText(t('adminForm.doneSaved'), { exact: true })).toBeVisible()
  // Theirs stays in what was not touched here.
  await mine.goto(address, { waitUntil: 'networkidle' })
  await expect(field(mine, 'leadTimeDays')).toHaveValue('33')
  await expect(field(mine, 'description')).toHaveValue('同事写的说明')
  await expect(field(mine, 'descriptionEn')).toHaveValue('Mine')
  await field(mine, 'descriptionEn').fill(before)
  await save(mine)
  await expect(mine.getByText(t('adminForm.doneSaved'), { exact: true })).toBeVisible()
})

test('an empty form names each field that is missing, and leads there', async ({ page, context, t }) => {
  await signInAsOperator(context, 'admin@example.com')
  for (const path of [to.office.products.edit(), to.office.editOf('shops'), to.office.editOf('exhibitions')]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
    const lines = page.locator('form [role=alert][tabindex] li')
    await expect(lines.first()).toBeVisible()
    const texts = await lines.allTextContents()
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts).not.toContain(t('adminForm.required'))
    await expect(lines.locator('a[href^="#"]')).toHaveCount(texts.length)
    const fields = await lines.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const id of fields) await expect(page.locator(`[id="${id?.slice(1)}"]`)).toHaveCount(1)
  }
})

test('what was typed outlives the session, and can be sent after signing in beside it', async ({
  page,
  context,
  t,
}) => {
  await signInAsOperator(context, 'admin@example.com')
  await page.goto(to.office.editOf('aliases'), { waitUntil: 'networkidle' })
  const cancel = page.getByRole('link', { name: t('adminForm.cancel') })
  const typed = page.locator('form input:not([type=hidden])').first()
  await typed.fill('Typed long ago')
  await context.clearCookies({ name: 'officeToken' })
  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  const told = page.getByRole('dialog', { name: t('adminSession.endedTitle') })
  const opened = context.waitForEvent('page')
  await told.getByRole('link', { name: t('adminSession.endedSignIn') }).click()
  const beside = await opened
  await expect(beside).toHaveURL(to.office.signIn())
  await beside.close()
  await expect(told).toHaveCount(0)
  await expect(typed).toHaveValue('Typed long ago')

  // It is still not saved.
  await signInAsOperator(context, 'admin@example.com')
  await cancel.click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page.locator('form [role=alert]').first()).toBeVisible()
  await expect(typed).toHaveValue('Typed long ago')
})
