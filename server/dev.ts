import { mkdir } from 'node:fs/promises'
import { seedDemo, seedReference } from '#db/seed/seed.ts'
import type { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { startEmbedded } from './database/embedded/embedded.ts'
import { migrate } from './database/migrate.ts'
import type { Assets } from './http/assets.ts'

/** In development the browser loads sources through Vite; the refresh preamble is an inline script with our nonce. */
const devAssets = (script: string): Assets => ({
  of: () => ({
    scripts: [script],
    style: '',
    styleFiles: [],
    preloads: [],
    fonts: [],
    inlineScripts: [
      'import RefreshRuntime from "/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;',
    ],
  }),
})

export async function openDevSite() {
  // Sources change under the pages.
  const config = { ...readConfig(process.env, ['--demo']), pageCacheBytes: 0 }
  await mkdir(config.dataDir, { recursive: true })
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  await migrate(url)
  const db = openDatabase({ url })
  await seedReference(db)
  await seedDemo(db, config.dataDir)
  return {
    config,
    async load(create: typeof createApp) {
      const app = await create({
        config,
        db,
        assets: devAssets('/web/entry.client.tsx'),
        admin: { assets: devAssets('/web/admin/entry.client.tsx') },
      })
      await app.ready()
      return app
    },
    async close() {
      await db.end()
      await embedded?.stop()
    },
  }
}
