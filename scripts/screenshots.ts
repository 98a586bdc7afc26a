import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { openSite } from './bench/site.ts'

/** `node scripts/screenshots.ts`: the main pages in both languages, wide and on a phone, into docs/screenshots/. */
const shots: [name: string, path: string][] = [
  ['home', '/'],
  ['search', '/product/search?key=PP'],
  ['product', '/product/detail?id=1'],
  ['shops', '/shop'],
  ['shop', '/shop/home?id=1'],
  ['case', '/case/detail?id=1'],
  ['news', '/news'],
  ['help', '/helpCenter'],
]
const folder = 'docs/screenshots'
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

await mkdir(folder, { recursive: true })
const site = await openSite(3393)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
try {
  for (const [language, suffix] of [
    ['en-US', ''],
    ['zh-CN', '-zh'],
  ] as const)
    for (const [width, height, size] of [
      [1440, 1000, ''],
      [390, 844, '-phone'],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: width === 390 })
      await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
      const page = await context.newPage()
      for (const [name, path] of shots) {
        await page.goto(site.origin + path, { waitUntil: 'networkidle' })
        const picture = sharp(await page.screenshot())
        await picture.webp({ quality: 82 }).toFile(`${folder}/${name}${suffix}${size}.webp`)
      }
      await context.close()
    }
} finally {
  await browser.close()
  await site.stop()
}
