import { useId } from 'react'
import { OrderStatus } from '#platform/contract/enums.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'
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
  const [dialog, form] = [useId(), useId()]
  return (
    <div>
      <Button size="sm" variant="primary" command="show-modal" commandfor={dialog}>
        {t('shipments.receive', { number })}
      </Button>
      <form method="post" id={form}>
        <input type="hidden" name="id" value={orderId} />
        <input type="hidden" name="shipmentId" value={id} />
        <input type="hidden" name="intent" value="receiveShipment" />
      </form>
      <ConfirmDialog
        id={dialog}
        form={form}
        title={t('shipments.askReceive', { number })}
        confirmLabel={t('shipments.receive', { number })}
        cancelLabel={t('shipments.keep')}
      >
        <p>{t('shipments.askReceiveText')}</p>
      </ConfirmDialog>
    </div>
  )
}
