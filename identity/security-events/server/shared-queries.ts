import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Locale } from '#platform/texts/messages.ts'

interface Recipient {
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
