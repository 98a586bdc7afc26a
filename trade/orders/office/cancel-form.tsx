import { useT } from '#platform/web/i18n.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { LoadedRows } from '#trade/shipments/office/loaded-rows.tsx'
import type { OrderInfo } from './contract.ts'
import { rowsToCancel } from './loaded-rows-of.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** Goods of the order that will not come, line by line. */
export function CancelForm({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const { text, error, refused } = useStep('cancelGoods')
  return (
    <Disclosure summary={t('adminOrders.cancelGoods')} open={refused}>
      <StepForm id={order.id} intent="cancelGoods" submit={t('adminOrders.cancelGoods')} danger>
        <input type="hidden" name="key" value={formKey} />
        <p className="muted">{t('adminOrders.cancelHint')}</p>
        <LoadedRows rows={rowsToCancel(t, order)} lots={[]} warehouses={[]} text={text} error={error} />
        <Field label={t('adminOrders.reason')} error={error('reason')} required>
          <TextArea name="reason" rows={3} maxLength={500} defaultValue={text('reason')} />
        </Field>
      </StepForm>
    </Disclosure>
  )
}
