import { mkdir, rm } from 'node:fs/promises'
import { chromium, type BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { to } from '#platform/contract/to.ts'
import { openSite } from './bench/site.ts'

const open: [name: string, path: string][] = [
  ['home', '/'],
  ['search', to.search({ key: 'PP' })],
  ['table', to.search({ key: 'PP', view: 'table' })],
  ['product', to.product(1)],
  ['compare', to.compare({ ids: [1, 2, 3] })],
  ['shops', to.shops()],
  ['shop', to.shop(1)],
  ['case', to.caseStudy(1)],
  ['news', to.news()],
  ['help', to.help({ code: 'packing-table' })],
]
const signedIn: [name: string, path: string][] = [
  ['my', to.customerHome()],
  ['cart', to.cart()],
  ['orders', to.orders()],
  ['enquiries', to.enquiries()],
]
const languages = [
  ['en-US', ''],
  ['zh-CN', '-zh'],
] as const
const screens = [
  { suffix: '', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
]
const folder = 'docs/screenshots'
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

/** `node scripts/screenshots.ts`, after a build: the main pages in both languages, wide and on a phone. */
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const site = await openSite(Number(process.env['PORT'] ?? 3393))
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: flags,
})
try {
  for (const [language, mark] of languages)
    for (const { suffix, ...screen } of screens) {
      const context = await browser.newContext(screen)
      await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
      // Nobody who is asked whether they need help should stand in the picture.
      await context.addInitScript(() => sessionStorage.setItem('chatOffered', '1'))
      for (const [name, path] of open) await shoot(context, path, `${name}${mark}${suffix}`)
      await signIn(context)
      for (const [name, path] of signedIn) await shoot(context, path, `${name}${mark}${suffix}`)
      await signInAsOperator(context)
      await shoot(context, to.office.desk(), `back-office${mark}${suffix}`)
      await context.close()
    }
} finally {
  await browser.close()
  await site.stop()
}

async function signIn(context: BrowserContext) {
  const answer = await context.request.post(`${site.origin}/api/customer/login`, {
    data: { account: 'buyer@example.com', password: 'Polyharbor1!' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  await context.addCookies([{ name: 'token', value: data.token, url: site.origin }])
}

async function signInAsOperator(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${site.origin}${to.office.signIn()}`)
  await page.locator('input[name=email]').fill('admin@example.com')
  await page.locator('input[type=password]').fill('Polyharbor1!')
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => !pathname.includes('sign-in'))
  await page.close()
}

async function shoot(context: BrowserContext, path: string, name: string) {
  const page = await context.newPage()
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  // Fonts that come late are used from the second page on.
  await page.reload({ waitUntil: 'networkidle' })
  // The visitor's contact comes a second later; the back office has none.
  const contact = page.locator('a[href^="https://wa.me/"]')
  await contact.waitFor({ state: 'attached', timeout: 4000 }).catch(() => undefined)
  const pixels = await page.screenshot()
  await sharp(pixels).webp({ quality: 80, effort: 6 }).toFile(`${folder}/${name}.webp`)
  await page.close()
}
