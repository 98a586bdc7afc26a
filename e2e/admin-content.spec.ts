import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { to } from '#platform/contract/to.ts'
import { fromWord } from '#testing/pasted-examples.ts'
import { toField } from '#platform/office/seller-time.ts'
import { expect, signInAsOperator, test } from './journey.ts'

const drawn = (red: number) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: red, g: 90, b: 140 } } })
    .png()
    .toBuffer()

test('news is written in both languages, scheduled, previewed, published and seen on both sites', async ({
  page,
  context,
  request,
  t,
}) => {
  await signInAsOperator(context, 'content@example.com')
  const [zh, en] = ['宁波仓到货九月新料', 'New lots have arrived at the Ningbo warehouse']
  const field = (name: 'title' | 'summary' | 'author' | 'body', language: 'chinese' | 'english') =>
    page.getByRole('textbox', { name: `${t(`adminFields.${name}`)} · ${t(`adminForm.${language}`)}` })

  await page.goto(to.office.listOf('news'))
  await page.getByRole('link', { name: t('adminNews.add') }).click()
  await field('title', 'english').fill(en)
  await expect(page.getByText(t('adminForm.missingChinese')).first()).toBeVisible()
  await field('title', 'chinese').fill(zh)
  await expect(page.getByText(t('adminForm.missingChinese'))).toHaveCount(0)
  await field('summary', 'english').fill('Polypropylene in 25 kg bags.')

  await expect(page.getByRole('toolbar', { name: t('adminContent.toolbar') })).toHaveCount(2)
  await field('body', 'english').click()
  await page.keyboard.type('Ask for a sample.')
  await page.getByLabel(t('adminContent.blockStyle')).nth(1).selectOption('h2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It leaves within ')
  await page
    .getByRole('button', { name: t('adminContent.bold') })
    .nth(1)
    .click()
  await page.keyboard.type('two days')
  await page
    .getByLabel(t('adminContent.picture'), { exact: true })
    .nth(1)
    .setInputFiles({
      name: 'bags.png',
      mimeType: 'image/png',
      buffer: await drawn(200),
    })
  await page.getByLabel(t('adminContent.pictureAlt')).fill('Bags on pallets')
  await page.getByRole('button', { name: t('adminContent.insert'), exact: true }).click()
  await expect(field('body', 'english').getByRole('img', { name: 'Bags on pallets' })).toBeVisible()
  // What comes from a word processor leaves its looks behind.
  await field('body', 'chinese').click()
  await field('body', 'chinese').evaluate((paper) => {
    const pasted = new DataTransfer()
    const html = '<p class="MsoNormal" style="color: red">欢迎<b onclick="x()">索取样品</b>。<script>x()</script></p>'
    pasted.setData('text/html', html)
    paper.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  })
  await expect(field('body', 'chinese').locator('strong')).toHaveText('索取样品')
  await expect(field('body', 'chinese').locator('[style], [onclick], script, .MsoNormal')).toHaveCount(0)

  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page.getByText(t('adminContent.choosePicture')).first()).toBeVisible()
  await page
    .getByLabel(t('adminFields.pictureId'))
    .last()
    .setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await drawn(20),
    })
  await expect(page.getByText(t('adminContent.focusHint'))).toBeVisible()
  await page.getByRole('main').getByLabel(t('adminFields.group')).selectOption({ index: 1 })
  await field('author', 'chinese').fill('编辑部')
  await field('author', 'english').fill('Editors')

  await page.getByLabel(t('adminContent.asPublished')).check()
  await page.getByLabel(t('adminFields.publishedAt')).fill(toField(new Date(Date.now() + 86_400_000).toISOString()))
  await page.getByRole('button', { name: t('adminContent.preview') }).click()
  await expect(page).toHaveURL(/\/admin\/news\/preview\?id=\d+/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: en })).toBeVisible()
  await expect(frame.getByRole('img', { name: 'Bags on pallets' })).toBeVisible()
  await page.getByRole('link', { name: t('adminForm.chinese') }).click()
  await expect(frame.getByRole('heading', { level: 1, name: zh })).toBeVisible()
  expect((await request.get(to.newsArticle(id))).status()).toBe(404)

  await page.getByRole('link', { name: t('adminContent.backToEdit') }).click()
  await expect(page.getByText(t('adminContent.drafted'))).toBeVisible()
  await page.getByLabel(t('adminFields.publishedAt')).fill('')
  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page.getByText(t('adminForm.doneSaved'))).toBeVisible()
  await expect(page.getByText(t('adminContent.state_published'))).toBeVisible()

  await page.goto(to.newsArticle(id))
  await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Ask for a sample.' })).toBeVisible()
  await expect(page.locator('.prose strong')).toHaveText('two days')
  await page.goto(`/language/zh-CN?backUrl=${encodeURIComponent(to.newsArticle(id))}`)
  await expect(page.getByRole('heading', { level: 1, name: zh })).toBeVisible()
  await page.goto(to.news())
  await expect(page.getByRole('link', { name: zh }).first()).toBeVisible()
})

