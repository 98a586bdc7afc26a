import type { SecurityEventName } from '#platform/contract/office/security-events.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Locale } from '#platform/texts/messages.ts'

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

export interface Recipient {
  email: string
  locale: Locale
}

/** Those whom the configuration names; without any, every administrator. */
export const searchRecipients = (db: Db, addresses: readonly string[]) =>
  addresses.length > 0
    ? db.many<Recipient>(sql`
        select address as email, coalesce(operator.locale, 'zh-CN') as locale
        from unnest(${addresses}::text[]) address left join operator on operator.email = lower(address)`)
    : db.many<Recipient>(sql`
        select email, locale from operator where role = 'administrator' and disabled_at is null order by id`)
