import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { connectionTo } from '#platform/server/database/connect.ts'
import { checkRows } from './rows/check.ts'
import { cloneName } from './database-names.ts'
import { leaseTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    templateDatabase: string
    /** The demo catalogue in it, made in this run by whoever needs it first. */
    catalogueTemplate: string
    rowsFolder: string
  }
}

const dataDir = process.env['TEST_DATA_DIR'] ?? '.cache/test'

/**
 * All in it can be made again, so nothing waits for the disk: dropping a database took a second and a half.
 * Should the machine itself fail during a run, the folder is removed by hand.
 */
async function neverWaitForDisk(server: string) {
  const { client } = connectionTo(server, 'polyharbor test settings')
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`)
  // Where the folder lies in memory, so does what is logged.
  await client.query("alter system set max_wal_size = '256MB'")
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** One PostgreSQL server for all test files: the one that TEST_DATABASE_URL names, else our own. */
export default async function setup(project: TestProject) {
  const { provide } = project
  const given = process.env['TEST_DATABASE_URL']
  const embedded = given ? undefined : await startEmbedded(dataDir)
  const server = given ?? embedded?.url ?? ''
  if (embedded) await neverWaitForDisk(server)
  // The last run stops the server: the one that started it may have ended before.
  let stopped = false
  const stop = async () => {
    stopped = true
    if (await lease.release()) await embedded?.stop('whoever started it')
  }
  // A run that is told to end exits at once; a server that it started goes with it.
  process.once('exit', () => {
    if (stopped || given) return
    const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGINT')
  })
  const lease = await leaseTemplate(server)
  provide('databaseServer', server)
  provide('templateDatabase', lease.template)
  provide('catalogueTemplate', cloneName())
  const rowsFolder = mkdtempSync(join(tmpdir(), 'polyharbor-rows-'))
  provide('rowsFolder', rowsFolder)

  return async () => {
    const ran = project.vitest.state.getFiles().length
    const whole = ran === (await project.globTestFiles()).testFiles.length
    await stop()
    try {
      checkRows(rowsFolder, whole)
    } finally {
      rmSync(rowsFolder, { recursive: true })
    }
  }
}
