import { useRef, useState } from 'react'
import { type Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import type { EnquiryInfo } from './contract.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { linesToStart, linesTyped, type DraftLine } from './draft-lines.ts'
import { CheckTable } from './check-table.tsx'
import { MarginLine } from '#trade/margins/office/margin-line.tsx'
import { useQuoteOutcome } from './quote-outcome.ts'
import { QuoteTermsFields } from './quote-terms-fields.tsx'
import { QuoteLines } from './quote-lines.tsx'

interface QuoteFormProps {
  enquiry: EnquiryInfo
  revises: number | undefined
  validUntil: string
  formKey: string
}

export function QuoteForm({ enquiry, revises, validUntil, formKey }: QuoteFormProps) {
  const t = useT()
  const outcome = useQuoteOutcome()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, enquiry)
  const base = enquiry.quotes.find(({ id }) => id === revises)
  const [lines, setLines] = useState<DraftLine[]>(() =>
    outcome ? linesTyped(outcome.typed) : linesToStart(enquiry, revises, t),
  )
  const first = base?.currency ?? enquiry.lines[0]?.targetCurrency ?? (enquiry.locale === 'zh-CN' ? 'CNY' : 'USD')
  const [currency, setCurrency] = useState<Currency>((outcome?.typed['currency'] as Currency | undefined) ?? first)
  // Whatever is changed after the check has to be checked again.
  const [changed, setChanged] = useState<object>()
  const check = outcome?.check === changed ? undefined : outcome?.check
  const wrong = Object.values(outcome?.refused?.fields ?? {})
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="stack loose"
      onInput={({ target }) => (target as HTMLInputElement).name !== 'confirmed' && setChanged(outcome?.check)}
    >
      <FormErrorSummary
        title={t('adminEnquiries.notSent')}
        errors={
          outcome?.refused ? (wrong.length > 0 ? wrong : [outcome.refused.message]).map((said) => ({ text: said })) : []
        }
      />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="enquiryId" value={enquiry.id} />
      <input type="hidden" name="revises" value={revises ?? ''} />
      <input type="hidden" name="lineCount" value={lines.length} />
      <QuoteLines enquiry={enquiry} currency={currency} lines={lines} setLines={setLines} />
      <QuoteTermsFields
        enquiry={enquiry}
        base={base}
        validUntil={validUntil}
        currency={currency}
        onCurrency={setCurrency}
      />
      {check && <CheckTable check={check} />}
      <MarginLine margin={outcome?.margin ?? null} />
      <Steps enquiryId={enquiry.id} checked={check !== undefined} />
    </form>
  )
}

/** First the check, then the sending. */
function Steps({ enquiryId, checked }: { enquiryId: number; checked: boolean }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  return (
    <p className="cluster">
      <Button
        type="submit"
        name="intent"
        value="check"
        variant={checked ? 'secondary' : 'primary'}
        icon="check"
        busy={busy && !checked}
      >
        {t('adminEnquiries.checkQuote')}
      </Button>
      {checked && (
        <Button type="submit" name="intent" value="send" variant="primary" icon="send" busy={busy}>
          {t('adminEnquiries.sendQuote')}
        </Button>
      )}
      <LinkButton href={to.office.enquiry(enquiryId)} variant="quiet">
        {t('adminForm.cancel')}
      </LinkButton>
    </p>
  )
}
