import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { parseEnv } from 'node:util'
import { isAlive } from '#platform/server/database/embedded/is-alive.ts'
import { killable } from '#testing/killable.ts'
import { ensurePackages } from '../../scripts/debian.mjs'
import { tidy, tidyAfter } from '../../scripts/faults/tidy.ts'
import { whenOrphaned } from '../../scripts/run.mjs'
import { nodeBy, untilWhole } from './cluster.ts'
import { configure } from './configure.ts'
import { program, runAs, type Program } from './program.ts'
import { answers, until } from './until.ts'
import { nodes, ports, publicOrigin, superuserUrl, valuesOf, type Node } from './values.ts'

/** There is one at a time: it has fixed ports. */
export const folder = join(tmpdir(), 'polyharbor-lab')
const pidFile = join(folder, 'lab.pid')
const packages = ['etcd-server', 'patroni', 'python3-etcd', 'postgresql', 'haproxy', 'pgbouncer', 'nginx', 'pgbackrest']

export const holder = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : undefined)

const site = 'dist/server/main.js'
const etc = (name: string) => join(folder, 'etc', name)
const each = <Made>(make: (node: Node) => Made) =>
  Object.fromEntries(nodes.map((node) => [node, make(node)])) as Record<Node, Made>

function programs() {
  const of = program.bind(undefined, folder)
  const { S3_BUCKET = '' } = valuesOf(folder, 'db1')
  const storage = [
    resolve(import.meta.dirname, 'storage.ts'),
    String(ports.storage),
    join(folder, 'storage'),
    S3_BUCKET,
  ]
  return {
    // Its release of Debian does not vouch for all processors.
    etcd: each((node) =>
      of(`${node}-etcd`, ['/usr/bin/etcd', '--config-file', etc(`${node}-etcd.conf.yml`)], {
        env: { ETCD_UNSUPPORTED_ARCH: process.arch },
      }),
    ),
    patroni: each((node) => of(`${node}-patroni`, ['/usr/bin/patroni', etc(`${node}-patroni.yml`)])),
    haproxy: of('haproxy', ['/usr/sbin/haproxy', '-db', '-f', etc('haproxy.cfg')]),
    pgbouncer: of('pgbouncer', ['/usr/sbin/pgbouncer', etc('pgbouncer.ini')]),
    nginx: of('nginx', ['/usr/sbin/nginx', '-c', etc('nginx.conf'), '-e', 'stderr']),
    storage: of('storage', [process.execPath, ...storage], { asOurselves: true }),
  }
}

/** The processes of the site, with the variables of the service. */
function sites() {
  const service = parseEnv(readFileSync(etc('polyharbor.env'), 'utf8')) as Record<string, string>
  const env: Record<string, string> = { ...service, LOG_LEVEL: 'fatal' }
  const webs = ports.web.map((port) => killable(port, [site, '--only=web'], env))
  // It opens no port of its own but that for figures, which shows that it runs.
  const workers = ports.worker.map((port) =>
    killable(port, [site, '--only=worker'], { ...env, METRICS_PORT: String(port) }),
  )
  return { env, webs, workers }
}

async function prepare() {
  if (process.getuid?.() !== 0) throw new Error('The laboratory needs root: its programs run as the user postgres.')
  if (!existsSync(site)) throw new Error('Build the site first: npm run build')
  const problem = await ensurePackages(packages)
  if (problem) throw new Error(problem)
  if (isAlive(holder() ?? Number.NaN)) throw new Error('The laboratory is up already; npm run lab -- down ends it.')
  await tidy(folder)
  mkdirSync(folder, { mode: 0o755 })
  writeFileSync(pidFile, String(process.pid))
  tidyAfter(folder)
  whenOrphaned(() => process.exit(1))
  configure(folder)
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(etc('certificate.pem'), 'utf8')])
}

const isOpen = (started: Program, url: string) =>
  until(`${started.name} answers`, async () => {
    if (!started.isRunning()) throw new Error(`${started.name} has ended.\n${started.lastWords()}`)
    return answers(url)
  })

/** From an empty folder to a site behind a balancer on a cluster of three. */
export async function openLaboratory() {
  await prepare()
  const began = performance.now()
  const said = (what: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`)
  const all = programs()
  for (const node of nodes) all.etcd[node].start()
  all.storage.start()
  for (const node of nodes) all.patroni[node].start()
  all.haproxy.start()
  await untilWhole()
  said('etcd ×3, Patroni ×3: primary, synchronous standby, replica')
  await backupTool(await nodeBy('leader'), 'stanza-create')
  await until('HAProxy has found the primary', () => psql('select 1'))
  await runAs(folder, 'psql', [superuserUrl, '-q', '-v', 'ON_ERROR_STOP=1', '-f', etc('site.sql')])
  said('HAProxy, pgBackRest, role and database of the site')
  all.pgbouncer.start()
  const { env, webs, workers } = sites()
  for (const process of [...webs, ...workers]) await process.start()
  all.nginx.start()
  await isOpen(all.nginx, `${publicOrigin}/readyz`)
  said(`PgBouncer, storage, two web processes, two workers, nginx: ${publicOrigin}`)
  return { ...all, webs, workers, env, close: () => tidy(folder) }
}

export type Laboratory = Awaited<ReturnType<typeof openLaboratory>>

/** pgBackRest as it is set up on a machine. */
export const backupTool = (node: Node, ...args: string[]) =>
  runAs(folder, 'pgbackrest', ['--config', etc(`${node}-pgbackrest.conf`), '--stanza=polyharbor', ...args])

const psql = (statement: string) =>
  runAs(folder, 'psql', [superuserUrl, '-qc', statement]).then(
    () => true,
    () => false,
  )
