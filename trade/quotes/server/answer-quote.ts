import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { quotes } from '../contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Context } from '#platform/server/api/context.ts'
import { quoteLife } from './quote-life.ts'
import { insertTargets } from './queries.ts'
import { byMember, type By } from '#platform/server/api/by.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { notifyOfQuote } from './notify-of-quote.ts'

type Decline = ParsedOf<typeof quotes.decline>

export const declineQuote = (wish: Decline, { db, config, caller }: Context<'member'>) =>
  db.transaction((tx) => declineWithin(tx, wish, byMember(caller.memberId), config))

export async function declineWithin(tx: Db, { id, reason, note }: Decline, by: By, config: Config) {
  const quote = await quoteLife.move(tx, id, 'decline', by, {
    note,
    recorded: { columns: sql`, reason`, values: sql`, ${reason}` },
  })
  await notifyOfQuote(tx, quote, 'decline', config, { reason, note })
  return null
}

/** Words, prices, or both; with neither there is nothing to revise. */
export const counterQuote = (
  { id, message, lines }: ParsedOf<typeof quotes.counter>,
  { db, config, caller }: Context<'member'>,
) =>
  db.transaction(async (tx) => {
    const targets = lines.flatMap(({ position, targetPrice }) =>
      targetPrice === undefined ? [] : [{ position, price: targetPrice }],
    )
    if (!message && targets.length === 0)
      throw new Refusal('INVALID_INPUT', { fields: { message: 'quotes.counterNothing' } })
    const quote = await quoteLife.move(tx, id, 'counter', byMember(caller.memberId), { note: message })
    const positions = new Set(targets.map(({ position }) => position))
    if (positions.size !== targets.length || (await insertTargets(tx, id, targets)) !== targets.length)
      throw new Refusal('INVALID_INPUT', { fields: { lines: 'errors.invalid' } })
    await notifyOfQuote(tx, quote, 'counter', config, { note: message })
    return null
  })
