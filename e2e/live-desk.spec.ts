import type { Page, WebSocketRoute } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { aMember } from './identity-steps.ts'
import { expect, signIn, signInAsOperator, test } from './journey.ts'

const waiting = (page: Page) => page.locator(`aside a[href="${to.office.enquiries()}"] span[aria-hidden]`)
const inTitle = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)

test('an enquiry that arrives changes the badge and the title of an open desk', async ({
  context,
  page,
  request,
  token,
}) => {
  await signInAsOperator(context, 'sales@example.com')
  await page.goto(to.office.orders())
  await expect(waiting(page)).toHaveText(/\d/)
  // The title counts all that waits, of which other journeys may take something away at the same moment.
  await expect(async () => {
    const [badge, title] = [Number(await waiting(page).textContent()), await inTitle(page)]
    const saved = await request.post('/api/customer/enquiry/save', {
      headers: { token },
      data: {
        lines: [{ productName: 'PP T30S', quantity: 2, unit: 'MT' }],
        purchaseTime: '2099-12-01',
        agreement: true,
      },
    })
    expect(saved.ok()).toBe(true)
    await expect.poll(async () => Number(await waiting(page).textContent())).toBeGreaterThan(badge)
    await expect.poll(() => inTitle(page), { timeout: 3_000 }).toBeGreaterThan(title)
  }).toPass()
})

test('what changed while the line was cut is seen when it is back', async ({ page, context, request, baseURL, t }) => {
  const { token } = await aMember(request)
  await signIn(context, baseURL, token)
  const dead: WebSocketRoute[] = []
  await page.routeWebSocket(/\/live$/, (line) => void (dead.length === 0 ? dead.push(line) : line.connectToServer()))
  await page.goto(to.customerHome())
  await expect.poll(() => dead.length).toBe(1)
  const found = await request.get('/api/common/product/list?limit=1&currency=USD&priceMin=1&inStock=1&grade=0')
  const { data } = (await found.json()) as { data: { list: { id: number }[] } }
  const added = await request.post('/api/customer/cartItem/add', {
    headers: { token },
    data: { productId: data.list[0]?.id, quantity: 1, unit: 'MT' },
  })
  expect(added.ok()).toBe(true)
  await dead[0]?.close()
  await expect(page.getByText(t('layout.cartCount', { count: 1 }))).toBeAttached()
})

test('a member chooses what arrives by mail, without scripts', async ({ browser, baseURL, token }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await signIn(context, baseURL, token)
  const page = await context.newPage()
  await page.goto(to.notices())
  const mail = page.locator('[name="mail"][value="comments"]')
  await mail.check()
  await page.locator('main form[method="post"] button[type="submit"]').click()
  await expect(page).toHaveURL(to.notices({ done: '1' }))
  await expect(mail).toBeChecked()
  await context.close()
})
