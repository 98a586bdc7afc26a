import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { to } from '#platform/contract/to.ts'
import { expect, inChinese, signIn, test } from './journey.ts'

const path = to.profile()

// One after the other: the journeys change the same member.
test.describe.configure({ mode: 'serial', timeout: 60_000 })
test.beforeEach(({ context, baseURL, token }) => signIn(context, baseURL, token))

/** Blue with a red end, so that the chosen part can be told from the rest. */
async function aWidePicture() {
  const red = { create: { width: 400, height: 400, channels: 3, background: '#c00000' } } as const
  const blue = sharp({ create: { width: 1200, height: 400, channels: 3, background: '#0000c0' } })
  const buffer = await blue
    .composite([{ input: red, left: 800, top: 0 }])
    .png()
    .toBuffer()
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

async function choose(page: Page, button: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(file)
}

/** How red and how blue the picture at an address is, 0 to 255. */
async function coloursOf(page: Page, src: string) {
  const { channels } = await sharp(await (await page.request.get(src)).body()).stats()
  return [channels[0]?.mean ?? 0, channels[2]?.mean ?? 0] as const
}

inChinese(() => {
  test('a member cuts out a picture by keyboard, sees it in the header and takes it away again', async ({
    page,
    t,
  }) => {
    const save = page.getByRole('button', { name: t('members.save'), exact: true })
    await page.goto(path)
    await choose(page, t('uploads.choosePicture'), await aWidePicture())
    await expect(page.getByRole('application', { name: t('uploads.cropArea') })).toBeFocused()
    for (let step = 0; step < 12; step++) await page.keyboard.press('Shift+ArrowRight')
    await page.getByLabel(t('uploads.zoom')).fill('1.5')
    await page.getByRole('button', { name: t('uploads.use') }).click()
    await expect(page.getByText(t('uploads.pictureReady'))).toBeVisible()
    await save.click()
    await expect(page.getByText(t('members.saved'), { exact: true })).toBeVisible()

    const shown = page.locator('header summary img')
    await expect(shown).toHaveAttribute('src', /^\/media\/member\/[\w-]{22}-256\.webp$/)
    await page.reload()
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)
    const [red, blue] = await coloursOf(page, (await shown.getAttribute('src')) ?? '')
    expect(red).toBeGreaterThan(150)
    expect(blue).toBeLessThan(40)

    await page.getByRole('button', { name: t('uploads.removePicture') }).click()
    await save.click()
    await expect(shown).toHaveCount(0)
  })

  test('what is missing is said at its field, and what was typed is kept', async ({ page, t }) => {
    const title = page.getByLabel(t('members.jobTitle'))
    const department = page.getByLabel(t('members.department'))
    const save = page.getByRole('button', { name: t('members.save'), exact: true })
    await page.goto(path)
    await title.fill(' ')
    await department.fill('Supply')
    await save.click()
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(new RegExp(t('members.enterTitle')))
    await expect(department).toHaveValue('Supply')
    await title.fill('采购经理')
    await save.click()
    await expect(page.getByText(t('members.saved'), { exact: true })).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('采购经理')
  })

  test('a file that is no picture is refused before it is sent', async ({ page, t }) => {
    let sent = false
    page.on('request', (request) => (sent ||= request.url().endsWith('/oss/upload')))
    await page.goto(path)
    const button = t('uploads.choosePicture')
    await choose(page, button, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(page.getByText(t('uploads.pictureOnly'))).toBeVisible()
    await choose(page, button, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(t('uploads.unreadable'))).toBeVisible()
    expect(sent).toBe(false)
  })
})

test('the single form of the international site keeps company, country and phone', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const mobile = page.getByLabel('Mobile')
  await page.goto(path)
  await mobile.fill('call me')
  await save.click()
  await expect(mobile).toHaveAccessibleDescription(/with its country code/)
  await mobile.fill('+49 (40) 123-456')
  await page.getByLabel('Country or region').selectOption({ label: 'Austria' })
  await page.getByLabel('Website').fill('nordplast.example')
  await save.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(mobile).toHaveValue('+4940123456')
  await expect(page.getByLabel('Website')).toHaveValue('https://nordplast.example/')
  await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toHaveValue('Nordplast Spritzguss GmbH')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a picture is moved by the finger, and nothing scrolls sideways', async ({ page, t }) => {
    await page.goto(path)
    await choose(page, t('uploads.choosePicture'), await aWidePicture())
    const area = page.getByRole('application', { name: t('uploads.cropArea') })
    const box = await area.boundingBox()
    if (!box) throw new Error('There is nothing to move.')
    expect(box.width).toBeLessThanOrEqual(360)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    for (let drag = 0; drag < 3; drag++) {
      await page.mouse.move(middle.x, middle.y)
      await page.mouse.down()
      await page.mouse.move(middle.x - box.width / 2, middle.y, { steps: 4 })
      await page.mouse.up()
    }
    await page.getByRole('button', { name: t('uploads.use') }).click()
    await expect(page.getByText(t('uploads.pictureReady'))).toBeVisible()
    const [red] = await coloursOf(page, (await page.locator('main form img').getAttribute('src')) ?? '')
    expect(red).toBeGreaterThan(150)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
