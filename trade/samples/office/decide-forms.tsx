import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useMay } from '#platform/office/visit.ts'
import { localised } from '#platform/texts/localised.ts'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'
import { settlings } from '../sample.ts'
import type { SampleInfo } from './contract.ts'

/** What can be done with a sample now. */
export function DecideForms({ sample }: { sample: SampleInfo }) {
  const t = useT()
  const may = useMay('sales.edit')
  const { id, status } = sample
  if (!may || (status !== 'requested' && status !== 'approved')) return null
  return (
    <>
      {status === 'requested' ? (
        <StepForm id={id} intent="approve" submit={t('adminSamples.approve')}>
          <p className="muted">{t('adminSamples.approveHint')}</p>
        </StepForm>
      ) : (
        <SendForm sample={sample} />
      )}
      <Disclosure summary={t('adminSamples.refuseTitle')}>
        <RefuseForm id={id} />
      </Disclosure>
    </>
  )
}

function RefuseForm({ id }: { id: number }) {
  const t = useT()
  const { text, error } = useRefusedAction('refuse')
  return (
    <StepForm id={id} intent="refuse" submit={t('adminSamples.refuse')} danger>
      <Field label={t('adminSamples.reason')} hint={t('adminSamples.reasonHint')} error={error('reason')} required>
        <TextArea name="reason" rows={3} maxLength={500} defaultValue={text('reason')} />
      </Field>
    </StepForm>
  )
}

function SendForm({ sample: { id, carriers, lots, lotId, price } }: { sample: SampleInfo }) {
  const t = useT()
  const { text, error } = useRefusedAction('send')
  return (
    <Card title={t('adminSamples.sendTitle')}>
      <StepForm id={id} intent="send" submit={t('adminSamples.send')}>
        <Field label={t('adminSamples.carrier')} error={error('carrier')} required>
          <TextInput name="carrier" maxLength={80} list="carriers" autoComplete="off" defaultValue={text('carrier')} />
        </Field>
        <datalist id="carriers">
          {carriers.map((carrier) => (
            <option key={carrier.id}>{localised(t.locale, carrier.name, carrier.nameEn).text}</option>
          ))}
        </datalist>
        <Field label={t('adminSamples.trackingNumber')} error={error('trackingNumber')} required>
          <TextInput name="trackingNumber" maxLength={80} autoComplete="off" defaultValue={text('trackingNumber')} />
        </Field>
        {lots.length > 0 && (
          <Field label={t('adminSamples.lot')} hint={t('adminSamples.lotHint')} error={error('lotId')}>
            <Select
              name="lotId"
              placeholder="-"
              defaultValue={text('lotId') || String(lotId ?? '')}
              options={lots.map((lot) => ({ value: lot.id, label: lot.code }))}
            />
          </Field>
        )}
        {price && (
          <Field label={t('adminSamples.settled')} error={error('settled')} required>
            <Select
              name="settled"
              placeholder="-"
              defaultValue={text('settled')}
              options={settlings.map((each) => ({ value: each, label: t(`adminSamples.settled_${each}`) }))}
            />
          </Field>
        )}
      </StepForm>
    </Card>
  )
}
