import * as v from 'valibot'
import { Quote } from '../contract.ts'

const { actions: _, ...quoteEntries } = Quote.entries
/** As an operator sees it: what the buyer may do with it is not asked. */
export const DeskQuote = v.object(quoteEntries)
export type DeskQuote = v.InferOutput<typeof DeskQuote>
