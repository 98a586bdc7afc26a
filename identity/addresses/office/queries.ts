import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Somebody whose account is open, for whom an address can be entered. */
export const findAddressee = (db: Db, memberId: number) =>
  db.first<Columns<'member', 'realname' | 'email'>>(sql`
    select realname, email from member where id = ${memberId} and not disabled`)
