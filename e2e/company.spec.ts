import { truncate, writeFile } from 'node:fs/promises'
import { to } from '#platform/contract/to.ts'
import { expect, signIn, test } from './journey.ts'

const path = to.company()
const licence = { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const chinese = 'buyer2@example.com'

let tokenOfSecond = ''
// One after the other: the journeys change the same two members.
test.describe.configure({ mode: 'serial', timeout: 60_000 })
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const answer = await request.post('/api/customer/login', { data: { account: chinese, password: 'Polyharbor1!' } })
  tokenOfSecond = ((await answer.json()) as { data: { token: string } }).data.token
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' })
  test.beforeEach(({ context, baseURL }) => signIn(context, baseURL, tokenOfSecond))

  test('a member closes a company of one, and asks another that a suggestion names', async ({ page, t }) => {
    const box = page.getByRole('combobox', { name: t('members.findCompany') })
    await page.goto(path)
    await page.getByRole('button', { name: t('colleagues.leave') }).click()
    await expect(page.getByRole('dialog')).toContainText(t('colleagues.leaveAlone'))
    await page.getByRole('button', { name: t('colleagues.close') }).click()
    await box.fill('')
    await box.pressSequentially('saigon', { delay: 30 })
    await page.getByRole('option', { name: /Saigon Packaging/ }).click()
    await page.getByRole('button', { name: t('members.join'), exact: true }).click()
    await expect(page.getByText(t('colleagues.waiting', { name: 'Saigon Packaging JSC' }))).toBeVisible()
  })

  test('a member founds a company, and sends a licence that nobody else can open', async ({
    page,
    request,
    token,
    t,
  }) => {
    const name = '宁波新海川塑料有限公司'
    await page.goto(path)
    await page.getByRole('combobox', { name: t('members.findCompany') }).fill(name)
    await page.getByRole('button', { name: t('members.find') }).click()
    await page.getByRole('button', { name: t('members.create', { name }) }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()

    const choose = (label: string, option: string) => page.getByLabel(label).selectOption({ label: option })
    await choose(t('members.type'), t('memberEnums.EnterpriseType_trading'))
    await choose(t('members.country'), '中国')
    await choose(t('members.province'), '广东省')
    await choose(t('members.city'), '东莞市')
    await choose(t('members.province'), '浙江省')
    await choose(t('members.city'), '宁波市')
    await page.getByLabel(t('members.address')).fill('中山路 1 号')
    await page.getByLabel(t('members.licence')).setInputFiles(licence)
    const link = page.getByRole('link', { name: licence.name })
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: t('members.save'), exact: true }).click()
    await expect(page.getByText(t('members.status_pending'))).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t('members.city')).locator('option:checked')).toHaveText('宁波市')

    const address = (await link.getAttribute('href')) ?? ''
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate((url) => location.assign(url), address),
    ])
    expect(download.suggestedFilename()).toBe(licence.name)
    expect((await request.get(address, { headers: { token } })).status()).toBe(404)
  })
})

test.describe('in English', () => {
  test.beforeEach(({ context, baseURL, token }) => signIn(context, baseURL, token))

  test('an upload shows how far it is and can be stopped; what may not be sent is not', async ({ page, t }, info) => {
    await page.goto(path)
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    const file = (name: string, size: number) => ({ ...licence, name, buffer: Buffer.alloc(size, '%PDF-1.7 ') })
    const field = page.getByLabel(t('members.licence'))
    await field.setInputFiles(file('licence.pdf', 900_000))
    const progress = page.getByRole('progressbar', { name: 'licence.pdf' })
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(10)
    await page.getByRole('button', { name: t('uploads.cancel') }).click()
    await expect(progress).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'licence.pdf' })).toHaveCount(0)

    let sent = false
    page.on('request', (request) => (sent ||= request.url().endsWith('/oss/upload')))
    const large = info.outputPath('large.pdf')
    await writeFile(large, '%PDF-1.7')
    await truncate(large, 20 * 1024 * 1024 + 1)
    await field.setInputFiles(large)
    await expect(page.getByText(t('uploads.documentTooLarge', { size: '20 MB' }))).toBeVisible()
    await field.setInputFiles(file('logo.svg', 100))
    await expect(page.getByText(t('uploads.typeNotAllowed'))).toBeVisible()
    expect(sent).toBe(false)
  })

  test('a file whose content is something else is refused in words', async ({ page, t }) => {
    await page.goto(path)
    const html = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') }
    await page.getByLabel(t('members.licence')).setInputFiles(html)
    await expect(page.getByText(t('uploads.contentDiffers'))).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the details of a company are written, province by province', async ({ page, context, baseURL, token }) => {
    await signIn(context, baseURL, token)
    await page.goto(path)
    const more = page.getByRole('button', { name: 'Show provinces and cities' })
    await page.getByLabel('Street and number').fill('Speicherstadt 4')
    await page.getByLabel('Country or region').selectOption({ label: 'China' })
    await more.click()
    await page.getByLabel('Province').selectOption({ label: 'Zhejiang' })
    await more.click()
    await page.getByLabel('City').selectOption({ label: 'Ningbo' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto(path)
    await expect(page.getByLabel('City').locator('option:checked')).toHaveText('Ningbo')
    await expect(page.getByLabel('Street and number')).toHaveValue('Speicherstadt 4')
  })

  test('a company is left, and another is found and asked by links and buttons', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL, tokenOfSecond)
    await page.goto(path)
    await page.getByRole('button', { name: 'Leave the company' }).click()
    await page.getByRole('button', { name: 'Leave and close' }).click()
    await page.getByRole('combobox', { name: 'Find your company' }).fill('anatolia')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('button', { name: 'Ask to join', exact: true }).click()
    await expect(page.getByText('You asked to join Anatolia Polimer A.Ş.')).toBeVisible()
  })
})
