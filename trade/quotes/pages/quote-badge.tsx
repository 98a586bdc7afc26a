import type { QuoteStatus } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'

const tones: Partial<Record<QuoteStatus, Tone>> = {
  sent: 'warning',
  countered: 'brand',
  accepted: 'success',
}

export const QuoteBadge = ({ status }: { status: QuoteStatus }) => (
  <Badge tone={tones[status]}>{useT()(`quotes.status_${status}`)}</Badge>
)
