import { chromium } from '@playwright/test'
const origin = 'http://localhost:4360'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const [lang, width] of [['en-US', 1440], ['zh-CN', 390], ['zh-CN', 1440], ['en-US', 390]]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: lang })
  await context.addCookies([{ name: 'lang', value: lang, url: origin }])
  const page = await context.newPage()
  const shot = async (path, name, full = true) => { await page.goto(origin + path, { waitUntil: 'load' }); await page.waitForTimeout(600); const where = page.locator('#comments'); if (name === 'product' && await where.count()) { await where.scrollIntoViewIfNeeded(); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/w/people-shot-${name}-${lang}-${width}.png` }) } else await page.screenshot({ path: `/tmp/w/people-shot-${name}-${lang}-${width}.png`, fullPage: full }) }
  const { data } = await (await page.request.get(`${origin}/api/common/comment/list`)).json()
  const productId = data.list[0]?.productId
  console.log(lang, width, productId, data.average)
  await shot(`/product/detail?id=${productId}`, 'product')
  await page.goto(`${origin}/auth/login`)
  await page.locator('input[name=account], input[name=username], input[type=email], input[type=text]').first().fill('buyer@example.com')
  await page.locator('input[type=password]').fill('Polyharbor1!')
  await page.locator('main button[type=submit], form button[type=submit]').last().click()
  await page.waitForTimeout(2500)
  await context.addCookies([{ name: 'lang', value: lang, url: origin }])
  await shot('/customer/shopping/order?comments=1', 'mine')
  await page.goto(`${origin}/customer/shopping/order`)
  const href = await page.locator('a[href*="shopping/order?id="]').first().getAttribute('href')
  await shot(href, 'order')
  await context.close()
}
await browser.close()
