import type { Browser, BrowserContext } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, signIn, test } from './journey.ts'

const keeper = 'buyer@example.com'
const other = 'buyer2@example.com'
const company = 'Nordplast Spritzguss GmbH'

// One after the other: the journeys are one story of two people.
test.describe.configure({ mode: 'serial', timeout: 60_000 })

const tokens: Record<string, string> = {}
let orderSn = ''

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  for (const account of [keeper, other]) {
    const answer = await request.post('/api/customer/login', { data: { account, password: 'Polyharbor1!' } })
    tokens[account] = ((await answer.json()) as { data: { token: string } }).data.token
  }
  const headers = { token: tokens[keeper] ?? '' }
  const orders = await (await request.get('/api/customer/order/list', { headers })).json()
  orderSn = (orders as { data: { list: { orderSn: string }[] } }).data.list[0]?.orderSn ?? ''
})

/** A browser of their own. */
async function browserOf(browser: Browser, baseURL: string | undefined, account: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  await context.addCookies([{ name: 'lang', value: 'en-US', url: baseURL }])
  await signIn(context, baseURL, tokens[account] ?? '')
  return context
}

test('somebody asks to join and sees the orders of the company once a keeper consents', async ({
  browser,
  baseURL,
}) => {
  const asking = await (await browserOf(browser, baseURL, other)).newPage()
  await asking.goto(to.company())
  await asking.getByRole('button', { name: 'Leave the company' }).click()
  await asking.getByRole('button', { name: 'Leave and close' }).click()
  await asking.getByRole('combobox', { name: 'Find your company' }).fill('Nordplast')
  await asking.getByRole('button', { name: 'Find', exact: true }).click()
  await asking.getByRole('button', { name: 'Ask to join', exact: true }).click()
  await expect(asking.getByText(`You asked to join ${company}`)).toBeVisible()
  await asking.goto(to.orders())
  await expect(asking.getByText(orderSn)).toHaveCount(0)

  const keeping = await (await browserOf(browser, baseURL, keeper)).newPage()
  await keeping.goto(to.company())
  const request = keeping.getByRole('listitem').filter({ has: keeping.getByRole('button', { name: 'Let in' }) })
  await request.getByRole('combobox').selectOption({ label: 'Viewer' })
  await request.getByRole('button', { name: 'Let in' }).click()
  await expect(keeping.getByText('Requests to join')).toHaveCount(0)

  await asking.goto(to.company())
  await expect(asking.getByRole('heading', { name: company })).toBeVisible()
  await asking.goto(to.orders())
  await expect(asking.getByRole('link', { name: orderSn })).toBeVisible()
})

test('a viewer sees but is offered nothing to do', async ({ browser, baseURL }) => {
  const page = await (await browserOf(browser, baseURL, other)).newPage()
  await page.goto(to.orders())
  await expect(page.getByRole('link', { name: orderSn })).toBeVisible()
  for (const name of ['Pay', 'Cancel order', 'Order again', 'Delete'])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  await page.goto(to.company())
  for (const name of ['Change role', 'Remove', 'Send invitation', 'Save'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('somebody leaves, and what belongs to the company stays with it', async ({ browser, baseURL }) => {
  const page = await (await browserOf(browser, baseURL, other)).newPage()
  await page.goto(to.company())
  await page.getByRole('button', { name: 'Leave the company' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Find your company' })).toBeVisible()
  await page.goto(to.orders())
  await expect(page.getByText(orderSn)).toHaveCount(0)
  const keeping = await (await browserOf(browser, baseURL, keeper)).newPage()
  await keeping.goto(to.orders())
  await expect(keeping.getByRole('link', { name: orderSn })).toBeVisible()
})