const paste = (text: Locator, html: string) =>
  text.evaluate((paper, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    clipboardData.setData('text/plain', 'Off-grade lots')
    // A word processor adds a picture of what it copies.
    clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }))
    paper.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a table from a word processor is pasted, changed, saved and read on the site', async ({ page, context, t }) => {
  await signInAsOperator(context, 'content@example.com')
  await page.goto(to.office.listOf('articles'))
  await page.getByRole('link', { name: 'Delivery terms at a glance' }).click()
  const text = page.getByRole('textbox', { name: `${t('adminFields.body')} · ${t('adminForm.english')}` })
  const undo = page.getByRole('button', { name: t('adminContent.undo') }).last()
  await expect(page.getByRole('toolbar')).toHaveCount(2)

  await text.click()
  await page.keyboard.press('Alt+F10')
  await expect(undo).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: t('adminContent.redo') }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  // At once: what is typed slowly takes several steps to undo.
  await page.keyboard.insertText('Not this')
  await undo.click()
  await expect(undo).toBeDisabled()

  const tables = await text.locator('table').count()
  const rowBelow = page.getByRole('button', { name: t('adminContent.rowBelow') })
  await text.locator('td').first().click()
  await expect(rowBelow).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Home')
  await expect(rowBelow).toBeHidden()
  await paste(text, fromWord)
  await expect(text.locator('table')).toHaveCount(tables + 1)
  const pasted = text.locator('table').first()
  await expect(pasted.getByRole('cell')).toHaveText(['HJ-500', '12 g/10min, 5 < 6', 'Sold by the lot'])
  await pasted.getByText('12 g/10min').click()
  await rowBelow.click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Raffia')
  await expect(pasted.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: t('adminContent.removeRow') }).click()
  await expect(pasted.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page.getByText(t('adminForm.doneSaved'), { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(to.help({ code: 'delivery-terms' }))
  const shown = page.locator('.prose table').first()
  await expect(shown.locator('thead th')).toHaveText(['Grade', 'MFR'])
  await expect(shown.locator('td[colspan="2"]')).toHaveText('Sold by the lot')
  await expect(page.locator('.prose > ul > li > ul > li').first()).toHaveText('MFR 3 to 12')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('rich text asks before it is lost, and is compared with what a colleague wrote', async ({ page, context, t }) => {
  await signInAsOperator(context, 'content@example.com')
  await page.goto(to.office.listOf('articles'))
  const open = page.getByRole('link', { name: 'Packing table' })
  const label = `${t('adminFields.body')} · ${t('adminForm.english')}`
  const text = (where = page) => where.getByRole('textbox', { name: label })
  const save = (where = page) => where.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  const cancel = page.getByRole('link', { name: t('adminForm.cancel') })

  // Looked at, written and taken back: as it was stored.
  await open.click()
  await expect(page.getByRole('toolbar')).toHaveCount(2)
  await text().click()
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await cancel.click()
  await expect(page).toHaveURL(to.office.listOf('articles'))

  await open.click()
  await expect(page.getByRole('toolbar')).toHaveCount(2)
  const theirs = await context.newPage()
  await theirs.goto(page.url())
  await text().click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Written here.')
  await cancel.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('adminForm.stay'), exact: true })
    .first()
    .click()

  await expect(theirs.getByRole('toolbar')).toHaveCount(2)
  await text(theirs).click()
  await theirs.keyboard.press('ControlOrMeta+End')
  await theirs.keyboard.type(' Written there.')
  await save(theirs)
  await expect(theirs.getByText(t('adminForm.doneSaved'), { exact: true })).toBeVisible()
  await save()
  const compared = t('adminForm.inEnglish', { field: t('adminFields.body') })
  const differing = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: compared }) })
  await expect(differing).toContainText('Written here.')
  await expect(differing).toContainText('Written there.')
  await page.getByRole('button', { name: t('adminForm.conflictSaveMine') }).click()
  await expect(page.getByText(t('adminForm.doneSaved'), { exact: true })).toBeVisible()
  await page.goto(to.help({ code: 'packing-table' }))
  await expect(page.locator('.prose')).toContainText('Written here.')
})
