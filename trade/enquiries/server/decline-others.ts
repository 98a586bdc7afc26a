import { Refusal } from '#platform/contract/errors.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Context } from '#platform/server/api/context.ts'
import { declineWithin } from '#trade/quotes/server/answer-quote.ts'
import { ownEnquiry } from '#trade/quotes/server/own-enquiry.ts'
import { byMember } from '#platform/server/api/by.ts'
import { searchOthers } from './addressee-queries.ts'
import { clearWaiting, insertReply } from './queries.ts'

/** The same kind sentence to all: with the decline of an open quote, or as a message to who still owes an answer. */
export const declineOthers = (id: number, { db, config, caller, locale }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const asked = await searchOthers(tx, caller.memberId, id)
    if (!asked.some(({ accepted }) => accepted)) throw new Refusal('NOT_FOUND')
    const words = translatorFor(locale)('enquiryMail.thanks')
    const by = byMember(caller.memberId)
    let count = 0
    for (const { id: enquiryId, accepted, waiting, openQuotes } of asked) {
      for (const quoteId of openQuotes)
        await declineWithin(tx, { id: quoteId, reason: 'boughtElsewhere', note: words }, by, config)
      count += openQuotes.length
      if (accepted || openQuotes.length > 0 || !waiting) continue
      await insertReply(tx, ownEnquiry(caller.memberId), caller.memberId, { id: enquiryId, body: words })
      await clearWaiting(tx, enquiryId)
      count += 1
    }
    return { count }
  })
