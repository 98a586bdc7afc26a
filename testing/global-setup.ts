import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { checkRows } from './rows/check.ts'
import { leaseTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    templateDatabase: string
    rowsFolder: string
  }
}

const dataDir = '.cache/test'

/** One PostgreSQL server for all test files: the one that TEST_DATABASE_URL names, else our own. */
export default async function setup(project: TestProject) {
  const { provide } = project
  const given = process.env['TEST_DATABASE_URL']
  const embedded = given ? undefined : await startEmbedded(dataDir)
  const server = given ?? embedded?.url ?? ''
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
