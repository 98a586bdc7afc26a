import { useRef, useState } from 'react'
import { type Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import type { CheckedQuote, EnquiryInfo } from './contract.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { linesAsked, linesKept, linesTyped, type DraftLine } from './draft-lines.ts'
import { CheckTable, MeantBox } from '#trade/quotes/office/check-table.tsx'
import type { GoodsMargin } from '#trade/margins/office/contract.ts'
import type { KeptQuote } from '#trade/quote-approvals/office/kept-quote.ts'
import { ApprovalNotice } from '#trade/quote-approvals/office/approval-marks.tsx'
import { CounterNotice } from './counter-notice.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { keptOf, termsFrom, termsToStart, termsTyped, type TermsToStart } from './quote-start.ts'
import { useQuoteOutcome } from './quote-outcome.ts'
import { QuoteTermsFields } from './quote-terms-fields.tsx'
import { QuoteLines } from './quote-lines.tsx'

interface QuoteFormProps {
  enquiry: EnquiryInfo
  /** What was written before and waits or came back. */
  kept: KeptQuote | undefined
  revises: number | undefined
  validUntil: string
  formKey: string
}

export function QuoteForm({ enquiry, kept, revises, validUntil, formKey }: QuoteFormProps) {
  const t = useT()
  const outcome = useQuoteOutcome()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, enquiry)
  const base = enquiry.quotes.find(({ id }) => id === revises)
  const before = kept ?? (base && keptOf(base, validUntil, t))
  const [lines, setLines] = useState<DraftLine[]>(() =>
    outcome ? linesTyped(outcome.typed) : before ? linesKept(before) : linesAsked(enquiry),
  )
  const terms = termsToStart(enquiry, before, validUntil)
  const [currency, setCurrency] = useState<Currency>(
    (outcome?.typed['currency'] as Currency | undefined) ?? terms.currency,
  )
  const [templated, setTemplated] = useState<TermsToStart>()
  // Whatever is changed after the check has to be checked again.
  const [changed, setChanged] = useState<object>()
  const check = outcome?.check === changed ? undefined : outcome?.check
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="stack loose"
      onInput={({ target }) => (target as HTMLInputElement).name !== 'confirmed' && setChanged(outcome?.check)}
    >
      <NotSent />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="enquiryId" value={enquiry.id} />
      <input type="hidden" name="revises" value={revises ?? ''} />
      <input type="hidden" name="lineCount" value={lines.length} />
      <CounterNotice quote={base} />
      <QuoteLines enquiry={enquiry} base={base} currency={currency} lines={lines} setLines={setLines} />
      <TemplateChoice
        templates={enquiry.templates}
        onChoose={(chosen) => {
          const typed = Object.fromEntries(new FormData(form.current ?? undefined))
          setTemplated({ ...termsTyped(terms, typed), ...termsFrom(chosen, enquiry.locale) })
          setChanged(outcome?.check)
        }}
      />
      <QuoteTermsFields
        key={templated && JSON.stringify(templated)}
        enquiry={enquiry}
        terms={templated ?? (outcome ? termsTyped(terms, outcome.typed) : terms)}
        currency={currency}
        onCurrency={setCurrency}
      />
      {check && <Checked check={check} margin={outcome?.margin ?? null} />}
      <ApprovalNotice reasons={check?.approval ?? []} />
      <Steps enquiryId={enquiry.id} checked={check !== undefined} asks={Boolean(check?.approval.length)} />
    </form>
  )
}

function Checked({ check, margin }: { check: CheckedQuote; margin: GoodsMargin | null }) {
  const t = useT()
  return (
    <section className="stack">
      <h2>{t('adminEnquiries.checkTitle')}</h2>
      <CheckTable check={check} margin={margin} />
      <MeantBox check={check} />
    </section>
  )
}

/** What kept it from being sent: at its fields, or as a whole. */
function NotSent() {
  const t = useT()
  const refused = useQuoteOutcome()?.refused
  const wrong = Object.values(refused?.fields ?? {})
  const said = wrong.length > 0 ? wrong : refused ? [refused.message] : []
  return <FormErrorSummary title={t('adminEnquiries.notSent')} errors={said.map((text) => ({ text }))} />
}

/** First the check, then the sending, or the request to a colleague. */
function Steps({ enquiryId, checked, asks }: { enquiryId: number; checked: boolean; asks: boolean }) {
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
        <Button type="submit" name="intent" value={asks ? 'ask' : 'send'} variant="primary" icon="send" busy={busy}>
          {t(asks ? 'adminQuoteApprovals.ask' : 'adminEnquiries.sendQuote')}
        </Button>
      )}
      <LinkButton href={to.office.enquiry(enquiryId)} variant="quiet">
        {t('adminForm.cancel')}
      </LinkButton>
    </p>
  )
}
