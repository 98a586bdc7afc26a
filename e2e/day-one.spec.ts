import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { setUpKeys } from '#site/set-up/office/contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Locale } from '#platform/texts/messages.ts'
import { startEmptySite, type EmptySite } from './empty-site.ts'
import { goodPassword, input, press, typePasswords } from './identity-steps.ts'
import { expect, test } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { mailTo, newAddress } from './mailbox.ts'

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

// One site for all of them.
test.describe.configure({ mode: 'default' })
let site: EmptySite
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  site = await startEmptySite(baseURL)
})
test.afterAll(() => site.stop())

async function enquire(page: Page, language: Locale, email: string): Promise<string> {
  const t = translatorFor(language)
  await page.goto(site.origin + to.inquiry())
  const line = page.getByRole('group', { name: t('enquiries.line', { number: 1 }) })
  await line.getByLabel(t('enquiries.productName')).fill('PP T30S')
  await line.getByLabel(t('enquiries.quantity')).fill('25')
  await page.getByLabel(t('enquiries.purchaseTime')).fill(day)
  await input(page, 'name').fill('Anna')
  await input(page, 'email').fill(email)
  await page.getByLabel(t('enquiries.agreement')).check()
  await press(page, t('enquiries.send'))
  const sent = page.getByRole('heading', { level: 1, name: /RFQ\w+/ })
  const enquiryNo = /RFQ\w+/.exec(await sent.innerText())?.[0] ?? ''
  const name = language === 'zh-CN' ? '客服' : 'Customer service'
  await expect(page.getByRole('main')).toContainText(t('enquiries.sentText', { name }))
  await expect(page.getByRole('main')).toContainText('08:30')
  return enquiryNo
}

test('a site without content answers its first enquiries, and says what is still to set up', async ({
  browser,
  page,
  baseURL,
  t,
}) => {
  test.setTimeout(180_000)
  const administrator = newAddress()
  await page.context().addCookies([{ name: 'lang', value: 'en-US', url: site.origin }])
  await page.goto(await site.makeAdministrator(administrator))
  await typePasswords(page)
  await press(page, t('adminSession.continue'))
  await page.goto(site.origin + to.office.signIn())
  await input(page, 'email').fill(administrator)
  await input(page, 'password').fill(goodPassword)
  await press(page, t('adminSession.signIn'))

  // The mail server of the journeys is configured; all else is to do, and leads to its screen.
  await expect(page.getByText(t('adminSetUp.progress', { done: 1, all: setUpKeys.length }))).toBeVisible()
  await page.getByRole('link', { name: t('adminSetUp.all') }).click()
  await input(page, 'email').fill(administrator)
  await page
    .getByRole('button', { name: t('adminSetUp.send') })
    .first()
    .click()
  await expect(page.getByText(t('adminSetUp.mail_sent'))).toBeVisible()
  await mailTo(baseURL, administrator, t('mail.testSubject'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('adminSetUp.item_hours') })
    .click()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page, t('adminForm.save'))
  await saved
  await page.goto(site.origin + to.office.desk())
  await expect(page.getByText(t('adminSetUp.progress', { done: 2, all: setUpKeys.length }))).toBeVisible()

  const buyers: [string, string][] = []
  for (const language of locales) {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.context().addCookies([{ name: 'lang', value: language, url: site.origin }])
    const email = newAddress()
    buyers.push([await enquire(visitor, language, email), email])
    await visitor.context().close()
  }

  await page.reload()
  for (const [enquiryNo] of buyers) {
    await mailTo(baseURL, administrator, enquiryNo)
    await expect(page.getByRole('main').getByRole('link', { name: enquiryNo })).toBeVisible()
  }
  const [[enquiryNo, email] = ['', '']] = buyers
  await page.getByRole('link', { name: enquiryNo }).click()
  await page.getByLabel(t('adminThreads.answer')).fill('It is in stock.')
  await press(page, t('adminThreads.send'))
  expect((await mailTo(baseURL, email, enquiryNo)).subject).toContain(enquiryNo)
})

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
