import { to } from '#platform/contract/to.ts'
import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import type { EnquiryInfo } from './contract.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { date, dateTime, money } from '#platform/texts/format.ts'
import { useMay } from '#platform/office/visit.ts'
import { PaperLinks } from '#platform/office/ui/paper-links.tsx'
import { QuoteLines } from '#trade/quotes/pages/quote-lines.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { CounterNotice } from './counter-notice.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeskQuoteBadge } from './desk-quote-badge.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'
import styles from './enquiries.module.css'

/** Whether it can still be withdrawn. */
export const isOpen = (status: DeskQuote['status']) => status === 'sent' || status === 'countered'

/** Newest first; versions that are over are folded away. */
export function QuoteList({ enquiry }: { enquiry: EnquiryInfo }) {
  const t = useT()
  if (enquiry.quotes.length === 0) return <p className="muted">{t('adminEnquiries.noQuotes')}</p>
  const newest = new Set(
    Map.groupBy(enquiry.quotes, ({ quoteNo }) => quoteNo)
      .values()
      .map((versions) => versions.at(-1)?.id),
  )
  return enquiry.quotes.toReversed().map((quote) => (
    <Disclosure
      key={quote.id}
      open={newest.has(quote.id)}
      summary={
        <span className="cluster">
          <strong>{quote.quoteNo}</strong> {t('adminEnquiries.version', quote)} <DeskQuoteBadge status={quote.status} />
        </span>
      }
      note={money(t, quote.totalMinor, quote.currency)}
    >
      <OneQuote enquiryId={enquiry.id} quote={quote} newest={newest.has(quote.id)} />
    </Disclosure>
  ))
}

interface OneQuoteProps {
  enquiryId: number
  quote: DeskQuote
  newest: boolean
}

function OneQuote({ enquiryId, quote, newest }: OneQuoteProps) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  return (
    <div className="stack">
      <CounterNotice quote={quote} />
      <QuoteLines quote={quote} targetText={(price) => t('adminEnquiries.targetPrice', { price })} />
      <p className={styles.terms}>
        <span>{deliveryText(quote.deliveryTerm, quote.deliveryPlace, t.locale)}</span>
        <span>
          <Local zh={quote.paymentType.name} en={quote.paymentType.nameEn} />
        </span>
        <span>
          {t('adminEnquiries.validUntil')} {date(quote.validUntil)}
        </span>
        <span className="muted">{dateTime(quote.createdAt)}</span>
        {quote.orders.map(({ id, orderSn }) => (
          <a key={id} href={to.office.order(id)}>
            {t('adminEnquiries.order')} {orderSn}
          </a>
        ))}
      </p>
      {quote.note && <p className="muted">{quote.note}</p>}
      <PaperLinks label={t('adminEnquiries.sheet')} address={(lang) => to.office.file.quote(quote.id, lang)} />
      {newest && quote.status === 'sent' && <AcceptForm enquiryId={enquiryId} quoteId={quote.id} />}
      {mayEdit && newest && quote.status !== 'accepted' && (
        <div className={styles.actions}>
          <LinkButton
            href={to.office.quote(enquiryId, { revises: quote.id })}
            variant={quote.status === 'countered' ? 'primary' : 'secondary'}
            size="sm"
          >
            {t('adminEnquiries.newVersion')}
          </LinkButton>
          {isOpen(quote.status) && <Withdraw enquiryId={enquiryId} quoteId={quote.id} />}
        </div>
      )}
    </div>
  )
}

function Withdraw({ enquiryId, quoteId }: { enquiryId: number; quoteId: number }) {
  const t = useT()
  const { text, error } = useRefusedAction('withdraw', String(quoteId))
  return (
    <form method="post" noValidate className={styles.withdraw}>
      <input type="hidden" name="id" value={enquiryId} />
      <input type="hidden" name="quoteId" value={quoteId} />
      <Field label={t('adminEnquiries.reason')} error={error('reason')} labelHidden>
        <TextInput
          name="reason"
          maxLength={500}
          placeholder={t('adminEnquiries.reason')}
          defaultValue={text('reason')}
        />
      </Field>
      <Button type="submit" name="intent" value="withdraw" size="sm" variant="danger">
        {t('adminEnquiries.withdraw')}
      </Button>
    </form>
  )
}
