import type { DeskQuote } from '#contract/operator/enquiries.ts'
import type { Db } from '#server/database/database.ts'
import { existsQuoteOf, searchAllQuotes } from './queries.ts'

/** All versions of all quotes of an enquiry, oldest first. */
export const listQuotesAtDesk = (db: Db, enquiryId: number): Promise<DeskQuote[]> => searchAllQuotes(db, enquiryId)

export const isQuoteOf = (db: Db, enquiryId: number, quoteId: number) => existsQuoteOf(db, enquiryId, quoteId)
