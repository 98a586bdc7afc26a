import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { beatSeconds } from '../silence.ts'
import { removePresence, removeSilent, takesWrites, upsertPresence } from './process-queries.ts'

interface Parts {
  db: Database
  log: FastifyBaseLogger
  roles: Config['roles']
  /** How many are open in this process. */
  sockets(): number
  everySeconds?: number
}

/** Says in the database that this process lives, until it leaves. Where nothing can be written, nothing is tried. */
export function keepPresent({ db, log, roles, sockets, everySeconds = beatSeconds }: Parts) {
  const who = {
    id: randomUUID(),
    name: `${hostname()} ${process.pid}`,
    release: releaseHere(),
    ...roles,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  }
  const beat = async () => {
    if (!(await takesWrites(db))) return
    await upsertPresence(db, { ...who, ...db.use(), sockets: sockets() })
    await removeSilent(db)
  }
  const unsaid = (error: unknown) => log.warn({ err: error }, 'this process could not say that it lives')
  let last = beat().catch(unsaid)
  const timer = setInterval(() => (last = beat().catch(unsaid)), everySeconds * 1000).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
      await removePresence(db, who.id).catch(() => undefined)
    },
  }
}

/** As the package of a build has it; without a build there is none. */
function releaseHere(folder = join(import.meta.dirname, '..')): string {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
  } catch {
    return 'development'
  }
}
