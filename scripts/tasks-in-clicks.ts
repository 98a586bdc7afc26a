import '#site/texts/whole.ts'
import { chromium, type BrowserContext } from '@playwright/test'
import { freePort, openSite } from './bench/site.ts'
import { aHand, type Count } from './tasks/hand.ts'
import { tasks, type Task } from './tasks/tasks.ts'

/**
 * `node scripts/tasks-in-clicks.ts [origin]`, after a build: what people press and type for what they come for, on a new demo
 * site or on one that runs.
 */
const [given] = process.argv.slice(2)
const site = given ? undefined : await openSite(await freePort())
const baseURL = given ?? site?.origin ?? ''
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const password = 'Polyharbor1!'

async function signIn({ request }: BrowserContext, as: Task['as']) {
  if (as === 'buyer') await request.post('/api/customer/login', { data: { account: 'buyer@example.com', password } })
  if (as === 'operator')
    await request.post('/api/operator/session/signIn', { data: { email: 'sales@example.com', password } })
}

async function walk({ locale, as, from, work }: Task): Promise<Count> {
  const context = await browser.newContext({ baseURL, locale, viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'lang', value: locale, url: baseURL }])
  await signIn(context, as)
  const page = await context.newPage()
  await page.goto(from, { waitUntil: 'networkidle' })
  const hand = aHand(page)
  await work(hand)
  await context.close()
  return hand.count
}

try {
  const rows: Record<string, Count> = {}
  for (const task of tasks) rows[task.name] = await walk(task)
  console.table(rows)
} finally {
  await browser.close()
  await site?.stop()
}
