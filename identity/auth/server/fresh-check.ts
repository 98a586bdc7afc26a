import type { Db } from '#platform/server/database/database.ts'
import { clearChecked, findChecked, markChecked } from './queries.ts'

const minutes = 10

/** Whether the person behind the session proved lately who they are. */
export const isFresh = async (db: Db, sessionId: number) =>
  (await findChecked(db, sessionId, minutes))?.checked ?? false

export const rememberCheck = (db: Db, sessionId: number) => markChecked(db, sessionId)

/** One check, one change. */
export const forgetCheck = (db: Db, sessionId: number) => clearChecked(db, sessionId)
