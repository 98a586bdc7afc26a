import { useRef, useState } from 'react'
import { currencies, type Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import type { EnquiryInfo } from './contract.ts'
import { money } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { Select, TextArea, TextInput } from '#platform/ui/input.tsx'
import { emptyLine, linesToStart, linesTyped, totalMinorOf, type DraftLine } from './draft-lines.ts'
import { QuoteLineFields } from './quote-line-fields.tsx'
import styles from './enquiries.module.css'

interface QuoteFormProps {
  enquiry: EnquiryInfo
  revises: number | undefined
  validUntil: string
  formKey: string
}

const mostLines = 20

export function QuoteForm({ enquiry, revises, validUntil, formKey }: QuoteFormProps) {
  const t = useT()
  const outcome = useRefused()
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, enquiry)
  const base = enquiry.quotes.find(({ id }) => id === revises)
  const [lines, setLines] = useState<DraftLine[]>(() =>
    outcome ? linesTyped(outcome.typed) : linesToStart(enquiry, revises, t),
  )
  const first = base?.currency ?? enquiry.lines[0]?.targetCurrency ?? (enquiry.locale === 'zh-CN' ? 'CNY' : 'USD')
  const [currency, setCurrency] = useState<Currency>((outcome?.typed['currency'] as Currency | undefined) ?? first)
  const text = (name: string, saved: string | null | undefined) => outcome?.typed[name] ?? saved ?? ''
  const error = (name: string) => outcome?.refused.fields[name]
  const wrong = Object.values(outcome?.refused.fields ?? {})
  const entries = (list: EnquiryInfo['deliveryTerms']) =>
    list.map(({ code, name, nameEn }) => ({ value: code, label: localised(t.locale, name, nameEn).text }))
  const change = (key: number, part: Partial<DraftLine>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <form ref={form} method="post" noValidate className="stack loose">
      <FormErrorSummary
        title={t('adminEnquiries.notSent')}
        errors={outcome ? (wrong.length > 0 ? wrong : [outcome.refused.message]).map((said) => ({ text: said })) : []}
      />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="enquiryId" value={enquiry.id} />
      <input type="hidden" name="revises" value={revises ?? ''} />
      <input type="hidden" name="lineCount" value={lines.length} />
      <section>
        <h2>{t('adminEnquiries.lines')}</h2>
        {lines.map((line, index) => (
          <QuoteLineFields
            key={line.key}
            line={line}
            index={index}
            enquiry={enquiry}
            currency={currency}
            error={(name) => error(`lines.${index}.${name}`)}
            onChange={(part) => change(line.key, part)}
            onRemove={lines.length > 1 ? () => setLines((all) => all.filter(({ key }) => key !== line.key)) : undefined}
          />
        ))}
        <Button
          icon="plus"
          size="sm"
          disabled={lines.length >= mostLines}
          onClick={() => setLines((all) => [...all, emptyLine(Math.max(-1, ...all.map(({ key }) => key)) + 1)])}
        >
          {t('adminEnquiries.addLine')}
        </Button>
        <p className={styles.total}>
          {t('adminEnquiries.total')} {money(t, totalMinorOf(lines), currency)}
        </p>
      </section>
      <FieldRow>
        <Field label={t('adminEnquiries.currency')} error={error('currency')} required>
          <Select
            name="currency"
            value={currency}
            onChange={({ target }) => setCurrency(target.value as Currency)}
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
      <Field label={t('adminEnquiries.remarks')} error={error('note')}>
        <TextArea name="note" rows={3} maxLength={2000} lang={enquiry.locale} defaultValue={text('note', base?.note)} />
      </Field>
      <p className="cluster">
        <Button type="submit" variant="primary" icon="send" busy={busy}>
          {t('adminEnquiries.sendQuote')}
        </Button>
        <LinkButton href={to.office.enquiry(enquiry.id)} variant="quiet">
          {t('adminForm.cancel')}
        </LinkButton>
      </p>
    </form>
  )
}
