import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import pg from 'pg'
import { products } from '#contract/products.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { table } from './load.ts'
import { explainSearches } from './query-plans.ts'
import { openSite } from './site.ts'
import { timeCalls, timeRequests } from './timing.ts'

const searches: Record<string, object> = {
  'PP with facets': { key: 'PP' },
  '聚丙烯 with facets': { key: '聚丙烯' },
  'pa757 with facets': { key: 'pa757' },
  'PP and a range': { key: 'PP', range: 'mfr:10..30:g/10min' },
  'a range alone': { range: 'density:1.1..1.3:g/cm3' },
  'PP, page 500': { key: 'PP', page: 500 },
  'everything, page 1': {},
  'everything, page 500': { page: 500 },
  'PP by price': { key: 'PP', orderBy: 'price' },
  'a typing error': { key: 'polypropilene' },
}
const suggestions = ['p', 'po', 'pol', 'polyp', 'pa', 'pa7', 'pa75', '聚', '聚丙', 'mak', 'k80', 'abs']

const input = (query: object) => v.parse(products.search.input, query)
const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString()
async function benchSize(size: number, plansFile: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-search-'))
  await chmod(folder, 0o755)
  const site = await openSite(3391, { DATA_DIR: folder })
  const { url } = await startEmbedded(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const began = performance.now()
    await growCatalogue(client, size)
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from product_search')
    const { rows: groups } = await client.query<{ count: number }>('select count(*)::int as count from facet_group')
    const took = ((performance.now() - began) / 1000).toFixed(0)
    const title = `${rows[0]?.count} products in ${groups[0]?.count} groups`
    console.log(`\n${title}, made in ${took} s`)
    table(`Search, ${title}, 10 connections`, await timeAll(site.origin, client, url))
    const plans = await explainSearches(
      client,
      url,
      Object.fromEntries(Object.entries(searches).map(([k, q]) => [k, input(q)])),
    )
    if (plansFile) await writeFile(plansFile, plans.map(({ name, plan }) => `## ${name}\n\n${plan}\n`).join('\n'))
    const sequential = plans.filter((plan) => plan.sequential)
    console.log(
      `${plans.length} plans, ${sequential.length} read all products in sequence: ${sequential.map(({ name }) => name).join(', ') || 'none'}`,
    )
  } finally {
    await client.end()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeAll(origin: string, client: pg.Client, database: string) {
  const base = `${origin}/api/common/product`
  const ids = await idsShown(`${base}/list?key=PP`)
  const pool = new pg.Pool({ connectionString: database })
  const rowsOnly = await timeCalls(() =>
    pool.query({ name: 'rows', text: 'select * from product where id = any($1)', values: [ids] }),
  )
  await pool.end()
  const targets = [
    ...Object.entries(searches).map(([name, values]) => [name, [`${base}/search?${query(values)}`]] as const),
    ['suggestions', suggestions.map((key) => `${base}/list?${query({ key, limit: 10 })}`)] as const,
    ['detail', ids.map((id) => `${base}/detail/${id}`)] as const,
    ['similar', ids.map((id) => `${base}/pageLikeListEx?id=${id}`)] as const,
  ]
  const rows = []
  for (const [name, urls] of targets) {
    const first = await timeFirst(client, urls)
    await timeRequests([...urls], { seconds: 1 })
    const { perSecond, p50, p95 } = await timeRequests([...urls])
    rows.push({
      name,
      'first ms': first.toFixed(0),
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'per second': Math.round(perSecond),
      'of bare SQL': (perSecond / rowsOnly.perSecond).toFixed(3),
    })
  }
  return [
    ...rows,
    {
      name: 'bare SQL of 10 rows',
      'first ms': '',
      'p50 ms': rowsOnly.p50.toFixed(1),
      'p95 ms': rowsOnly.p95.toFixed(1),
      'per second': Math.round(rowsOnly.perSecond),
      'of bare SQL': '1',
    },
  ]
}

/** The median answer when nothing is known yet: after a change of the catalogue everything is read and counted anew. */
async function timeFirst(client: pg.Client, urls: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    await client.query('update search_state set version = version + 1')
    const began = performance.now()
    await (await fetch(urls[round % urls.length] as string)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0
}

async function idsShown(url: string): Promise<number[]> {
  const { data } = (await (await fetch(url)).json()) as { data: { list: { id: number }[] } }
  return data.list.map(({ id }) => id)
}

/** Search at several sizes of the catalogue; the plans of the last size go to the file. */
export async function benchSearch(sizes: number[] = [904, 100_000], plansFile?: string): Promise<void> {
  for (const size of sizes) await benchSize(size, size === sizes.at(-1) ? plansFile : undefined)
}

if (import.meta.main) {
  const [file, ...sizes] = process.argv.slice(2).toReversed()
  await benchSearch(sizes.toReversed().map(Number), file)
}
