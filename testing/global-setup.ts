import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/server/database/embedded/embedded.ts'
import { leaseTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    templateDatabase: string
  }
}

const dataDir = '.cache/test'

/** One PostgreSQL server for all test files: the one that TEST_DATABASE_URL names, else our own. */
export default async function setup({ provide }: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ?? (await startEmbedded(dataDir)).url
  const lease = await leaseTemplate(server)
  provide('databaseServer', server)
  provide('templateDatabase', lease.template)

  return async () => {
    const last = await lease.release()
    // Asked anew, because the run that started the server may have ended before this one.
    if (last && !given) await (await startEmbedded(dataDir)).stop()
  }
}
