import type { SecurityEventName } from '#platform/contract/office/security-events.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const countEvents = async (db: Db, name: SecurityEventName, minutes: number) =>
  (
    await db.first<{ count: number }>(sql`
    select count(*) from security_event where name = ${name} and at > now() - make_interval(mins => ${minutes})`)
  )?.count ?? 0

/** 1 for whoever raises it first within the window. */
export const upsertAlarm = (db: Db, name: SecurityEventName, minutes: number) =>
  db.run(sql`
    insert into security_alarm (name, raised_at) values (${name}, now())
    on conflict (name) do update set raised_at = now()
    where security_alarm.raised_at <= now() - make_interval(mins => ${minutes})`)
