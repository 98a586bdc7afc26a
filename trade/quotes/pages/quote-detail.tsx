import { to } from '#platform/contract/to.ts'
import type { Quote, QuoteDetail as Detail } from '../contract.ts'
import { date, dateTime, money, weight } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { ExcessNotice } from '#trade/spending-limits/pages/excess-notice.tsx'
import { QuantityChoice } from './quantity-choice.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteReason } from './quote-reason.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { ChargeLines } from '#trade/orders/pages/charge-lines.tsx'
import { VatLines } from '#trade/house/pages/vat-lines.tsx'
import styles from './quotes.module.css'

interface QuoteDetailProps {
  quote: Detail
  /** All quotes of the same enquiry. */
  siblings: Quote[]
}

export function QuoteDetail({ quote, siblings, formKey }: QuoteDetailProps & { formKey: string }) {
  const t = useT()
  const mayAccept = useMay('quotes.accept')
  const others = new Set(siblings.map(({ quoteNo }) => quoteNo)).size > 1
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p className="cluster">
          <a href={to.enquiry(quote.enquiryId)}>
            ← {t('quotes.enquiry')} {quote.enquiryNo}
          </a>
          {others && <a href={to.quotes({ enquiryId: quote.enquiryId })}>{t('quotes.compare')}</a>}
        </p>
        <div className={styles.head}>
          <h1>{t('quotes.number', quote)}</h1>
          <span className="muted">{t('quotes.version', quote)}</span>
          <QuoteBadge status={quote.status} />
        </div>
        <p className="muted">
          <Local zh={quote.contactName} en={quote.contactNameEn} /> ·{' '}
          <time dateTime={quote.createdAt}>{dateTime(quote.createdAt)}</time>
        </p>
      </header>
      <p>{t(`quotes.next_${quote.status}`, { until: date(quote.validUntil) })}</p>
      {quote.orders.length > 0 && (
        <p className="cluster">
          {quote.orders.map(({ id, orderSn }) => (
            <a key={id} href={to.order(id)}>
              {t('quotes.order')} {orderSn}
            </a>
          ))}
        </p>
      )}
      {quote.actions.includes('accept') && quote.problem && (
        <Notice kind="warning">{t(`quotes.problem_${quote.problem}`)}</Notice>
      )}
      {mayAccept && quote.actions.includes('accept') && <ExcessNotice excess={quote.excess} />}
      <QuoteActions quote={quote} detail />
      <section className="stack">
        <QuoteLines quote={quote} pictures />
        <QuoteTotal quote={quote} />
        <QuantityChoice quote={quote} formKey={formKey} />
        {quote.note && <p className={styles.note}>{quote.note}</p>}
      </section>
      <QuoteTerms quote={quote} />
      {quote.status === 'sent' && <p className="muted">{t('quotes.subjectToStock')}</p>}
      <Versions quote={quote} siblings={siblings} />
      <Card title={t('quotes.historyTitle')} look="ruled">
        <Timeline
          items={quote.history.toReversed().map((happened, index) => ({
            key: quote.history.length - index,
            title: t(`quotes.event_${happened.event}` as 'quotes.event_send'),
            time: [dateTime(happened.time), happened.by].filter(Boolean).join(' · '),
            children: <QuoteReason happened={happened} />,
          }))}
        />
      </Card>
    </div>
  )
}

export function QuoteTotal({ quote }: { quote: Quote }) {
  const t = useT()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('quotes.weight')}</dt>
        <dd>{weight(t, quote.kilograms)}</dd>
      </div>
      <ChargeLines {...quote} />
      <VatLines {...quote} lines={chargedLines(quote)} />
      <div className={styles.grand}>
        <dt>{t('quotes.total')}</dt>
        <dd>{money(t, quote.totalMinor, quote.currency)}</dd>
      </div>
    </dl>
  )
}

function Versions({ quote, siblings }: QuoteDetailProps) {
  const t = useT()
  const versions = siblings.filter(({ quoteNo }) => quoteNo === quote.quoteNo)
  if (versions.length < 2) return null
  return (
    <Card title={t('quotes.versions')} look="ruled">
      <ul className={styles.versions}>
        {versions.toReversed().map((each) => (
          <li key={each.id}>
            {each.id === quote.id ? (
              <strong>{t('quotes.version', each)}</strong>
            ) : (
              <a href={to.quote(each.id)}>{t('quotes.version', each)}</a>
            )}
            <span>{money(t, each.totalMinor, each.currency)}</span>
            <QuoteBadge status={each.status} />
            <span className="muted">{dateTime(each.createdAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
