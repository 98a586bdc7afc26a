import sharp from 'sharp'
import { to } from '#platform/contract/to.ts'
import { press } from './identity-steps.ts'
import { expect, signInAsOperator, test } from './journey.ts'

test('a picture is put into the library, described, and chosen in a news item with its words', async ({
  page,
  context,
  t,
}) => {
  await signInAsOperator(context, 'content@example.com')
  const name = `yard-${Date.now()}.png`
  const background = { r: Date.now() % 256, g: 120, b: 60 }
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  await page.goto(to.office.media())
  await page.getByLabel(t('adminMedia.add')).setInputFiles({ name, mimeType: 'image/png', buffer })
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(t('adminMedia.unusedHint'))).toBeVisible()
  await page.locator('textarea[name=alt]').fill('堆场上的集装箱')
  await page.locator('textarea[name=altEn]').fill('Containers in the yard')
  await press(page, t('adminForm.save'))
  await expect(page.getByText(t('adminForm.doneSaved'), { exact: true })).toBeVisible()
  const address = page.url()

  const title = `Yard ${Date.now()}`
  await page.goto(to.office.editOf('news'))
  await page.locator('input[name=titleEn]').fill(title)
  for (const author of ['author', 'authorEn']) await page.locator(`input[name=${author}]`).fill('Shen Yue')
  await page.locator('select[name=groupId]').selectOption({ index: 1 })
  for (const [at, alt] of ['堆场上的集装箱', 'Containers in the yard'].entries()) {
    await page
      .getByRole('toolbar')
      .nth(at)
      .getByRole('button', { name: t('adminContent.library') })
      .click()
    await page.getByRole('dialog').getByRole('searchbox').fill(name)
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByLabel(t('adminContent.pictureAlt'))).toHaveValue(alt)
    await page.getByRole('button', { name: t('adminContent.insert'), exact: true }).click()
    await expect(page.locator('.ProseMirror').nth(at).getByRole('img', { name: alt })).toBeVisible()
  }
  await page
    .getByRole('button', { name: t('adminMedia.choose') })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await press(page, t('adminForm.save'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.goto(address)
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await page.goto(to.office.media({ search: name }))
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(title)
})
