import type { Browser, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { setUpKeys, type SetUpKey } from '#site/set-up/office/contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Locale } from '#platform/texts/messages.ts'
import { startEmptySite, type EmptySite } from './empty-site.ts'
import { field, fill, follow, importProducts, priceList, save, takeInvitation } from './day-one-steps.ts'
import { finishRegistration, goodPassword, input, press } from './identity-steps.ts'
import { expect, test } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { codeIn, linkIn, mailTo, newAddress } from './mailbox.ts'

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

// One site for all of them.
test.describe.configure({ mode: 'default' })
let site: EmptySite
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  site = await startEmptySite(baseURL)
})
test.afterAll(() => site.stop())

/** A browser of somebody's own, in their language. */
async function browserOf(browser: Browser, language: Locale): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
  return context.newPage()
}

const [zh, en] = [translatorFor('zh-CN'), translatorFor('en-US')]
const open = (page: Page, path: string) => page.goto(site.origin + path)
const progress = (page: Page, done: number) =>
  page.getByText(zh('adminSetUp.progress', { done, all: setUpKeys.length - 1 }))

/** The list from its first point to its last, each by the screen that it leads to. */
async function setUpSite(page: Page, baseURL: string | undefined, administrator: string) {
  const point = async (key: SetUpKey) => {
    await open(page, to.office.setUp())
    await follow(page, page.getByRole('main').getByRole('link', { name: zh(`adminSetUp.item_${key}`) }))
  }
  // Terms come with the vocabulary, and the mail server is configured; all else is to do, and leads to its screen.
  await expect(progress(page, 3)).toBeVisible()
  await page.getByRole('link', { name: zh('adminSetUp.all') }).click()
  await input(page, 'email').fill(administrator)
  await page
    .getByRole('button', { name: zh('adminSetUp.send') })
    .first()
    .click()
  await expect(page.getByText(zh('adminSetUp.mail_sent'))).toBeVisible()
  await mailTo(baseURL, administrator, zh('mail.testSubject'))

  await point('company')
  for (const side of ['zh', 'en'])
    await fill(page, { [`${side}.hotline`]: '400-820-1234', [`${side}.email`]: 'sales@quay.example.com' })
  await save(page, zh)
  await point('house')
  await fill(page, {
    legalName: '宁波码头塑料有限公司',
    legalNameEn: 'Ningbo Quay Plastics Co., Ltd.',
    registeredAddress: '宁波市北仑区一号',
    registeredAddressEn: '1 Beilun, Ningbo',
    phone: '0574-8888 1234',
    email: 'sales@quay.example.com',
  })
  await save(page, zh)
  await point('bankAccount')
  await follow(page, page.locator('main a[data-new]'))
  await fill(page, {
    currency: 'CNY',
    account: '6222 0000 1111',
    beneficiary: '宁波码头塑料有限公司',
    bank: '中国银行',
  })
  await save(page, zh)
  await point('ownShop')
  await follow(page, page.locator('main a[data-new]'))
  await fill(page, aShop('码头自营', 'Quay own', 'quay-own'))
  await field(page, 'own').check()
  await save(page, zh)
  await point('lanes')
  await follow(page, page.locator('main a[data-new]'))
  await fill(page, { from: '宁波', fromEn: 'Ningbo', to: '余姚', toEn: 'Yuyao', basis: 'perTonne', price: '80' })
  await fill(page, { currency: 'CNY', validFrom: '2020-01-01', validUntil: '2090-01-01' })
  await save(page, zh)
  await point('contact')
  await follow(page, page.locator('main a[data-new]'))
  await fill(page, { name: '陈敏', nameEn: 'Chen Min', email: 'min@quay.example.com' })
  for (const language of await page.locator('main input[name=languages]').all()) await language.check()
  await save(page, zh)
  await point('hours')
  await save(page, zh)
  await point('legal')
  const texts = page.locator('main a[data-row]').filter({ hasText: /服务条款|隐私|关于/ })
  const addresses = await texts.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  for (const address of new Set(addresses)) {
    await page.goto(address)
    await save(page, zh)
  }
}

