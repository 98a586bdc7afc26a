import { OrderStatus } from '#platform/contract/enums.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PackLink } from '#trade/papers/pages/pack-link.tsx'
import { LeftToShip } from '#trade/shipments/pages/left-to-ship.tsx'
import { ShipmentCard } from '#trade/shipments/pages/shipment-card.tsx'
import type { Shipment } from '#trade/shipments/shipment.ts'
import type { OrderDetail } from '../order.ts'
import { hasPapers } from './has-papers.ts'

/** Everything that has left, and what has not. */
export function OrderShipments({ order }: { order: OrderDetail }) {
  const t = useT()
  const mayReceive = useMay('orders.receiveShipment')
  const titleOf = (lineId: number) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? productTitle(line.product, t) : ''
  }
  // A single one is received with its order.
  const apart = order.shipments.length > 1 || order.status === OrderStatus.notShipped
  return (
    <Card title={t('shipments.title')} look="ruled">
      {order.shipments.length === 0 && <p className="muted">{t('orders.nothingLeft')}</p>}
      {order.shipments.map((shipment) => (
        <ShipmentCard key={shipment.id} shipment={shipment} titleOf={titleOf}>
          {hasPapers(order, shipment) && <PackLink href={to.file.pack(order.id, shipment.id)} />}
          {shipment.status === 'shipped' && shipment.receiveUntil && (
            <p className="muted">{t('shipments.countsAsReceived', { until: date(shipment.receiveUntil) })}</p>
          )}
          {apart && mayReceive && shipment.status === 'shipped' && <Receive orderId={order.id} shipment={shipment} />}
        </ShipmentCard>
      ))}
      <LeftToShip lines={order.lines} titleOf={titleOf} />
    </Card>
  )
}

function Receive({ orderId, shipment: { id, number } }: { orderId: number; shipment: Shipment }) {
  const t = useT()
  return (
    <AskFirst
      variant="primary"
      label={t('shipments.receive', { number })}
      title={t('shipments.askReceive', { number })}
      cancelLabel={t('shipments.keep')}
      fields={{ id: orderId, shipmentId: id, intent: 'receiveShipment' }}
    >
      <p>{t('shipments.askReceiveText')}</p>
    </AskFirst>
  )
}
