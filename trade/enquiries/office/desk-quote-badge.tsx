import type { QuoteStatus } from '#trade/quotes/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'

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
