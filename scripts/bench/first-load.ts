import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { to } from '#platform/contract/to.ts'
import { table } from './load.ts'
import { freePort, openSite } from './site.ts'

const paths = [
  '/',
  to.news(),
  to.newsArticle(1),
  to.search(),
  to.shops(),
  to.cases(),
  to.inquiry(),
  to.help(),
  to.signIn(),
]

/** `node scripts/bench/first-load.ts`, after a build: what a browser fetches for the first page of a visit, as it travels. */
async function benchFirstLoad(origin: string) {
  const rows = []
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text()
    const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
    const sizes = await Promise.all([...files].map((file) => stat(join('dist/client', `${file}.br`))))
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    rows.push({
      name: path,
      'JavaScript kB': kb(sizes.reduce((sum, { size }) => sum + size, 0)),
      files: files.size,
      'CSS kB': kb(brotliCompressSync(style).length),
      'HTML kB': kb(brotliCompressSync(html).length),
    })
  }
  table('First load, brotli (HTML includes the inlined CSS)', rows)
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)

const site = await openSite(await freePort())
await benchFirstLoad(site.origin).finally(() => site.stop())
