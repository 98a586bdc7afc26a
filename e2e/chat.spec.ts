import { to } from '#platform/contract/to.ts'
import { openChat, openDesk, wordsIn } from './chat-steps.ts'
import { expect, test } from './journey.ts'

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
  await page.route('**/api/common/chat/**', (route) => (cut ? route.abort() : route.continue()))
  await page.goto(to.product(3))
  const { panel, log, write } = await openChat(page, t)
  await expect(panel.getByRole('button', { name: t('chat.sendProduct') })).toBeVisible()
  const cutOff = await panel.locator('.chat-composer').evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(cutOff, 'a long title pushes nothing out').toBeLessThanOrEqual(0)
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
  expect(await wordsIn(desk)).toEqual(said)
  expect(await wordsIn(panel)).toEqual(said)

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

test.describe('where no socket gets through', () => {
  test('the conversation goes on by plain calls, and by the socket once one opens', async ({
    page,
    browser,
    baseURL,
    t,
  }) => {
    // Nobody is at that address: the line is cut before a word is said.
    await page.addInitScript(() => {
      const blocked = (url: string) => (sessionStorage.getItem('unblocked') ? url : `${url}/blocked`)
      window.WebSocket = new Proxy(WebSocket, { construct: (Real, [url]) => new Real(blocked(String(url))) })
    })
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
    await page.goto(to.news())
    const { panel, log, write } = await openChat(page, t)
    await write('by post')
    await expect(log.getByText(t('chat.sending'))).toBeHidden()

    const desk = await openDesk(browser, baseURL)
    await desk
      .getByRole('link', { name: /^Visitor/ })
      .filter({ hasText: 'by post' })
      .first()
      .click()
    const field = desk.getByLabel(t('adminChat.answer'))
    await field.fill('heard')
    await field.press('Enter')
    await expect(log.getByText('heard', { exact: true })).toBeVisible()
    await expect(desk.getByRole('log').getByText(t('chat.read'))).toBeVisible()
    await panel
      .getByLabel(t('chat.attach'))
      .setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('CIF Hamburg') })
    await expect(desk.getByRole('link', { name: /terms\.txt/ })).toBeVisible()
    expect(sockets).not.toContain('/api/live')

    const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/api/live'))
    await page.evaluate(() => {
      sessionStorage.setItem('unblocked', '1')
      window.dispatchEvent(new Event('online'))
    })
    await opened
    await write('by socket')
    await expect(desk.getByRole('log').getByText('by socket', { exact: true })).toBeVisible()
    expect(await wordsIn(panel)).toEqual(['by post', 'heard', 'by socket'])
    await desk.context().close()
  })
})

test('the chat offers itself once a visit, without taking the focus', async ({ page, t }) => {
  await page.clock.install()
  await page.goto(to.news())
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
