import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { quotes } from '../contract.ts'
import { insertChosen } from './choose-queries.ts'
import { issueQuotation } from './issue-quotation.ts'
import { quoteLife } from './quote-life.ts'

/** A quote is frozen, so that other quantities of it are its next version; the one before is replaced by it. */
export const chooseQuantities = (
  { id, lines }: ParsedOf<typeof quotes.choose>,
  { db, caller: { memberId } }: Context<'member'>,
) =>
  db.transaction(async (tx) => {
    await quoteLife.move(tx, id, 'replace', byMember(memberId))
    const made = await insertChosen(tx, id, memberId, lines)
    if (!made) throw new Refusal('QUOTE_EXPIRED')
    if (made.found !== lines.length || lines.length === 0)
      throw new Refusal('INVALID_INPUT', { fields: { lines: 'errors.invalid' } })
    await issueQuotation(tx, made.id)
    return { id: made.id }
  })
