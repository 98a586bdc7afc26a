import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { AnswerFiles } from '#trade/threads/office/answer-files.tsx'
import { paperKinds, type Shipment } from '#trade/shipments/shipment.ts'
import type { OrderInfo } from './contract.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** Papers and photos of a shipment, for the buyer to read. */
export function ShipmentPapers({ order, shipment }: { order: OrderInfo; shipment: Shipment }) {
  const t = useT()
  const { text, error, refused } = useStep('addPapers', { shipmentId: shipment.id })
  const { id: shipmentId, papers } = shipment
  return (
    <Disclosure summary={t('adminShipments.files', shipment)} open={refused}>
      <div className="stack">
        {papers.map(({ id, name }) => (
          <form method="post" key={id}>
            <input type="hidden" name="id" value={order.id} />
            <input type="hidden" name="intent" value="removePaper" />
            <input type="hidden" name="shipmentId" value={shipmentId} />
            <input type="hidden" name="fileId" value={id} />
            <Button type="submit" size="sm" variant="quiet" icon="trash">
              {t('adminShipments.removePaper', { name })}
            </Button>
          </form>
        ))}
        <StepForm id={order.id} intent="addPapers" submit={t('adminShipments.addPapers')} quiet key={papers.length}>
          <input type="hidden" name="shipmentId" value={shipmentId} />
          <Field label={t('adminShipments.paperKind')} error={error('kind') ?? error('fileIds')}>
            <Select
              name="kind"
              defaultValue={text('kind', 'billOfLading')}
              options={paperKinds.map((kind) => ({ value: kind, label: t(`shipments.paper_${kind}`) }))}
            />
          </Field>
          <AnswerFiles noun="orders" id={order.id} />
        </StepForm>
      </div>
    </Disclosure>
  )
}
