import autocannon from 'autocannon'
import { to } from '#platform/contract/to.ts'
import { cpuOf } from './cpu-time.ts'
import { asBrowsers, load } from './load.ts'
import { aBuyer } from './orders.ts'
import { milliseconds, ratio, seconds, type Report } from './report.ts'
import { sellSteadily } from './sales.ts'
import type { Site } from './site.ts'
import type { Stage } from './stage.ts'

const salesPerSecond = 20
const amount = 60
const pathsWith = (productId: number) => ({
  '/': '/',
  search: to.search(),
  product: to.product(productId),
  news: to.news(),
})

/** Kept pages while goods all over the catalogue are sold, and to a member, as shares of a small static file just before. */
export async function benchKeptPages(report: Report, { db, open }: Stage) {
  const site = await open({}, ['--only=web'])
  try {
    const sales = await sellSteadily(db, site.origin, salesPerSecond)
    const paths = pathsWith(sales.productIds[0] ?? 0)
    const { token, end } = await aBuyer(db, site.origin)
    end()
    for (const [name, path] of Object.entries(paths))
      report.atLeast(
        `page ${name}, kept, to a member, of a small static file`,
        await shareOf(site, path, `token=${token}`),
        0.5,
        ratio,
      )
    await sales.start()
    for (const [name, path] of Object.entries(paths))
      report.atLeast(`page ${name}, kept, during sales, of a small static file`, await shareOf(site, path), 0.5, ratio)
    report.atLeast('sales a second meanwhile', await sales.end(), salesPerSecond * 0.9, (value) => value.toFixed(1))
  } finally {
    await site.stop()
  }
}

async function shareOf({ origin }: Site, path: string, cookie = ''): Promise<number> {
  const html = await (await fetch(`${origin}/`)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const base = await load(origin + file, { headers: asBrowsers })
  const page = await load(origin + path, { headers: { ...asBrowsers, cookie } })
  return page.perSecond / base.perSecond
}

const most = { '/': 8, search: 6, product: 5, news: 2.5 }

/** CPU of the site for a page that nobody keeps, sent as browsers ask for it. Parts of it that were drawn before are kept. */
export async function benchPagesAnew(report: Report, { open }: Stage) {
  const site = await open({ PAGE_CACHE_MB: '0' }, ['--only=web'])
  try {
    const { origin, pid } = site
    const found = (await (await fetch(`${origin}/api/common/product/list?limit=1`)).json()) as {
      data: { list: { id: number }[] }
    }
    for (const [name, path] of Object.entries(pathsWith(found.data.list[0]?.id ?? 0)) as [
      keyof typeof most,
      string,
    ][]) {
      const options = { url: origin + path, connections: 1, headers: asBrowsers }
      await autocannon({ ...options, amount })
      const before = cpuOf(pid)
      const { non2xx, errors } = await autocannon({ ...options, amount })
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} answers were no success`)
      const each = ((cpuOf(pid) - before) * 1000) / amount
      report.atMost(`page ${name}, made anew of kept parts, CPU of the site`, each, most[name], milliseconds)
    }
  } finally {
    await site.stop()
  }
}

export const reportStarts = (report: Report, { first, second }: { first: number; second: number }) => {
  report.atMost('first start with demo data, to the first page', first, 40, seconds)
  report.atMost('start to the first page the second time', second, 2, seconds)
}
