import { currencies, type Currency } from '#platform/contract/currencies.ts'
import type { EnquiryInfo } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { TermsToStart } from './quote-start.ts'
import { useQuoteOutcome } from './quote-outcome.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'

interface QuoteTermsFieldsProps {
  enquiry: EnquiryInfo
  /** What the fields begin with. */
  terms: TermsToStart
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** On which terms everything is offered. */
export function QuoteTermsFields({ enquiry, terms, currency, onCurrency }: QuoteTermsFieldsProps) {
  const t = useT()
  const outcome = useQuoteOutcome()
  const text = (name: Exclude<keyof TermsToStart, 'withFreight'>) => terms[name] ?? ''
  const error = (name: string) => outcome?.refused?.fields[name]
  const entries = (list: EnquiryInfo['deliveryTerms']) =>
    list.map(({ code, name, nameEn }) => ({ value: code, label: localised(t.locale, name, nameEn).text }))
  return (
    <>
      <FieldRow>
        <Field label={t('adminEnquiries.currency')} error={error('currency')} required>
          <Select
            name="currency"
            value={currency}
            onChange={({ target }) => onCurrency(target.value as Currency)}
            options={currencies.map((each) => ({ value: each, label: each }))}
          />
        </Field>
        <Field label={t('adminEnquiries.deliveryTerm')} error={error('deliveryTerm')} required>
          <Select
            name="deliveryTerm"
            placeholder={t('adminEnquiries.choose')}
            defaultValue={text('deliveryTerm')}
            options={entries(enquiry.deliveryTerms)}
          />
        </Field>
        <Field label={t('adminEnquiries.deliveryPlace')} error={error('deliveryPlace')}>
          <TextInput name="deliveryPlace" maxLength={100} defaultValue={text('deliveryPlace')} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t('adminEnquiries.paymentType')} error={error('paymentType')} required>
          <Select
            name="paymentType"
            placeholder={t('adminEnquiries.choose')}
            defaultValue={text('paymentType')}
            options={entries(enquiry.paymentTypes)}
          />
        </Field>
        <Field
          label={t('adminEnquiries.validUntil')}
          hint={t('adminEnquiries.validHint')}
          error={error('validUntil')}
          required
        >
          <TextInput name="validUntil" type="date" defaultValue={text('validUntil')} />
        </Field>
      </FieldRow>
      <WithFreight ticked={terms.withFreight} />
      <Field label={t('adminEnquiries.remarks')} error={error('note')}>
        <TextArea name="note" rows={3} maxLength={2000} lang={enquiry.locale} defaultValue={text('note')} />
      </Field>
    </>
  )
}

/** Beside the goods, from the lanes; otherwise it is in the prices. */
function WithFreight({ ticked }: { ticked: boolean }) {
  const t = useT()
  const error = useQuoteOutcome()?.refused?.fields['withFreight']
  return (
    <Checkbox
      name="withFreight"
      value="yes"
      label={t('adminEnquiries.withFreight')}
      hint={t('adminEnquiries.withFreightHint')}
      defaultChecked={ticked}
      {...(error ? { error } : {})}
    />
  )
}
