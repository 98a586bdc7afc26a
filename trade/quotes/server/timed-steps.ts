import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { quoteLife } from './quote-life.ts'
import { notifyOfQuote } from './notify-of-quote.ts'

export const expireQuotes = (db: Database, config: Config, signal?: AbortSignal) =>
  quoteLife.runDue(
    db,
    {
      event: 'expire',
      due: sql`expires_at <= now()`,
      after: (tx, quote) => notifyOfQuote(tx, quote, 'expire', config),
    },
    signal,
  )

const lastDay = {
  state: 'sent',
  due: sql`not reminded and expires_at > now() and expires_at <= now() + interval '24 hours'
    and created_at < now() - interval '12 hours'`,
  set: sql`reminded = true`,
} as const

/** Once, a day before the end, unless it was sent only just before. */
export const remindOfQuotes = (db: Database, config: Config) =>
  db.transaction(async (tx) => {
    for (const quote of await quoteLife.mark(tx, lastDay)) await notifyOfQuote(tx, quote, 'remind', config)
  })
