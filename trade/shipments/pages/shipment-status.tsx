import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import type { Shipment } from '../shipment.ts'

export function ShipmentStatus({ status, deliveredOn }: Pick<Shipment, 'status' | 'deliveredOn'>) {
  const t = useT()
  if (status === 'received') return <Badge tone="success">{t('shipments.status_received')}</Badge>
  return <Badge tone="brand">{t(deliveredOn ? 'shipments.status_arrived' : 'shipments.status_shipped')}</Badge>
}
