import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './journey.ts'

const root = join(import.meta.dirname, '..')

// The first start of all prepares the libraries while pages already ask for them, and the console tells of it.
test.setTimeout(180_000)
test.use({ expectedErrors: /./ })

test('in development a changed file reaches the open page', async ({ page, baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 3
  const folder = await mkdtemp(join(tmpdir(), 'polyharbor-develop-'))
  const site = spawn(process.execPath, [join(root, 'scripts/dev-server.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const text of site.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }))
      if (String(text).includes(`:${port}`)) break
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto(`http://127.0.0.1:${port}/news`)
    await expect.poll(() => said, { timeout: 60_000 }).toContain('[vite] connected.')
    const change = async () => {
      const now = new Date()
      await utimes(join(root, 'platform/ui/styles/base.css'), now, now)
      return said.join()
    }
    await expect.poll(change, { timeout: 60_000 }).toContain('hot updated: /platform/ui/styles/base.css')
  } finally {
    site.kill('SIGINT')
    await once(site, 'exit')
    await rm(folder, { recursive: true })
  }
})
