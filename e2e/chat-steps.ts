import type { Browser, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'

/** The desk of the contact whom visitors of the English site meet. */
export async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.1' } })
  const answer = await context.request.post('/api/operator/session/signIn', {
    data: { email: 'service@example.com', password: 'Polyharbor1!' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  const { hostname } = new URL(baseURL ?? '')
  await context.addCookies([
    { name: 'officeToken', value: data.token, domain: hostname, path: '/' },
    { name: 'lang', value: 'en-US', domain: hostname, path: '/' },
  ])
  const page = await context.newPage()
  await page.goto(to.office.chat())
  return page
}

/** The panel of a visitor, opened on the page that is open. */
export async function openChat(page: Page, t: Translator) {
  await page.getByRole('button', { name: t('layout.chat') }).click()
  const panel = page.locator('.chat')
  return {
    panel,
    log: panel.getByRole('log'),
    async write(text: string) {
      await panel.getByLabel(t('chat.message')).fill(text)
      await panel.getByLabel(t('chat.message')).press('Enter')
    },
  }
}

/** What was said, in its order, on either side. */
export const wordsIn = (side: Pick<Page, 'getByRole'>) =>
  side.getByRole('log').locator('.chat-message .chat-bubble:not(.chat-card)').allInnerTexts()
