import { OrderStatus } from '#platform/contract/enums.ts'
import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'

interface PartlyShippedProps {
  status: number
  kilograms: number
  shippedKg: number | null
}

/** Beside the state of an order of which some has left and some has not. */
export function PartlyShipped({ status, kilograms, shippedKg }: PartlyShippedProps) {
  const t = useT()
  if (status !== OrderStatus.notShipped || !shippedKg) return null
  return (
    <Badge tone="warning">
      {t('shipments.partly', { shipped: weight(t, shippedKg), ordered: weight(t, kilograms) })}
    </Badge>
  )
}
