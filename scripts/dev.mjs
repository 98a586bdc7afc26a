import { serve } from './serve.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ dev: true })
serve(['scripts/dev-server.ts', ...process.argv.slice(2)], {})
