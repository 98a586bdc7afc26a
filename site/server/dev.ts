import { mkdir } from 'node:fs/promises'
import { fillerFor } from './fill.ts'
import type { createApp } from './app.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { environmentHere } from '#platform/server/environment.ts'
import { noStyle, type Assets } from '#platform/server/pages/assets.ts'

/** In development the browser loads sources through Vite; the refresh preamble is an inline script with our nonce. */
const devAssets = (script: string): Assets => ({
  of: () => ({
    scripts: [script],
    style: noStyle,
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
  const config = { ...readConfig(environmentHere(), ['--demo']), pageCacheBytes: 0 }
  await mkdir(config.dataDir, { recursive: true })
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  await migrate(url)
  const db = openDatabase({ url })
  await (
    await fillerFor(config)
  )(db)
  return {
    config,
    async load(create: typeof createApp) {
      const app = await create({
        config,
        db,
        assets: devAssets('/site/web/entry.client.tsx'),
        admin: { assets: devAssets('/site/office/entry.client.tsx') },
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
