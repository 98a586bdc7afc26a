import sharp from 'sharp'
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
    page.getByRole('textbox', { name: `${t(`adminContent.${name}`)} · ${t(`adminForm.${language}`)}` })

  await page.goto('/admin/news')
  await page.getByRole('link', { name: t('adminContent.add_news') }).click()
  await field('title', 'english').fill(en)
  await expect(page.getByText(t('adminForm.missingChinese')).first()).toBeVisible()
  await field('title', 'chinese').fill(zh)
  await expect(page.getByText(t('adminForm.missingChinese'))).toHaveCount(0)
  await field('summary', 'english').fill('Polypropylene in 25 kg bags.')

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
  await expect(field('body', 'chinese').locator('[style], [class], [onclick], script')).toHaveCount(0)

  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page.getByText(t('adminContent.choosePicture')).first()).toBeVisible()
  await page
    .getByLabel(t('adminContent.pictureId'))
    .last()
    .setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await drawn(20),
    })
  await expect(page.getByText(t('adminContent.focusHint'))).toBeVisible()
  await page.getByLabel(t('adminContent.groupId')).selectOption({ index: 1 })
  await field('author', 'chinese').fill('编辑部')
  await field('author', 'english').fill('Editors')

  await page.getByLabel(t('adminContent.asPublished')).check()
  await page.getByLabel(t('adminContent.publishedAt')).fill(toField(new Date(Date.now() + 86_400_000).toISOString()))
  await page.getByRole('button', { name: t('adminContent.saveAndPreview') }).click()
  await expect(page).toHaveURL(/\/admin\/news\/preview\?id=\d+/)
  const id = new URL(page.url()).searchParams.get('id')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: zh })).toBeVisible()
  await page.getByRole('link', { name: t('adminForm.english') }).click()
  await expect(frame.getByRole('heading', { level: 1, name: en })).toBeVisible()
  await expect(frame.getByRole('img', { name: 'Bags on pallets' })).toBeVisible()
  expect((await request.get(`/news/detail?id=${id}`)).status()).toBe(404)

  await page.getByRole('link', { name: t('adminContent.backToEdit') }).click()
  await expect(page.getByText(t('adminContent.state_scheduled'))).toBeVisible()
  await page.getByLabel(t('adminContent.publishedAt')).fill('')
  await page.getByRole('button', { name: t('adminForm.save'), exact: true }).click()
  await expect(page.getByText(t('adminForm.doneSaved'))).toBeVisible()
  await expect(page.getByText(t('adminContent.state_published'))).toBeVisible()

  await page.goto(`/news/detail?id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Ask for a sample.' })).toBeVisible()
  await expect(page.locator('.prose strong')).toHaveText('two days')
  await page.goto(`/language/zh-CN?backUrl=${encodeURIComponent(`/news/detail?id=${id}`)}`)
  await expect(page.getByRole('heading', { level: 1, name: zh })).toBeVisible()
  await page.goto('/news')
  await expect(page.getByRole('link', { name: zh }).first()).toBeVisible()
})
