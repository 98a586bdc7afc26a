import { to } from '#platform/contract/to.ts'
import { PaperLinks } from '#platform/office/ui/paper-links.tsx'
import { useMay } from '#platform/office/visit.ts'
import { date } from '#platform/texts/format.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { OrderInfo } from './contract.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** The invoice before the payment: every version that was issued, and the form for a corrected one. */
export function Proformas({ order }: { order: OrderInfo }) {
  const t = useT()
  const { refused, text, error } = useStep('correctProforma')
  const mayEdit = useMay('sales.edit')
  const [newest, ...replaced] = order.proformas
  return (
    <div className="stack tight">
      <PaperLinks
        label={[t('adminOrders.proforma'), newest?.paperNo].filter(Boolean).join(' ')}
        address={(lang) => to.office.file.proforma(order.id, lang)}
      />
      {replaced.map(({ version, issuedAt }) => (
        <PaperLinks
          key={version}
          label={t('adminOrders.proformaReplaced', { version, day: date(issuedAt) })}
          address={(lang) => to.office.file.proforma(order.id, lang, version)}
        />
      ))}
      {newest && mayEdit && (
        <Disclosure summary={t('adminOrders.correctProforma')} open={refused}>
          <StepForm id={order.id} intent="correctProforma" submit={t('adminOrders.correctProforma')} quiet>
            <Field
              label={t('adminOrders.reason')}
              error={error('reason')}
              hint={t('adminOrders.correctProformaHint')}
              required
            >
              <TextArea name="reason" rows={2} maxLength={500} defaultValue={text('reason')} />
            </Field>
          </StepForm>
        </Disclosure>
      )}
    </div>
  )
}
