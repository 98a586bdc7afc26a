import type { Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { seedFigures } from './desk/seed-figures.ts'
import { seedHistory } from './desk/seed-history.ts'
import { seedImport } from './desk/seed-import.ts'
import { seedSelling } from './desk/seed-selling.ts'
import { seedService } from './desk/seed-service.ts'
import { seedWaiting } from './desk/seed-waiting.ts'

/** What the back office shows beside the catalogue and the trade: work that waits, work that was done. */
export async function seedDesk(db: Db, storage: Storage) {
  await seedWaiting(db, storage)
  await seedSelling(db)
  await seedService(db)
  await seedFigures(db)
  await seedImport(db)
  await seedHistory(db)
}
