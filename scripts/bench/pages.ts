import { setTimeout } from 'node:timers/promises'
import { sql } from '#platform/server/database/sql.ts'
import { to } from '#platform/contract/to.ts'
import { cpuOf } from './cpu-time.ts'
import { asBrowsers, loadFor } from './load.ts'
import { aBuyer } from './orders.ts'
import { milliseconds, ratio, seconds, type Report } from './report.ts'
import { sellSteadily } from './sales.ts'
import type { Site } from './site.ts'
import type { Stage } from './stage.ts'
import { medianOf } from './timing.ts'

const salesPerSecond = 20
/** A whole collection of garbage, which comes after some hundreds of them, is part of their cost. */
const amount = 500
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
      await reportShare(report, site, `page ${name}, kept, to a member`, { path, cookie: `token=${token}` })
    await sales.start()
    for (const [name, path] of Object.entries(paths))
      await reportShare(report, site, `page ${name}, kept, during sales`, { path })
    report.atLeast('sales a second meanwhile', await sales.end(), salesPerSecond * 0.9, (value) => value.toFixed(1))
  } finally {
    await site.stop()
  }
}

/** The file and the page by turns, since the machine's pace changes from second to second: medians. */
async function reportShare(report: Report, site: Site, what: string, { path, cookie = '' }: Asked) {
  const html = await (await fetch(`${site.origin}/`)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const [files, pages]: [Answering[], Answering[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    files.push(await answering(site, file))
    pages.push(await answering(site, path, cookie))
  }
  const share = (by: keyof Answering) =>
    medianOf(pages.map((page) => page[by])) / medianOf(files.map((each) => each[by]))
  report.atLeast(`${what}, of a small static file`, share('perSecond'), 0.5, ratio)
  report.noted(`${what}, of that file by CPU of the site`, share('perCpuSecond'), ratio)
}

const turns = 5

interface Asked {
  path: string
  cookie?: string
}

interface Answering {
  perSecond: number
  perCpuSecond: number
}

async function answering({ origin, pid }: Site, path: string, cookie = ''): Promise<Answering> {
  const began = cpuOf(pid)
  const { perSecond, answers } = await loadFor(0.6, origin + path, { ...asBrowsers, cookie })
  return { perSecond, perCpuSecond: answers / (cpuOf(pid) - began) }
}

const most = { '/': 8, search: 6, product: 5, news: 2.5 }
type Name = keyof typeof most

/** A process that has just begun compiles what it does for the first time. */
const warm = 600

interface Asking {
  visitors: number
  before?: () => Promise<unknown>
}

async function costOf({ origin, pid }: Site, path: string, { visitors, before }: Asking): Promise<number> {
  const ask = async (times: number) => {
    let left = times
    const visitor = async () => {
      while (left-- > 0) {
        await before?.()
        const answer = await fetch(origin + path, { headers: asBrowsers })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        await answer.arrayBuffer()
      }
    }
    await Promise.all(Array.from({ length: visitors }, visitor))
  }
  await ask(warm)
  const began = cpuOf(pid)
  await ask(amount)
  return ((cpuOf(pid) - began) * 1000) / amount
}

/**
 * CPU of the site for a page, sent as browsers ask for it: where nothing of pages is kept but parts that were drawn before, by ten
 * visitors at once as calls are asked for, and one after the other; and where all pages are told to be old and show the same again.
 */
export async function benchPagesAnew(report: Report, { db, open }: Stage) {
  const drawing = await open({ PAGE_CACHE_MB: '0' }, ['--only=web'])
  try {
    const pages = await pagesOf(drawing)
    for (const [name, path] of pages) {
      const cost = await costOf(drawing, path, { visitors: 10 })
      report.atMost(`page ${name}, drawn anew of kept parts, CPU of the site`, cost, most[name], milliseconds)
    }
    for (const [name, path] of pages)
      report.noted(`the same, ${name}, one after the other`, await costOf(drawing, path, { visitors: 1 }), milliseconds)
  } finally {
    await drawing.stop()
  }
  const reading = await open({}, ['--only=web'])
  const before = async () => {
    await db.run(sql`select pg_notify('content', 'all')`)
    await setTimeout(10)
  }
  try {
    for (const [name, path] of await pagesOf(reading)) {
      const cost = await costOf(reading, path, { visitors: 1, before })
      report.atMost(`page ${name}, read anew after a change elsewhere, CPU of the site`, cost, most[name], milliseconds)
    }
  } finally {
    await reading.stop()
  }
}

async function pagesOf({ origin }: Site) {
  const found = (await (await fetch(`${origin}/api/common/product/list?limit=1`)).json()) as {
    data: { list: { id: number }[] }
  }
  return Object.entries(pathsWith(found.data.list[0]?.id ?? 0)) as [Name, string][]
}

export const reportStarts = (report: Report, { first, second }: { first: number; second: number }) => {
  report.noted('of it from an empty database to the first page', first, seconds)
  report.atMost('start to the first page the second time', second, 2, seconds)
}
