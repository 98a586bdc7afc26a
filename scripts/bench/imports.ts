import { readdirSync, readFileSync } from 'node:fs'
import { productTable, type Pattern } from '#testing/product-table.ts'
import { openSite, type Site } from './site.ts'

/** `node scripts/bench/imports.ts`: 10,000 new products through the calls that the page makes, and back again. */
const rows = 10_000
const signIn = { email: 'admin@example.com', password: 'Polyharbor1!' }

async function benchImports({ origin, pid, folder }: Site) {
  let token = ''
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${origin}/api/operator/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'admin-token': token },
      body: body && JSON.stringify(body),
    })
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data }
    if (code !== 0) throw new Error(`${path}: ${msg} ${JSON.stringify(data)}`)
    return data
  }
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const time = async (step: string, work: () => Promise<unknown>) => {
    let most = 0
    const spent = cpuSeconds(folder, pid)
    const watch = setInterval(() => (most = Math.max(most, memory())), 100)
    const began = performance.now()
    await work().finally(() => clearInterval(watch))
    const seconds = (performance.now() - began) / 1000
    const cpu = cpuSeconds(folder, pid) - spent
    console.log(`${step}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, at most ${most.toFixed(0)} MB`)
  }
  const ended = async (id: number, state: string) => {
    // A busy site may have no time for the question.
    const now = () => call<{ state: string }>(`imports/info?id=${id}`).catch(() => undefined)
    while ((await now())?.state !== state) await new Promise((resolve) => setTimeout(resolve, 250))
  }

  token = (await call<{ token: string }>('session/signIn', signIn)).token
  const { list } = await call<{ list: Pattern[] }>('products/list?status=published&limit=1')
  const [header = [], ...cells] = productTable(list[0] as Pattern, 'bench', rows)
  const { id } = await call<{ id: number }>('imports/start', { name: 'bench.csv', header })
  await time('sending', async () => {
    for (let at = 0; at < rows; at += 250)
      await call('imports/load', { id, from: at + 1, rows: cells.slice(at, at + 250) })
  })
  await time('looking', () => call('imports/check', { id }))
  await time('applying', async () => {
    await call('imports/apply', { id })
    await ended(id, 'applied')
  })
  await time('undoing', async () => {
    await call('imports/undo', { id })
    await ended(id, 'undone')
  })
}

/** Of the site and of its database: the same on a busy machine as on a quiet one. */
function cpuSeconds(folder: string, site: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, ppid, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        // User, system, and both of children that have ended.
        const ticks = rest.slice(9, 13).reduce((sum, each) => sum + Number(each), 0)
        const isServer = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${folder}/postgres`)
        return [{ pid: Number(pid), ppid: Number(ppid), ticks, isServer }]
      } catch {
        return []
      }
    })
  const server = all.find(({ isServer }) => isServer)?.pid
  const ours = all.filter(({ pid, ppid }) => pid === site || pid === server || ppid === server)
  return ours.reduce((sum, { ticks }) => sum + ticks, 0) / 100
}

const site = await openSite(Number(process.env['BENCH_PORT'] ?? 3390))
try {
  await benchImports(site)
} finally {
  await site.stop()
}
