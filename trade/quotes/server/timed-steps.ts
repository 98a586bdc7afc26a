import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { eachAlone } from '#platform/server/jobs/each-alone.ts'
import { changeQuote } from './change-quote.ts'
import { lockOverdue, remindOf, searchOverdue } from './queries.ts'
import { bySystem } from '#platform/server/api/by.ts'
import { tellOfQuote } from './tell-of-quote.ts'

// A quote and what is said about it are one transaction: what a kill interrupts is done by the next run.

export const expireQuotes = async (db: Database, config: Config, signal?: AbortSignal) =>
  eachAlone(await searchOverdue(db), signal, ({ id }) =>
    db.transaction(async (tx) => {
      if (!(await lockOverdue(tx, id))) return
      const quote = await changeQuote(tx, id, 'expire', bySystem)
      await tellOfQuote(tx, quote, 'expire', config)
    }),
  )

/** Once, in the last day of a quote. */
export const remindOfQuotes = (db: Database, config: Config) =>
  db.transaction(async (tx) => {
    for (const quote of await remindOf(tx)) await tellOfQuote(tx, quote, 'remind', config)
  })
