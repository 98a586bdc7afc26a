import type { QuoteStatus } from '#contract/quotes.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Partial<Record<QuoteStatus, Tone>> = {
  sent: 'brand',
  countered: 'warning',
  accepted: 'success',
  declined: 'danger',
  expired: 'danger',
}

/** The state of a quote in the seller's own words. */
export const DeskQuoteBadge = ({ status }: { status: QuoteStatus }) => (
  <Badge tone={tones[status]}>{useT()(`quoteDesk.status_${status}`)}</Badge>
)
