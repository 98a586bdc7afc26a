import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Nothing refers to them any more: they go with the next clean-up. */
export const releaseUploads = (db: Db, ids: number[]) =>
  db.run(sql`
    update upload set claimed_at = null, created_at = least(created_at, now() - interval '2 days') where id = any(${ids})`)
