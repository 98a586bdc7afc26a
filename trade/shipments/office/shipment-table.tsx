import { orDash, weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { Consignment } from '../pages/consignment.tsx'
import { ShipmentStatus } from '../pages/shipment-status.tsx'
import type { Shipment } from '../shipment.ts'

/** All of an order on one look. */
export function ShipmentTable({ shipments }: { shipments: readonly Shipment[] }) {
  const t = useT()
  const columns: Column<Shipment>[] = [
    { key: 'number', header: '#', label: t('shipments.title'), rowHeader: true, cell: ({ number }) => number },
    { key: 'weight', header: t('shipments.weight'), numeric: true, cell: ({ kilograms }) => weight(t, kilograms) },
    {
      key: 'carrier',
      header: t('shipments.carrierAndNumber'),
      cell: (shipment) => <Consignment shipment={shipment} />,
    },
    { key: 'etd', header: t('shipments.etd'), cell: ({ etd }) => orDash(etd) },
    { key: 'eta', header: t('shipments.eta'), cell: ({ eta }) => orDash(eta) },
    { key: 'delivered', header: t('shipments.deliveredOn'), cell: ({ deliveredOn }) => orDash(deliveredOn) },
    { key: 'status', header: t('adminOrders.state'), cell: (shipment) => <ShipmentStatus {...shipment} /> },
  ]
  return (
    <Table caption={t('shipments.title')} captionHidden columns={columns} rows={shipments} rowKey={({ id }) => id} />
  )
}
