import type { OrderInfo } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput, TextInput } from '#platform/ui/input.tsx'
import { StepForm, useStep } from './step-form.tsx'

// The server refuses more; said here so that nobody has to try.
const toleranceShare = 0.05

export function ShipForm({ order }: { order: OrderInfo }) {
  const t = useT()
  const { text, error } = useStep('ship')
  const { id, kilograms, carriers } = order
  const grouped = (value: number) => value.toLocaleString('en-US')
  const [least, most] = [Math.ceil(kilograms * (1 - toleranceShare)), Math.floor(kilograms * (1 + toleranceShare))]
  const hint = t('adminOrders.shippedHint', { ordered: grouped(kilograms), least: grouped(least), most: grouped(most) })
  return (
    <StepForm orderId={id} intent="ship" submit={t('adminOrders.shipSubmit')}>
      <Field label={t('adminOrders.carrier')} hint={t('adminOrders.carrierHint')} error={error('carrier')} required>
        <TextInput name="carrier" maxLength={80} list="carriers" autoComplete="off" defaultValue={text('carrier')} />
      </Field>
      <datalist id="carriers">
        {carriers.map(({ id: carrierId, name, nameEn }) => (
          <option key={carrierId}>{localised(t.locale, name, nameEn).text}</option>
        ))}
      </datalist>
      <Field label={t('adminOrders.trackingNumber')} error={error('trackingNumber')} required>
        <TextInput name="trackingNumber" maxLength={80} autoComplete="off" defaultValue={text('trackingNumber')} />
      </Field>
      <Field label={t('adminOrders.shippedKg')} hint={hint} error={error('shippedKg')} required>
        <NumberInput
          name="shippedKg"
          min={least}
          max={most}
          step={1}
          unit={t('adminEnquiries.kg')}
          defaultValue={text('shippedKg', String(kilograms))}
        />
      </Field>
    </StepForm>
  )
}
