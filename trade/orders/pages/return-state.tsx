import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ReturnBadge } from '#platform/web/status-badge.tsx'
import type { OrderReturn } from '../order.ts'

const tones: Record<NonNullable<OrderReturn['resolution']>, Tone> = {
  creditNote: 'success',
  priceReduction: 'success',
  replacement: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** What the buyer wants, and what became of it. */
export function ReturnState({ kind, status, resolution }: Pick<OrderReturn, 'kind' | 'status' | 'resolution'>) {
  const t = useT()
  if (kind === 'return' && !resolution) return <ReturnBadge status={status} />
  return (
    <>
      <strong>{t(`orders.kind_${kind}`)}</strong>
      <Badge tone={resolution ? tones[resolution] : 'warning'}>{t(`orders.resolution_${resolution ?? 'open'}`)}</Badge>
    </>
  )
}
