import { mkdtempSync, rmSync } from 'node:fs'
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
  const lease = await leaseTemplate(server)
  // The last run stops the server: the one that started it may have ended before.
  const stop = async () => {
    if (await lease.release()) await embedded?.stop('whoever started it')
  }
  // A run that is told to end leaves no server behind.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
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
