import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let dataDir: string
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'polyharbor-lock-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))
const web = () => ({ dataDir, roles: { web: true, worker: true } })

/** Another process that takes the lock and keeps it until it is killed. */
async function holder() {
  const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))}
    await lockFolder({ dataDir: ${JSON.stringify(dataDir)}, roles: { web: true } })
    console.log('locked')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a folder belongs to one process, which is named, until that ends, however it ends', async () => {
  const other = await holder()
  await expect(lockFolder(web())).rejects.toThrow(`in use by process ${other.pid}.`)
  const worker = await lockFolder({ dataDir, roles: { web: false, worker: true } })
  worker()
  const ended = once(other, 'exit')
  other.kill('SIGKILL')
  await ended
  const unlock = await lockFolder(web())
  unlock()
})

test('a pid that was left behind and now belongs to another program locks nothing', async () => {
  writeFileSync(join(dataDir, 'web.pid'), String(process.ppid))
  const unlock = await lockFolder(web())
  unlock()
})
