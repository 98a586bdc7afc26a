import { declineReasons } from '../decline-reasons.ts'
import type { QuoteDetail } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { QuoteForm } from './quote-form.tsx'

export function DeclineForm({ quote, formKey }: { quote: QuoteDetail; formKey: string }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <QuoteForm
      quote={quote}
      formKey={formKey}
      action="decline"
      title={t('quotes.declineTitle')}
      intro={t('quotes.declineIntro')}
      failed={t('quotes.notDeclined')}
      submit={t('quotes.declineSubmit')}
      danger
    >
      <div id="quote-reason">
        <RadioGroup
          label={t('quotes.declineReason')}
          name="reason"
          required
          error={refused?.fields['reason']}
          defaultValue={typed?.['reason']}
          options={declineReasons.map((reason) => ({ value: reason, label: t(`quotes.reason_${reason}`) }))}
        />
      </div>
      <Field id="quote-note" label={t('quotes.declineNote')} error={refused?.fields['note']}>
        <TextArea name="note" defaultValue={typed?.['note']} maxLength={1000} rows={3} />
      </Field>
    </QuoteForm>
  )
}
