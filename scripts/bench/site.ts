import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Site {
  origin: string
  pid: number
  folder: string
  /** From the start of the process to the first page, in seconds. */
  firstPage: number
  stop(): Promise<void>
}

/** For a site of this run only: on a fixed port another one may already answer. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** That the database may use too, which may run as another user. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `polyharbor-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

export const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Waits until the first page is answered. */
export async function firstPage(child: ChildProcess, origin: string) {
  const isOpen = () =>
    fetch(`${origin}/`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    )
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error('The site did not start.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The built site with demo data, in a folder of its own unless `DATA_DIR` names another. */
export async function openSite(
  port: number,
  environment: Record<string, string> = {},
  args: string[] = [],
): Promise<Site> {
  const origin = `http://127.0.0.1:${port}`
  const folder = await newFolder('bench')
  const began = performance.now()
  const child = spawn(process.execPath, [join(process.cwd(), 'dist/server/main.js'), '--demo', ...args], {
    // No `.env` of a developer lies there.
    cwd: folder,
    env: {
      // As `npm start` and the operations page have it.
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: '--max-semi-space-size=16',
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await firstPage(child, origin)
  return {
    origin,
    pid: child.pid ?? 0,
    folder,
    firstPage: (performance.now() - began) / 1000,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
