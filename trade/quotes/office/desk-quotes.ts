import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import type { Db } from '#platform/server/database/database.ts'
import { existsQuoteOf, searchAllQuotes } from '../server/queries.ts'

/** All versions of all quotes of an enquiry, oldest first. */
export const listQuotesAtDesk = (db: Db, enquiryId: number): Promise<DeskQuote[]> => searchAllQuotes(db, enquiryId)

export const isQuoteOf = (db: Db, enquiryId: number, quoteId: number) => existsQuoteOf(db, enquiryId, quoteId)
