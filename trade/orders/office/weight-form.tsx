import { productTitle } from '#catalogue/goods/product-title.ts'
import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, Select, TextArea } from '#platform/ui/input.tsx'
import type { OrderInfo } from './contract.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** Asks the buyer for another weight of a line than its tolerance allows. */
export function WeightForm({ order }: { order: OrderInfo }) {
  const t = useT()
  const { text, error, refused } = useStep('askWeight')
  const { weightRequest: asked } = order
  return (
    <>
      {asked && <p>{t('adminOrders.askedWeight', { weight: weight(t, asked.kilograms), reason: asked.reason })}</p>}
      <Disclosure summary={t('adminOrders.askWeight')} open={refused}>
        <StepForm id={order.id} intent="askWeight" submit={t('adminOrders.askWeight')}>
          <Field label={t('adminOrders.askWeightLine')} error={error('lineId')} required>
            <Select
              name="lineId"
              defaultValue={text('lineId', String(order.lines[0]?.id ?? ''))}
              options={order.lines.map(({ id, product, kilograms }) => ({
                value: id,
                label: `${productTitle(product, t)} · ${weight(t, kilograms)}`,
              }))}
            />
          </Field>
          <Field
            label={t('adminOrders.askWeightKg')}
            hint={t('adminOrders.askWeightHint')}
            error={error('kilograms')}
            required
          >
            <NumberInput
              name="kilograms"
              min={1}
              step={1}
              unit={t('adminEnquiries.kg')}
              defaultValue={text('kilograms')}
            />
          </Field>
          <Field label={t('adminOrders.reason')} error={error('reason')} required>
            <TextArea name="reason" rows={3} maxLength={500} defaultValue={text('reason')} />
          </Field>
        </StepForm>
      </Disclosure>
    </>
  )
}
