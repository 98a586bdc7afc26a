import type { Browser, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The desk of the contact whom visitors of the English site meet. */
async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.1' } })
  const answer = await context.request.post('/api/operator/session/signIn', {
    data: { email: 'service@example.com', password: 'Polyharbor1!' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  const { hostname } = new URL(baseURL ?? '')
  await context.addCookies([
    { name: 'adminToken', value: data.token, domain: hostname, path: '/admin' },
    { name: 'lang', value: 'en-US', domain: hostname, path: '/' },
  ])
  const page = await context.newPage()
  await page.goto('/admin/chat')
  return page
}

test('a visitor and a contact talk; what is said while the line is cut arrives once, in order', async ({
  page,
  browser,
  baseURL,
  t,
}) => {
  // The page's sockets can be cut as a network would, and stay cut until it is back.
  const lines = new Set<{ close(): Promise<void> }>()
  let cut = false
  await page.routeWebSocket(/\/api\/live$/, async (line) => {
    if (cut) return line.close({ code: 1011 })
    line.connectToServer()
    lines.add(line)
  })
  const product = '/product/detail?id=3'
  await page.goto(product)
  await page.getByRole('button', { name: t('layout.chat') }).click()
  const panel = page.locator('.chat')
  const log = panel.getByRole('log')
  const write = async (text: string) => {
    await panel.getByLabel(t('chat.message')).fill(text)
    await panel.getByLabel(t('chat.message')).press('Enter')
  }
  const words = (side: Page | typeof panel) =>
    side.getByRole('log').locator('.chat-bubble:not(.chat-card)').allInnerTexts()
  await panel.getByRole('button', { name: t('chat.sendProduct') }).click()
  await expect(log.locator('.chat-product')).toBeVisible()
  await write('one')
  await expect(log.getByText('one', { exact: true })).toBeVisible()

  const desk = await openDesk(browser, baseURL)
  await desk
    .getByRole('link', { name: /^Visitor/ })
    .filter({ hasText: 'one' })
    .first()
    .click()
  await expect(desk.getByRole('log').locator('.chat-product')).toBeVisible()
  const answer = async (text: string) => {
    await desk.getByLabel(t('adminChat.answer')).fill(text)
    await desk.getByLabel(t('adminChat.answer')).press('Enter')
    await expect(desk.getByRole('log').getByText(text, { exact: true })).toBeVisible()
  }
  await answer('two')
  await expect(log.getByText('two', { exact: true })).toBeVisible()
  await expect(log.getByText(t('chat.read'))).toBeVisible()

  cut = true
  for (const line of lines) await line.close()
  await expect(panel.getByText(t('chat.connecting'))).toBeVisible()
  await write('four')
  await answer('three')
  await expect(log.getByText(t('chat.sending'))).toBeVisible()
  cut = false
  await expect(log.getByText(t('chat.sending'))).toBeHidden({ timeout: 20_000 })
  await expect(log.getByText('three', { exact: true })).toBeVisible()
  await write('five')
  await expect(desk.getByRole('log').getByText('five', { exact: true })).toBeVisible()
  const said = ['one', 'two', 'three', 'four', 'five']
  expect(await words(desk)).toEqual(said)
  expect(await words(panel)).toEqual(said)

  const chosen = page.waitForEvent('filechooser')
  await panel.getByLabel(t('chat.attach')).click()
  await (await chosen).setFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('CIF Hamburg') })
  await expect(desk.getByRole('link', { name: /terms\.txt/ })).toBeVisible()

  // The conversation is there again after a reload, and so is the answer that came meanwhile.
  await panel.getByRole('button', { name: t('chat.close') }).click()
  await answer('six')
  await expect(page.getByRole('button', { name: t('layout.chatUnread', { count: 1 }) })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: t('layout.chatUnread', { count: 1 }) }).click()
  await expect(log.getByText('six', { exact: true })).toBeVisible()
  await desk.context().close()
})

test('the chat offers itself once a visit, without taking the focus', async ({ page, t }) => {
  await page.clock.install()
  await page.goto('/news')
  await page.evaluate(() => sessionStorage.removeItem('chatOffered'))
  await page.reload()
  await page.clock.runFor(16_000)
  const panel = page.locator('.chat')
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await panel.getByRole('button', { name: t('chat.close') }).click()
  await page.reload()
  await page.clock.runFor(16_000)
  await expect(panel).toBeHidden()
})
