import type { Db } from '#platform/server/database/database.ts'
import { findDueVersion, replaceSpans, setSpansVersion } from './span-queries.ts'

/** How far and how widely the stated values lie; read by filters and by the search for substitutes. */
export async function refreshParameterSpans(db: Db): Promise<void> {
  const due = await findDueVersion(db)
  if (!due) return
  await replaceSpans(db)
  // Last, because whoever changes products waits for this row.
  await setSpansVersion(db, due.version)
}
