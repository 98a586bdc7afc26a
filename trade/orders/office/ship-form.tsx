import { useT } from '#platform/web/i18n.tsx'
import { ShipmentFields } from '#trade/shipments/office/shipment-fields.tsx'
import type { OrderInfo } from './contract.ts'
import { rowsLeft } from './loaded-rows-of.ts'
import { LateField } from './late-field.tsx'
import { StepForm, useStep } from './step-form.tsx'

/** The next shipment: all that is left, unless less is typed. */
export function ShipForm({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const { text, error } = useStep('ship')
  return (
    <StepForm orderId={order.id} intent="ship" submit={t('adminOrders.shipSubmit')} key={order.shipments.length}>
      <input type="hidden" name="key" value={formKey} />
      <h3>{t('adminShipments.next')}</h3>
      <p className="muted">{t('adminShipments.nextHint')}</p>
      <ShipmentFields
        rows={rowsLeft(t, order)}
        lots={order.lots}
        warehouses={order.warehouses}
        carriers={order.carriers}
        text={text}
        error={error}
      />
      <LateField text={text} error={error} />
    </StepForm>
  )
}
