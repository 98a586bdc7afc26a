import { to } from '#platform/contract/to.ts'
import { load, table } from './load.ts'
import { openSite } from './site.ts'

const paths = ['/', to.shops(), to.shop(1), to.news()]
/** As every browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** Signed-out pages per second from memory and made anew each time, as shares of a static file of the same server. */
export async function benchPageCache(origin: string) {
  const uncached = await openSite(3392, { PAGE_CACHE_MB: '0' })
  try {
    const html = await (await fetch(`${origin}/`)).text()
    const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    const base = await load(origin + file, { headers })
    const rows = [{ name: 'static file', 'per second': base.perSecond, ratio: '1.000', 'p50 ms': base.p50 }]
    for (const path of paths)
      for (const [kind, site] of [
        ['cached', origin],
        ['made anew', uncached.origin],
      ] as const) {
        const { perSecond, p50 } = await load(site + path, { headers })
        const ratio = (perSecond / base.perSecond).toFixed(3)
        rows.push({ name: `${path} ${kind}`, 'per second': perSecond, ratio, 'p50 ms': p50 })
      }
    table('Signed-out pages, compressed, 10 connections', rows)
  } finally {
    await uncached.stop()
  }
}
