import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { changeQuote } from './change-quote.ts'
import { lockOverdue, remindOf } from './queries.ts'
import { bySystem } from '#platform/server/api/by.ts'
import { tellOfQuote } from './tell-of-quote.ts'

// Each runs in one process at a time, in one transaction: what a kill interrupts is done by the next run.

export async function expireQuotes(db: Db, config: Config) {
  for (const { id } of await lockOverdue(db)) {
    const quote = await changeQuote(db, id, 'expire', bySystem)
    await tellOfQuote(db, quote, 'expire', config)
  }
}

/** Once, in the last day of a quote. */
export async function remindOfQuotes(db: Db, config: Config) {
  for (const quote of await remindOf(db)) await tellOfQuote(db, quote, 'remind', config)
}
