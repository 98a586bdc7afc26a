import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findState, moveQuote, type MovedQuote } from './queries.ts'
import type { By } from '#platform/server/api/by.ts'
import { transitionOf, type QuoteEventName } from './quote-status.ts'

interface Said {
  reason?: string | null
  note?: string | null
}

/**
 * The one way in which a quote changes: a single conditional update that also writes the history. Whoever comes second,
 * or after the end of the last day, finds no row and is refused.
 */
export async function changeQuote(
  tx: Db,
  quoteId: number,
  event: QuoteEventName,
  by: By,
  { reason = null, note = null }: Said = {},
): Promise<MovedQuote> {
  const { from, to, by: allowed, whileValid = false } = transitionOf(event)
  if (!allowed.includes(by.actor)) throw new Error(`${event} is not for the ${by.actor}.`)
  const moved = await moveQuote(tx, { quoteId, event, by, reason, note, from, to, whileValid })
  if (moved) return moved
  const found = await findState(tx, quoteId, by)
  if (!found) throw new Refusal('NOT_FOUND')
  throw new Refusal(
    found.status === 'expired' || (found.status === 'sent' && found.over) ? 'QUOTE_EXPIRED' : 'QUOTE_STATE',
  )
}