const aShop = (name: string, nameEn: string, code: string) => ({
  name,
  nameEn,
  code,
  mainMarkets: '华东',
  mainMarketsEn: 'East China',
  description: '聚丙烯现货',
  descriptionEn: 'Polypropylene from stock',
  countryId: '中国',
  establishedYear: '2019',
  staff: '12',
  city: '宁波',
  cityEn: 'Ningbo',
  email: 'shop@quay.example.com',
  phone: '0574-8888 1234',
})

/** A shop of somebody else, and its seller, who answers from then on. */
async function inviteSeller(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const email = newAddress()
  await open(page, to.office.editOf('shops'))
  await fill(page, aShop('海港贸易', 'Harbour Trading', 'harbour'))
  await save(page, zh)
  await open(page, to.office.listOf('shops'))
  await follow(page, page.getByRole('link', { name: '海港贸易' }))
  await follow(page, page.getByRole('link', { name: zh('adminOperators.inviteSeller') }))
  await sendInvitation(page, { name: '王芳', nameEn: 'Wang Fang', email })
  return invited(browser, baseURL, email)
}

async function inviteColleague(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const email = newAddress()
  await open(page, to.office.operators.edit())
  await page.getByRole('main').getByRole('checkbox', { name: '销售', exact: true }).check()
  await sendInvitation(page, { name: '李雷', nameEn: 'Li Lei', email })
  return invited(browser, baseURL, email)
}

async function sendInvitation(page: Page, person: Record<string, string>) {
  await fill(page, { ...person, locale: 'en-US' })
  await press(page, zh('adminForm.save'))
  await page.getByRole('dialog').locator('[name=currentPassword]').fill(goodPassword)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('adminSession.againContinue') })
    .click()
}

async function invited(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await browserOf(browser, 'en-US')
  await takeInvitation(page, en, linkIn(await mailTo(baseURL, email, '')), email)
  return page
}

/** Asks for what the seller has, from its page. */
async function enquire(page: Page, email: string): Promise<string> {
  await open(page, to.search({ key: 'H100' }))
  await page.locator('main a[href^="/product/detail?id="]').first().click()
  await page.locator('main a[href^="/inquiry?productId="]').first().click()
  const line = page.getByRole('group', { name: en('enquiries.line', { number: 1 }) })
  await line.getByLabel(en('enquiries.quantity')).fill('25')
  await page.getByLabel(en('enquiries.purchaseTime')).fill(day)
  await input(page, 'name').fill('Anna')
  await input(page, 'email').fill(email)
  await page.getByLabel(en('enquiries.agreement')).check()
  await press(page, en('enquiries.send'))
  const sent = page.getByRole('heading', { level: 1, name: /RFQ\w+/ })
  const enquiryNo = /RFQ\w+/.exec(await sent.innerText())?.[0] ?? ''
  await expect(page.getByRole('main')).toContainText(en('enquiries.sentText', { name: 'Chen Min' }))
  await expect(page.getByRole('main')).toContainText('08:30')
  return enquiryNo
}

async function quote(seller: Page, enquiryNo: string) {
  await open(seller, to.office.desk())
  await seller.getByRole('main').getByRole('link', { name: enquiryNo }).click()
  await follow(seller, seller.getByRole('link', { name: en('adminEnquiries.newQuote') }))
  await fill(seller, {
    'lines.0.price': '8800',
    'lines.0.leadTimeDays': '7',
    currency: 'CNY',
    deliveryTerm: 'DELIVERED',
    deliveryPlace: 'Ningbo',
    paymentType: 'TT_ADVANCE',
  })
  await press(seller, en('adminEnquiries.checkQuote'))
  await press(seller, en('adminEnquiries.sendQuote'))
  await expect(seller.getByRole('status').filter({ hasText: en('adminForm.doneQuoted') })).toBeVisible()
}

