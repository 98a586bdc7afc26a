import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { SampleStatus } from '../sample.ts'

const tones: Partial<Record<SampleStatus, Tone>> = {
  requested: 'warning',
  approved: 'brand',
  refused: 'danger',
  sent: 'brand',
  tried: 'success',
}

export const SampleBadge = ({ status }: { status: SampleStatus }) => (
  <Badge tone={tones[status]}>{useT()(`samples.status_${status}`)}</Badge>
)
