import { currencies, type Currency } from '#platform/contract/currencies.ts'
import type { EnquiryInfo } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useQuoteOutcome } from './quote-outcome.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'

interface QuoteTermsFieldsProps {
  enquiry: EnquiryInfo
  /** The version that is revised. */
  base: EnquiryInfo['quotes'][number] | undefined
  validUntil: string
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** On which terms everything is offered. */
export function QuoteTermsFields({ enquiry, base, validUntil, currency, onCurrency }: QuoteTermsFieldsProps) {
  const t = useT()
  const outcome = useQuoteOutcome()
  const text = (name: string, saved: string | null | undefined) => outcome?.typed[name] ?? saved ?? ''
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
            defaultValue={text('deliveryTerm', base?.deliveryTerm.code ?? enquiry.deliveryTermCode)}
            options={entries(enquiry.deliveryTerms)}
          />
        </Field>
        <Field label={t('adminEnquiries.deliveryPlace')} error={error('deliveryPlace')}>
          <TextInput
            name="deliveryPlace"
            maxLength={100}
            defaultValue={text('deliveryPlace', base?.deliveryPlace ?? enquiry.deliveryPlace)}
          />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t('adminEnquiries.paymentType')} error={error('paymentType')} required>
          <Select
            name="paymentType"
            placeholder={t('adminEnquiries.choose')}
            defaultValue={text('paymentType', base?.paymentType.code ?? enquiry.paymentTypeCode)}
            options={entries(enquiry.paymentTypes)}
          />
        </Field>
        <Field
          label={t('adminEnquiries.validUntil')}
          hint={t('adminEnquiries.validHint')}
          error={error('validUntil')}
          required
        >
          <TextInput name="validUntil" type="date" defaultValue={text('validUntil', validUntil)} />
        </Field>
      </FieldRow>
      <WithFreight base={base} />
      <Field label={t('adminEnquiries.remarks')} error={error('note')}>
        <TextArea name="note" rows={3} maxLength={2000} lang={enquiry.locale} defaultValue={text('note', base?.note)} />
      </Field>
    </>
  )
}

/** Beside the goods, from the lanes; otherwise it is in the prices. */
function WithFreight({ base }: Pick<QuoteTermsFieldsProps, 'base'>) {
  const t = useT()
  const outcome = useQuoteOutcome()
  const error = outcome?.refused?.fields['withFreight']
  return (
    <Checkbox
      name="withFreight"
      value="yes"
      label={t('adminEnquiries.withFreight')}
      hint={t('adminEnquiries.withFreightHint')}
      defaultChecked={outcome ? 'withFreight' in outcome.typed : Boolean(base?.charges.length)}
      {...(error ? { error } : {})}
    />
  )
}
