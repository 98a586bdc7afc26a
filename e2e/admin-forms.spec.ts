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
  await context.addCookies([{ name: 'adminToken', value: data.token, url: `${baseURL}/admin` }])
  const asks = page.getByRole('dialog', { name: t('adminForm.leaveTitle') })
  const cancel = page.getByRole('link', { name: t('adminForm.cancel') })
  const name = page.locator('input[name="nameEn"]')

  // The menu of customers: an item that did not exist before.
  await page.goto('/admin/menu', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: t('adminRoles.addItem') }).click()
  await expect(name).toBeVisible()
  // Nothing typed, nothing asked.
  await cancel.click()
  await expect(page).toHaveURL('/admin/menu')
  await page.getByRole('link', { name: t('adminRoles.addItem') }).click()
  await page.locator('input[name="name"]').fill('帮助')
  await name.fill('Help')
  await page.locator('select[name="parentId"]').selectOption({ index: 1 })
  await page.locator('input[name="url"]').fill('/helpCenter')

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
  await expect(page).toHaveURL('/admin/menu/edit')
  await expect(name).toHaveValue('Help')
  const closing = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closed

  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page).toHaveURL('/admin/menu')
  await expect(page.getByText(t('adminForm.doneCreated'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Help', exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('adminRoles.removeItem', { name: 'Help' }) }).click()
  await expect(page.getByText(t('adminForm.doneDeleted'))).toBeVisible()

  // Left on purpose: it is gone.
  await page.getByRole('link', { name: t('adminRoles.addItem') }).click()
  await name.fill('Lost')
  await cancel.click()
  await asks.getByRole('button', { name: t('adminForm.leave'), exact: true }).click()
  await expect(page).toHaveURL('/admin/menu')
})

test('an empty form names each field that is missing, and leads there', async ({ page, context, t }) => {
  await signInAsOperator(context, 'admin@example.com')
  for (const path of ['/admin/products/edit', '/admin/shops/edit', '/admin/exhibitions/edit']) {
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
