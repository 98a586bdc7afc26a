import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPidFile } from '#platform/server/database/embedded/pid-file.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { killable } from '#testing/killable.ts'
import type { wire } from '#testing/wire.ts'

interface Scene {
  site: ReturnType<typeof killable>
  line: ReturnType<typeof wire>
  /** Past the line. */
  db: Database
  /** A disk of its own, where the database lies. */
  disk: string | undefined
}

const others = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

const postmaster = async (disk: string | undefined) => (await readPidFile(join(disk ?? '', 'postgres'))).pid

async function readOnly({ db }: Scene, now: 'on' | 'off') {
  await db.run(now === 'on' ? sql`alter system set default_transaction_read_only = on` : sql`alter system reset all`)
  await db.run(sql`select pg_reload_conf()`)
}

/** What happens to a site, each by its name. */
export const faults: Record<string, (scene: Scene) => Promise<unknown>> = {
  'site killed': async ({ site }) => {
    await site.kill()
    await site.start()
  },
  'site stopped': async ({ site }) => {
    await site.stop()
    await site.start()
  },
  'database killed': async ({ disk }) => process.kill(await postmaster(disk), 'SIGKILL'),
  'database stopped': async ({ disk }) => process.kill(await postmaster(disk), 'SIGINT'),
  'connections ended': ({ db }) => db.many(others),
  'line cut': async ({ line }) => {
    await line.cut()
    await sleep(2_000)
    await line.mend()
  },
  'line slow': async ({ line }) => {
    line.hold()
    await sleep(3_000)
    line.resume()
  },
  'packets vanish': async ({ line }) => {
    line.hold()
    await sleep(16_000)
    await line.cut()
    line.resume()
    await line.mend()
  },
  'read-only': async (scene) => {
    await readOnly(scene, 'on')
    await sleep(3_000)
    await readOnly(scene, 'off')
  },
  'disk full': async ({ disk }) => {
    const ballast = join(disk ?? '', 'ballast')
    // As much as there is; the error is the sign that it is full.
    await writeFile(ballast, Buffer.alloc(2 ** 30)).catch(() => undefined)
    await sleep(4_000)
    await rm(ballast, { force: true })
  },
}
