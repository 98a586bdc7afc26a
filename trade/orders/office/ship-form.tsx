import { productTitle } from '#catalogue/goods/product-title.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { sentAt } from '#trade/shipments/office/loaded-rows.tsx'
import { ShipmentFields } from '#trade/shipments/office/shipment-fields.tsx'
import type { OrderInfo } from './contract.ts'
import { rowsLeft } from './loaded-rows-of.ts'
import { LateField } from './late-field.tsx'
import { PackedFields } from './packed-fields.tsx'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** The next shipment: all that is left, unless less is typed. */
export function ShipForm({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const { text, error } = useStep('ship')
  return (
    <StepForm id={order.id} intent="ship" submit={t('adminOrders.shipSubmit')} key={order.shipments.length}>
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
      <WithPapers order={order} />
      <LateField text={text} error={error} />
    </StepForm>
  )
}

/** Papers that are issued with it. */
function WithPapers({ order }: { order: OrderInfo }) {
  const t = useT()
  const { text, error, refused } = useStep('ship')
  const packing = order.packing.find(({ shipmentId }) => shipmentId === null)
  if (!packing) return null
  const problem = (name: string) => {
    const sent = name.replace(/^lines\.(\d+)/, (_, at) => `lines.${sentAt({ text }, Number(at))}`)
    return error(`sheets.${sent}`) ?? error(sent)
  }
  const titleOf = (lineId: number) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? productTitle(line.product, t) : ''
  }
  return (
    <Disclosure summary={t('adminPapers.withShipment')} open={refused && text('kinds') !== ''}>
      <div className="stack">
        <p className="muted">{t('adminPapers.withShipmentHint')}</p>
        <PackedFields packing={packing} titleOf={titleOf} isTicked={() => false} text={text} error={problem} />
      </div>
    </Disclosure>
  )
}
