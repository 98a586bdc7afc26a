import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawAhead } from '../demo/late-pictures.ts'

// Otherwise a new machine would draw while journeys are timed.
await drawAhead()

// The built site with demo data in a folder of its own, gone when the journeys are over.
const dataDir = mkdtempSync(join(tmpdir(), 'polyharbor-e2e-'))
// The database server runs as another user when we are root.
chmodSync(dataDir, 0o755)
// Journeys that need the seller's hand reach the database through it.
const pointer = join(tmpdir(), `polyharbor-e2e-${process.env['PORT']}.path`)
writeFileSync(pointer, dataDir)

const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...environment } = process.env
// Each journey comes from an address of its own, so that they do not use up each other's budgets.
const env = { ...environment, DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' }
// Started in that folder, where no `.env` of a developer lies.
const main = join(import.meta.dirname, '../dist/server/main.js')
const site = spawn(process.execPath, [main, '--demo'], { stdio: 'inherit', env, cwd: dataDir })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(pointer, { force: true })
  process.exit(code ?? 1)
})
