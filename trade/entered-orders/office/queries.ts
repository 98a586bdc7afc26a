import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const isOpenAccount = async (db: Db, memberId: number) =>
  (await db.run(sql`select from member where id = ${memberId} and not disabled`)) > 0
