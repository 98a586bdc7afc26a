import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from '#platform/server/database/embedded/is-alive.ts'

test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  'a run that got %s leaves nothing running and no folder',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'polyharbor-tidy-'))
    const code = `import { spawn } from 'node:child_process'
    import { tidyAfter } from ${JSON.stringify(join(import.meta.dirname, 'tidy.ts'))}
    tidyAfter(${JSON.stringify(folder)})
    const site = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], {
      env: { DATA_DIR: ${JSON.stringify(folder)} }, detached: true, stdio: 'ignore' })
    console.log(site.pid)
    setInterval(() => undefined, 1000)`
    const run = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(run.stdout, 'data')
    const site = Number(String(said))
    expect(isAlive(site)).toBe(true)
    run.kill(signal)
    await expect.poll(() => [isAlive(site), existsSync(folder)], { timeout: 20_000 }).toEqual([false, false])
  },
  30_000,
)
