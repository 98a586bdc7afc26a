import { useRef, useState } from 'react'
import { type Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import type { EnquiryInfo } from './contract.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { linesToStart, linesTyped, type DraftLine } from './draft-lines.ts'
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
  const wrong = Object.values(outcome?.refused.fields ?? {})
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
      <QuoteLines enquiry={enquiry} currency={currency} lines={lines} setLines={setLines} />
      <QuoteTermsFields
        enquiry={enquiry}
        base={base}
        validUntil={validUntil}
        currency={currency}
        onCurrency={setCurrency}
      />
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
