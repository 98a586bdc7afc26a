import '#site/texts/whole.ts'
import { seedReference } from '#site/first-start/server/seed-reference.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { connectLateFiles } from '#platform/server/storage/late-files.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { StartupProblem } from '#platform/server/database/embedded/startup-problem.ts'

/** What this start fills an empty database with. The demonstration is loaded at once: whether it is there does not depend on a database. */
export async function fillerFor(config: Config): Promise<(db: Database) => Promise<void>> {
  const demo = config.demo ? await loadDemo() : undefined
  if (demo) connectLateFiles(demo.makePicture)
  return async (db) => {
    await seedReference(db)
    await demo?.seedDemo(db, openStorage(config))
  }
}

/** What nobody has asked for until now, so that later visitors wait for none. */
export const drawDemoPictures = async (config: Config) => (await loadDemo()).drawRest(openStorage(config))

/** A build keeps the demonstration in a folder of its own, which an installation may leave out. */
async function loadDemo() {
  try {
    return { ...(await import('#demo/seed.ts')), ...(await import('#demo/late-pictures.ts')) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartupProblem(
      'The demonstration is not part of this installation: the folder "demo" beside "server" is missing. ' +
        'Copy it from the build, or start without --demo.',
    )
  }
}
