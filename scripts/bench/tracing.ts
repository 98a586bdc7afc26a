import { once } from 'node:events'
import { createServer } from 'node:http'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { to } from '#platform/contract/to.ts'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { ask } from './ask.ts'
import { cpuOf } from './cpu-time.ts'
import { table } from './load.ts'
import { freePort, openSite, type Site } from './site.ts'
import { medianOf } from './timing.ts'

const rounds = 5
const addresses = {
  'a kept page': to.news(),
  'a list by the API': '/api/common/product/list?key=PP&limit=20',
  'a product by the API': '/api/common/product/detail/1',
  'the page of a search': to.search({ key: 'PP' }),
}

/** `node scripts/bench/tracing.ts [requests]`: CPU of the site for each answer, without spans and while all of them are sent. */
const amount = Number(process.argv[2] ?? 400)
let bytes = 0
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => response.end('{}'))
})
await once(collector.listen(0, '127.0.0.1'), 'listening')
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const folder = await mkdtemp(join(tmpdir(), 'polyharbor-tracing-'))
await chmod(folder, 0o755)
const server = await startEmbedded(folder)
const open = async (environment: Record<string, string>) =>
  openSite(await freePort(), { DATABASE_URL: server.url, ...environment }, ['--only=web'])
const off = await open({})
const on = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })

async function milliseconds(site: Site, path: string, tries = 10): Promise<number> {
  const { origin, pid } = site
  const before = cpuOf(pid)
  let [answers, wrong] = [0, 0]
  await ask(origin, [path], { connections: 1, isOver: () => answers === amount }, (status) => {
    answers++
    if (status !== 200) wrong++
  })
  if (wrong === 0) return ((cpuOf(pid) - before) * 1000) / amount
  // A machine that is busy with other work makes the site refuse: such a round says nothing.
  if (tries > 1) return milliseconds(site, path, tries - 1)
  throw new Error(`${path}: ${wrong} answers were no success`)
}

try {
  const rows = []
  for (const [name, path] of Object.entries(addresses)) {
    for (const site of [off, on]) await milliseconds(site, path)
    const [without, sent]: [number[], number[]] = [[], []]
    bytes = 0
    // In turn, so that both meet the same machine.
    for (let round = 0; round < rounds; round++) {
      without.push(await milliseconds(off, path))
      sent.push(await milliseconds(on, path))
    }
    rows.push({
      name,
      'ms without': medianOf(without).toFixed(2),
      'ms with spans': medianOf(sent).toFixed(2),
      ratio: (medianOf(sent) / medianOf(without)).toFixed(2),
      'bytes sent each': Math.round(bytes / amount / rounds),
    })
  }
  table('CPU of the site for each answer', rows)
} finally {
  await off.stop()
  await on.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  collector.close().closeAllConnections()
}
