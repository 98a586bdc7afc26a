import type { QuoteStatus } from '#contract/quotes.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Partial<Record<QuoteStatus, Tone>> = {
  sent: 'warning',
  countered: 'brand',
  accepted: 'success',
}

export const QuoteBadge = ({ status }: { status: QuoteStatus }) => (
  <Badge tone={tones[status]}>{useT()(`quotes.status_${status}`)}</Badge>
)
