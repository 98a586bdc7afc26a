import { to } from '#platform/contract/to.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { PackLink } from '#trade/papers/pages/pack-link.tsx'
import { ShipmentFields } from '#trade/shipments/office/shipment-fields.tsx'
import { ShipmentTable } from '#trade/shipments/office/shipment-table.tsx'
import { LeftToShip } from '#trade/shipments/pages/left-to-ship.tsx'
import { ShipmentCard } from '#trade/shipments/pages/shipment-card.tsx'
import type { Shipment } from '#trade/shipments/shipment.ts'
import { hasPapers } from '../pages/has-papers.ts'
import type { OrderInfo } from './contract.ts'
import { IssueSheets } from './issue-sheets.tsx'
import { LateField } from './late-field.tsx'
import { rowsOf } from './loaded-rows-of.ts'
import { ShipmentPapers } from './shipment-papers-form.tsx'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** What has left on one look, then each shipment with what can be corrected. */
export function Shipments({ order }: { order: OrderInfo }) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const titleOf = (lineId: number) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? productTitle(line.product, t) : ''
  }
  return (
    <Card title={t('shipments.title')} look="ruled">
      <div className="stack">
        {order.shipments.length === 0 ? (
          <p className="muted">{t('orders.nothingLeft')}</p>
        ) : (
          <ShipmentTable shipments={order.shipments} />
        )}
        <div>
          {order.shipments.map((shipment) => (
            <ShipmentCard key={shipment.id} shipment={shipment} titleOf={titleOf}>
              {hasPapers(order, shipment) && <PackLink href={to.office.file.pack(order.id, shipment.id)} />}
              {mayEdit && <IssueSheets order={order} shipment={shipment} titleOf={titleOf} />}
              {mayEdit && <Correction order={order} shipment={shipment} />}
              {mayEdit && shipment.status === 'shipped' && <Withdrawal order={order} shipment={shipment} />}
              {mayEdit && <ShipmentPapers order={order} shipment={shipment} />}
            </ShipmentCard>
          ))}
          <LeftToShip lines={order.lines} titleOf={titleOf} />
        </div>
      </div>
    </Card>
  )
}

function Correction({ order, shipment }: { order: OrderInfo; shipment: Shipment }) {
  const t = useT()
  const { text, error, refused } = useStep('changeShipment', { shipmentId: shipment.id })
  return (
    <Disclosure summary={t('adminShipments.change', shipment)} open={refused}>
      <StepForm id={order.id} intent="changeShipment" submit={t('adminShipments.changeSubmit')} key={shipment.version}>
        <input type="hidden" name="shipmentId" value={shipment.id} />
        <input type="hidden" name="version" value={shipment.version} />
        <ShipmentFields
          rows={rowsOf(t, order, shipment)}
          lots={order.lots}
          warehouses={order.warehouses}
          carriers={order.carriers}
          saved={shipment}
          text={text}
          error={error}
        />
        <LateField text={text} error={error} />
      </StepForm>
    </Disclosure>
  )
}

function Withdrawal({ order, shipment }: { order: OrderInfo; shipment: Shipment }) {
  const t = useT()
  const { text, error, refused } = useStep('withdrawShipment', { shipmentId: shipment.id })
  return (
    <Disclosure summary={t('adminShipments.withdraw', shipment)} open={refused}>
      <StepForm id={order.id} intent="withdrawShipment" submit={t('adminShipments.withdraw', shipment)} danger>
        <input type="hidden" name="shipmentId" value={shipment.id} />
        <Field label={t('adminOrders.reason')} hint={t('adminShipments.withdrawHint')} error={error('reason')} required>
          <TextArea name="reason" rows={3} maxLength={500} defaultValue={text('reason')} />
        </Field>
      </StepForm>
    </Disclosure>
  )
}
