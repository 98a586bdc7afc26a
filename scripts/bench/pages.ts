import { setTimeout } from 'node:timers/promises'
import { sql } from '#platform/server/database/sql.ts'
import { to } from '#platform/contract/to.ts'
import { cpuOf } from './cpu-time.ts'
import { asBrowsers, load } from './load.ts'
import { aBuyer } from './orders.ts'
import { milliseconds, ratio, seconds, type Report } from './report.ts'
import { sellSteadily } from './sales.ts'
import type { Site } from './site.ts'
import type { Stage } from './stage.ts'

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
type Name = keyof typeof most

/** A process that has just begun compiles what it does for the first time. */
const warm = 600

async function costOf({ origin, pid }: Site, path: string, before?: () => Promise<unknown>): Promise<number> {
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await before?.()
      const answer = await fetch(origin + path, { headers: asBrowsers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await ask(warm)
  const began = cpuOf(pid)
  await ask(amount)
  return ((cpuOf(pid) - began) * 1000) / amount
}

/**
 * CPU of the site for a page, sent as browsers ask for it: where nothing of pages is kept but parts that were drawn before, and
 * where all pages are told to be old and show the same again.
 */
export async function benchPagesAnew(report: Report, { db, open }: Stage) {
  const change = async () => {
    await db.run(sql`select pg_notify('content', 'all')`)
    await setTimeout(10)
  }
  const ways: { way: string; environment: Record<string, string>; before?: () => Promise<unknown> }[] = [
    { way: 'drawn anew of kept parts', environment: { PAGE_CACHE_MB: '0' } },
    { way: 'read anew after a change elsewhere', environment: {}, before: change },
  ]
  for (const { way, environment, before } of ways) {
    const site = await open(environment, ['--only=web'])
    try {
      const found = (await (await fetch(`${site.origin}/api/common/product/list?limit=1`)).json()) as {
        data: { list: { id: number }[] }
      }
      for (const [name, path] of Object.entries(pathsWith(found.data.list[0]?.id ?? 0)) as [Name, string][])
        report.atMost(
          `page ${name}, ${way}, CPU of the site`,
          await costOf(site, path, before),
          most[name],
          milliseconds,
        )
    } finally {
      await site.stop()
    }
  }
}

export const reportStarts = (report: Report, { first, second }: { first: number; second: number }) => {
  report.noted('of it from an empty database to the first page', first, seconds)
  report.atMost('start to the first page the second time', second, 2, seconds)
}
