import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import { useT } from './i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'

const tones: Record<number, Tone> = {
  [OrderStatus.unpaid]: 'warning',
  [OrderStatus.notShipped]: 'brand',
  [OrderStatus.shipped]: 'brand',
  [OrderStatus.completed]: 'success',
}

const returnTones: Record<number, Tone> = {
  [ReturnStatus.pending]: 'warning',
  [ReturnStatus.returning]: 'brand',
  [ReturnStatus.completed]: 'success',
  [ReturnStatus.rejected]: 'danger',
}

export const StatusBadge = ({ status }: { status: number }) => (
  <Badge tone={tones[status]}>{stateLabel(useT(), 'OrderStatus', status)}</Badge>
)

/** Stands beside the status of its order, so it says what it is of, where the word does not by itself. */
export function ReturnBadge({ status }: { status: number }) {
  const t = useT()
  const label = stateLabel(t, 'ReturnStatus', status)
  const text = status === ReturnStatus.returning ? label : t('orders.returnIs', { status: label })
  return <Badge tone={returnTones[status]}>{text}</Badge>
}
