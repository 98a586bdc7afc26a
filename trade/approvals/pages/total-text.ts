import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { ApprovalItem } from '../contract.ts'

/** One amount for each currency. */
export const totalText = (t: Translator, totals: ApprovalItem['totals']) =>
  totals.map(({ currency, totalMinor }) => money(t, totalMinor, currency)).join(' + ')
