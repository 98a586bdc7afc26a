import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { to } from '#platform/contract/to.ts'
import { freePort, openSite } from './bench/site.ts'

/** What a visitor without account can open, of each kind of page one. */
const everyPage = [
  to.home(),
  to.search(),
  to.product(1),
  to.compare({ ids: [1, 2, 3] }),
  to.inquiry(),
  to.signIn(),
  to.register(),
  to.registerByEmail(),
  to.shops(),
  to.shop(1),
  to.shopAbout(1),
  to.shopProducts(1),
  to.news(),
  to.newsArticle(1),
  to.cases(),
  to.caseStudy(1),
  to.newMaterials(),
  to.selfRun(),
  to.help(),
  to.about(),
  to.legal(),
  to.subscribe(),
]

/** `npm run lighthouse [path …]`: mobile preset, median of five, both languages. */
const paths = process.argv.slice(2)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const flags = ['--headless=new', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const site = await openSite(3391)
const rows: Record<string, Record<string, number>> = {}
try {
  for (const path of paths.length > 0 ? paths : everyPage)
    for (const lang of ['en-US', 'zh-CN']) {
      // What does not depend on the moment is looked at once.
      const runs = [await measure(path, lang, categories)]
      while (runs.length < 5) runs.push(await measure(path, lang, ['performance']))
      const median = runs.toSorted((a, b) => (a['performance'] ?? 0) - (b['performance'] ?? 0))[2]
      rows[`${path} ${lang}`] = { ...runs[0], ...median }
      console.log(path, lang, JSON.stringify(rows[`${path} ${lang}`]))
    }
} finally {
  await site.stop()
}
console.table(rows)

/** In a browser of its own, which has seen nothing. It sometimes loses its trace; that says nothing about the page, so it is asked once more. */
async function measure(path: string, lang: string, wanted: string[], again = true): Promise<Record<string, number>> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(site.origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: wanted,
      disableFullPageScreenshot: true,
      extraHeaders: { cookie: `lang=${lang}` },
    })
    if (!result) throw new Error('There is no result.')
    const { categories: scores, audits } = result.lhr
    const seconds = (audit: string) => Number(((audits[audit]?.numericValue ?? 0) / 1000).toFixed(2))
    return {
      ...Object.fromEntries(wanted.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
      LCP: seconds('largest-contentful-paint'),
      TBT: seconds('total-blocking-time'),
      CLS: audits['cumulative-layout-shift']?.numericValue ?? 0,
    }
  } catch (error) {
    if (!again) throw error
    return measure(path, lang, wanted, false)
  } finally {
    await browser.close()
  }
}
