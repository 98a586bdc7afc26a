import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { table } from './load.ts'
import { explainLists, plansDocument } from './query-plans.ts'
import { freePort, openSite } from './site.ts'
import { timeSearches } from './time-search.ts'

/** The plans of this size are written down: here a list that reads all products is a mistake. */
const sizeOfPlans = 100_000
const plansFile = 'docs/query-plans.md'

async function benchSize(size: number, kept: string | undefined) {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'polyharbor-search-')))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const site = await openSite(await freePort(), { DATA_DIR: folder })
  const { url } = await startEmbedded(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const began = performance.now()
    await growCatalogue(client, size)
    const { rows } = await client.query<{ products: number; groups: number }>(`
      select (select count(*) from product_search)::int as products, (select count(*) from facet_group)::int as groups`)
    const took = ((performance.now() - began) / 1000).toFixed(0)
    const title = `${rows[0]?.products} products in ${rows[0]?.groups} groups`
    console.log(`\n${title}, there after ${took} s`)
    table(`Search, ${title}, 10 connections`, await timeSearches({ site, folder, client, database: url }))
    if (size === sizeOfPlans) await writePlans(client, url, title)
  } finally {
    await client.end()
    await site.stop()
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
}

async function writePlans(client: pg.Client, url: string, title: string) {
  const plans = await explainLists(client, url)
  await writeFile(plansFile, plansDocument(plans, title))
  const sequential = plans.filter((plan) => plan.sequential)
  console.log(`${plans.length} plans in ${plansFile}`)
  for (const { list, statement } of sequential) console.error(`${list}: ${statement} reads all products in sequence`)
  if (sequential.length > 0) process.exitCode = 1
}

/** Search at several sizes of the catalogue; one that names a folder is made there once and kept. */
export async function benchSearch(sizes: (string | number)[]): Promise<void> {
  for (const each of sizes) {
    const [size, folder] = String(each).split('=')
    await benchSize(Number(size), folder)
  }
}

if (import.meta.main) await benchSearch(process.argv.slice(2))
