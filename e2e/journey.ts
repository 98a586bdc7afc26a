import '#site/texts/whole.ts'
import { createHash } from 'node:crypto'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Locale, type Translator } from '#platform/texts/messages.ts'

export { expect }

interface Account {
  account: string
  password: string
}

/** The buyers of the demo data: one for each project, because signing in has a budget per account. */
const buyerOf = (project: string): Account => ({
  account: project === 'phone' ? 'buyer2@example.com' : 'buyer@example.com',
  password: 'Polyharbor1!',
})

/** An address of the private network that belongs to this name. */
function addressOf(name: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(name).digest()
  return `10.${a}.${b}.${c}`
}

const withoutScripts = new WeakSet<BrowserContext>()

/** A journey is faster than any visitor: it scrolls at once, and goes on when React has taken over the last element. */
function takenOver(page: Page) {
  const scripts = async () =>
    !withoutScripts.has(page.context()) &&
    page
      .waitForFunction(
        () => {
          dispatchEvent(new Event('scroll'))
          const last = document.getElementById('root')?.lastElementChild
          return !last || Object.keys(last).some((key) => key.startsWith('__reactProps'))
        },
        undefined,
        { timeout: 10_000 },
      )
      // Where scripts were stopped, the page is used as it is.
      .catch(() => undefined)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...target) => {
    const answer = await goto(...target)
    await scripts()
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload(...how)
    await scripts()
    return answer
  }
}

interface Journey {
  buyer: Account
  /** An address that nobody signs in with, of this journey's own. */
  stranger: string
  language: Locale
  t: Translator
  /** A page of somebody in sales, in a browser beside that of the journey. */
  desk: Page
  /** Text that the console may say in this journey. */
  expectedErrors: RegExp
  quietConsole: void
}

interface OfWorker {
  /** Signed in once per worker, because signing in has a budget. */
  token: string
}

export const test = base.extend<Journey, OfWorker>({
  // oxlint-disable-next-line no-empty-pattern
  buyer: ({}, use, { project }) => use(buyerOf(project.name)),
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  // oxlint-disable-next-line no-empty-pattern
  stranger: ({}, use, { testId }) => use(`${testId}@example.com`),
  language: ['en-US', { option: true }],
  t: ({ language }, use) => use(translatorFor(language)),
  context: async ({ context, javaScriptEnabled, language, baseURL }, use) => {
    if (!javaScriptEnabled) withoutScripts.add(context)
    await context.addCookies([{ name: 'lang', value: language, url: baseURL }])
    // A chat that opens by itself lies over what a journey is about.
    await context.addInitScript(() => {
      // An empty or sandboxed document has no storage.
      if (origin === 'null') return
      if (!sessionStorage.getItem('chatMet')) sessionStorage.setItem('chatOffered', '1')
      sessionStorage.setItem('chatMet', '1')
    })
    await use(context)
  },
  desk: async ({ browser, language, baseURL }, use) => {
    const office = await browser.newContext()
    await office.addCookies([{ name: 'lang', value: language, url: baseURL }])
    await signInAsOperator(office, 'sales@example.com')
    await use(await office.newPage())
    await office.close()
  },
  // Also those that a journey opens beside its own.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (options?.javaScriptEnabled === false) withoutScripts.add(context)
        context.on('page', takenOver)
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
  token: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const answer = await fetch(`${project.use.baseURL}/api/customer/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(project.name) },
        body: JSON.stringify(buyerOf(project.name)),
      })
      const { data } = (await answer.json()) as { data: { token: string } }
      await use(data.token)
    },
    { scope: 'worker' },
  ],
  // A status of 400 and above is shown to the visitor, and by the browser in the console as well.
  expectedErrors: [/Failed to load resource/, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const said: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors.test(message.text())) said.push(message.text())
      })
      context.on('weberror', (error) => said.push(String(error.error())))
      await use()
      expect(said, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export const signIn = (context: BrowserContext, baseURL: string | undefined, token: string) =>
  context.addCookies([{ name: 'token', value: token, url: baseURL }])

/** Somebody of the demo data at the back office; the answer sets the cookie. */
export const signInAsOperator = ({ request }: BrowserContext, email: string) =>
  request.post('/api/operator/session/signIn', { data: { email, password: 'Polyharbor1!' } })

/** The same journeys once in each of these languages. */
const inEach = (languages: readonly Locale[]) => (journeys: (language: Locale) => void) => {
  for (const language of languages)
    test.describe(language, () => {
      test.use({ language })
      journeys(language)
    })
}

/** Where words, units or prices of the language decide what happens. */
export const inBothLanguages = inEach(locales)

/** What takes the same steps in every language. Journeys that say nothing of it are walked in English. */
export const inChinese = inEach(['zh-CN'])

export const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value
