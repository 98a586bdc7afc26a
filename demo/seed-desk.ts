import type { Db } from '#platform/server/database/database.ts'
import { seedFigures } from './desk/seed-figures.ts'
import { seedHistory } from './desk/seed-history.ts'
import { seedImport } from './desk/seed-import.ts'
import { seedService } from './desk/seed-service.ts'
import { seedWaiting } from './desk/seed-waiting.ts'

/** What the back office shows beside the catalogue and the trade: work that waits, work that was done. */
export async function seedDesk(db: Db, dataDir: string) {
  await seedWaiting(db, dataDir)
  await seedService(db)
  await seedFigures(db)
  await seedImport(db)
  await seedHistory(db)
}
