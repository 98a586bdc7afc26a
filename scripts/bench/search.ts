import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { table } from './load.ts'
import { explainLists, plansDocument } from './query-plans.ts'
import { freePort, newFolder, openSite, type Site } from './site.ts'
import { timeSearches } from './time-search.ts'

/** The plans of this size are written down: here a list that reads all products is a mistake. */
const sizeOfPlans = 100_000
const plansFile = 'docs/query-plans.md'

export interface Catalogue {
  site: Site
  folder: string
  client: pg.Client
  database: string
  title: string
}

/** A million products take more memory than a site gives them unless told. */
const memoryFor = (size: number): Record<string, string> => (size > 500_000 ? { SEARCH_MEMORY_MB: '640' } : {})

/** A catalogue of that size, made in the folder if it is not there yet. */
export async function withCatalogue(size: number, kept: string | undefined, work: (on: Catalogue) => Promise<void>) {
  const folder = kept ?? (await newFolder('search'))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const site = await openSite(await freePort(), { DATA_DIR: folder, ...memoryFor(size) })
  const { url } = await startEmbedded(folder)
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await growCatalogue(client, size)
    const { rows } = await client.query<{ products: number; groups: number }>(`
      select (select count(*) from product_search)::int as products, (select count(*) from facet_group)::int as groups`)
    const title = `${rows[0]?.products} products in ${rows[0]?.groups} groups`
    await work({ site, folder, client, database: url, title })
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

/**
 * `node scripts/bench/search.ts 904 100000=FOLDER`: every kind of search at several sizes of the catalogue; one that names a folder
 * is made there once and kept.
 */
if (import.meta.main)
  for (const each of process.argv.slice(2)) {
    const [size, folder] = each.split('=')
    await withCatalogue(Number(size), folder, async (on) => {
      table(`Search, ${on.title}, 10 connections`, await timeSearches(on))
      if (Number(size) === sizeOfPlans) await writePlans(on.client, on.database, on.title)
    })
  }
