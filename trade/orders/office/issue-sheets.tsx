import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Shipment } from '#trade/shipments/shipment.ts'
import type { OrderInfo } from './contract.ts'
import { PackedFields } from './packed-fields.tsx'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

interface IssueSheetsProps {
  order: OrderInfo
  shipment: Shipment
  titleOf(lineId: number): string
}

/** Invoice, packing list and delivery note of what was loaded. */
export function IssueSheets({ order, shipment, titleOf }: IssueSheetsProps) {
  const t = useT()
  const { text, error, refused } = useStep('issueSheets', { shipmentId: shipment.id })
  const packing = order.packing.find(({ shipmentId }) => shipmentId === shipment.id)
  const issued = order.papers.filter((paper) => paper.shipment === shipment.number)
  if (!packing) return null
  return (
    <Disclosure summary={t('adminPapers.issueSheets', shipment)} open={refused} key={issued.length}>
      <StepForm id={order.id} intent="issueSheets" submit={t('adminPapers.submit')}>
        <input type="hidden" name="shipmentId" value={shipment.id} />
        <PackedFields
          packing={packing}
          titleOf={titleOf}
          isTicked={(kind) =>
            kind !== 'deliveryNote' && kind !== 'analysis' && !issued.some((paper) => paper.kind === kind)
          }
          text={text}
          error={error}
        />
        {issued.length > 0 && (
          <Field label={t('adminOrders.reason')} hint={t('adminPapers.reasonHint')} error={error('reason')}>
            <TextArea name="reason" rows={2} maxLength={500} defaultValue={text('reason')} />
          </Field>
        )}
      </StepForm>
    </Disclosure>
  )
}