/** From the mail's link: an account, an address to deliver to, and the order. */
async function accept(buyer: Page, baseURL: string | undefined, email: string) {
  await buyer.goto(linkIn(await mailTo(baseURL, email, 'QT')))
  await follow(buyer, buyer.getByRole('main').getByRole('link', { name: en('quotes.registerToAccept') }))
  await input(buyer, 'email').fill(email)
  const subject = en('mail.registerCodeSubject', { code: '' }).trim()
  await finishRegistration(buyer, en, async () => codeIn(await mailTo(baseURL, email, subject)))
  await follow(buyer, buyer.getByRole('link', { name: en('orders.addAddress') }))
  await fill(buyer, { name: 'Anna', phone: '+4940123456', countryId: 'Germany' })
  await fill(buyer, { province: 'Hamburg', city: 'Hamburg', detailAddress: 'Sandtorkai 1' })
  await press(buyer, en('addresses.save'))
  await press(buyer, en('quotes.acceptSubmit', { total: 'CNY 220,000.00' }))
  await expect(buyer).toHaveURL(/shopping\/order\?id=/)
}

/** The receipt of a transfer, and the money that the house has found on its account. */
async function pay(buyer: Page, house: Page) {
  await buyer
    .locator('form', { has: buyer.locator('input[name=uploadId]') })
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') })
  await expect(buyer.locator('input[name=uploadId]')).not.toHaveValue('')
  await press(buyer, en('payments.sendSlip'))
  await expect(buyer.getByText(en('payments.slipSent'))).toBeVisible()
  await open(house, to.office.orders({ tab: 'toConfirm' }))
  await house.locator('main a[data-row]').first().click()
  await input(house, 'amountMinor').fill('220000')
  await press(house, zh('adminOrders.confirmTransfer'))
  await expect(house.getByRole('status').filter({ hasText: zh('adminForm.doneConfirmed') })).toBeVisible()
  await buyer.reload()
  await expect(buyer.getByText(en('orders.next_ship'))).toBeVisible()
}

// First, while there is nothing.
for (const language of locales)
  test(`no page of a site without content has a heading over nothing or a fault: ${language}`, async ({ browser }) => {
    const context = await browser.newContext()
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
    const page = await context.newPage()
    for (const path of [to.home(), to.search(), to.selfRun(), to.newMaterials(), to.shops(), to.news(), to.cases()]) {
      await page.goto(site.origin + path)
      expect([...(await emptySections(page)), ...(await layoutFaults(page, [1440, 390]))], path).toEqual([])
    }
    await context.close()
  })

test('a company sets its site up, invites its people, and is paid for its first truck', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const administrator = newAddress()
  const house = await browserOf(browser, 'zh-CN')
  await takeInvitation(house, zh, await site.makeAdministrator(administrator), administrator)
  await setUpSite(house, baseURL, administrator)
  await importProducts(house, zh, site.origin, priceList('q', 20, 'quay-own'), 3)
  const seller = await inviteSeller(browser, house, baseURL)
  const colleague = await inviteColleague(browser, house, baseURL)
  await open(house, to.office.desk())
  await expect(house.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(house.getByRole('link', { name: zh('adminSetUp.all') })).toHaveCount(0)
  await importProducts(seller, en, site.origin, priceList('h', 2), 0)
  // The twenty of the house are none of the seller's.
  await open(seller, to.office.products())
  await expect(seller.locator('main tbody tr')).toHaveText([/H\d00/, /H\d00/])

  const email = newAddress()
  const buyer = await browserOf(browser, 'en-US')
  const enquiryNo = await enquire(buyer, email)
  for (const address of ['min@quay.example.com']) await mailTo(baseURL, address, enquiryNo)
  await open(colleague, to.office.enquiries())
  await expect(colleague.getByRole('link', { name: enquiryNo })).toBeVisible()
  await quote(seller, enquiryNo)
  await accept(buyer, baseURL, email)
  await pay(buyer, house)
})

/** Headings of a section with nothing else in it. */
const emptySections = (page: Page) =>
  page
    .locator('main section:has(h2), footer section:has(h2)')
    .evaluateAll((sections) =>
      sections
        .filter(
          (section) =>
            !section.querySelector('a, img') && section.textContent === section.querySelector('h2')?.textContent,
        )
        .map((section) => section.textContent),
    )
