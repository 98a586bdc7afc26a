import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { to } from '#platform/contract/to.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { load, table } from './load.ts'
import { aBuyer } from './orders.ts'
import { sellSteadily } from './sales.ts'
import { freePort, openSite } from './site.ts'

const salesPerSecond = 20
/** As every browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Pages per second from memory, signed out and signed in, the same while goods all over the catalogue are sold, and made anew each time:
 * as shares of a static file of the same server at the same time.
 */
export async function benchPageCache() {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-pages-'))
  await chmod(folder, 0o755)
  const server = await startEmbedded(folder)
  const environment = { DATABASE_URL: server.url, TRUST_PROXY: '127.0.0.1' }
  const site = await openSite(await freePort(), environment, ['--only=web'])
  const uncached = await openSite(await freePort(), { ...environment, PAGE_CACHE_MB: '0' }, ['--only=web'])
  const db = openDatabase({ url: server.url, pool: 4 })
  try {
    const sales = await sellSteadily(db, site.origin, salesPerSecond)
    const product = to.product(sales.productIds[0] ?? 0)
    const paths = ['/', to.search(), product, to.shops(), to.shop(1), to.news()]
    const kept = await shares(site.origin, paths)
    const { token, end } = await aBuyer(db, site.origin)
    end()
    const member = await shares(site.origin, paths, `token=${token}`)
    const anew = await shares(uncached.origin, paths)
    await sales.start()
    const selling = await shares(site.origin, paths)
    const sold = await sales.end()
    table(
      `Pages, compressed, 10 connections, as shares of a small static file; ${sold.toFixed(1)} sales a second`,
      paths.map((name, at) => ({
        name,
        kept: kept[at] ?? '',
        'to a member': member[at] ?? '',
        'with sales': selling[at] ?? '',
        'made anew': anew[at] ?? '',
      })),
    )
  } finally {
    await db.end()
    await uncached.stop()
    await site.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The share of each page in what the static file reaches just before it. */
async function shares(origin: string, paths: readonly string[], cookie = ''): Promise<string[]> {
  const html = await (await fetch(`${origin}/`)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const found = []
  for (const path of paths) {
    const base = await load(origin + file, { seconds: 2, headers })
    const { perSecond } = await load(origin + path, { seconds: 2, headers: { ...headers, cookie } })
    found.push((perSecond / base.perSecond).toFixed(2))
  }
  return found
}
