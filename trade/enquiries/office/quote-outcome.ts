import type { GoodsMargin } from '#trade/margins/office/contract.ts'
import type { CheckedQuote } from './contract.ts'
import type { Refused } from '#platform/web/page.ts'
import { useView } from '#platform/web/router.tsx'

/** What the form of a quote comes back with: refused, or checked. */
export interface QuoteOutcome {
  typed: Record<string, string>
  refused?: Refused['refused']
  check?: CheckedQuote
  /** For whoever may know what goods cost. */
  margin?: GoodsMargin | null
}

export const useQuoteOutcome = () => useView().action as QuoteOutcome | undefined
