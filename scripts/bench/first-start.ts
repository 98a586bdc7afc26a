import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { seconds, type Report } from './report.ts'
import { firstPage, freePort, newFolder } from './site.ts'

/** What somebody waits for who has just cloned the last commit and says `npm start`: packages, build, demo data, first page. */
export async function benchFirstStart(report: Report) {
  const folder = await newFolder('clone')
  const { status } = spawnSync('git', ['clone', '--quiet', process.cwd(), folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The checkout could not be cloned.')
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    await firstPage(child, `http://127.0.0.1:${port}`)
    const took = (performance.now() - began) / 1000
    report.atMost('first start of a fresh clone with demo data', took, 40, seconds)
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
