import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** With the account that has the address. */
export const removeSubscriberOf = (db: Db, memberId: number) =>
  db.run(sql`delete from subscriber where email = (select email from member where id = ${memberId})`)
