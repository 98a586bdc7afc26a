import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { presenceSeconds } from './shared-queries.ts'

export const keepPresent = (db: Db, contactId: number) =>
  db.run(sql`
    insert into contact_presence (contact_id) values (${contactId})
    on conflict (contact_id) do update set seen_at = now()`)

export const leaveDesk = (db: Db, contactId: number) =>
  db.run(sql`
    update contact_presence set seen_at = now() - make_interval(secs => ${presenceSeconds})
    where contact_id = ${contactId}`)

export const setAway = (db: Db, contactId: number, away: boolean) =>
  db.run(sql`
    insert into contact_presence (contact_id, away) values (${contactId}, ${away})
    on conflict (contact_id) do update set away = excluded.away, seen_at = now()`)

export const isAway = async (db: Db, contactId: number) =>
  (
    await db.first<Columns<'contact_presence', 'away'>>(
      sql`select away from contact_presence where contact_id = ${contactId}`,
    )
  )?.away ?? false
