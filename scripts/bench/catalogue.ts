import { chmod, mkdir, rm } from 'node:fs/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { freePort, newFolder, openSite, type Site } from './site.ts'

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
