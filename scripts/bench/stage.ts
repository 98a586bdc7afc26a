import { rm } from 'node:fs/promises'
import { openDatabase, type Database } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { freePort, newFolder, openSite, type Site } from './site.ts'

/** One folder of demo data for the whole run, and what is open on it. */
export interface Stage {
  url: string
  db: Database
  /** Starts the site on it, for one part of the run. */
  open(environment?: Record<string, string>, args?: string[]): Promise<Site>
  end(): Promise<void>
}

export interface Starts {
  first: number
  second: number
}

/** Starts the site twice on a folder that was empty, then the database alone. */
export async function openStage(): Promise<{ starts: Starts; stage: Stage }> {
  const folder = await newFolder('stage')
  const start = async () => {
    const site = await openSite(await freePort(), { DATA_DIR: folder })
    await site.stop()
    return site.firstPage
  }
  const starts = { first: await start(), second: await start() }
  const server = await startEmbedded(folder)
  const db = openDatabase({ url: server.url, pool: 10 })
  const sites = new Set<Site>()
  const open: Stage['open'] = async (environment, args) => {
    const site = await openSite(
      await freePort(),
      {
        DATABASE_URL: server.url,
        DATA_DIR: folder,
        TRUST_PROXY: '127.0.0.1',
        CHAT_PER_MINUTE: '1000000',
        ...environment,
      },
      args,
    )
    sites.add(site)
    return { ...site, stop: () => (sites.delete(site), site.stop()) }
  }
  const end = async () => {
    await db.end()
    for (const site of sites) await site.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { starts, stage: { url: server.url, db, open, end } }
}
