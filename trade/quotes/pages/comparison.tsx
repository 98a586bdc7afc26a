import type { Comparison as Compared, Quote } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { date, money, weight } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { ComparedCell } from './compared-cell.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { type PriceUnit } from './unit-price.ts'
import { ComparisonSettings } from './comparison-settings.tsx'
import styles from './quotes.module.css'

interface ComparisonProps {
  comparison: Compared
  enquiryId: number
  enquiryNo: string
  unit: PriceUnit
}

/** Quotes side by side; on a phone one quote after the other. */
export function Comparison({ comparison, enquiryId, enquiryNo, unit }: ComparisonProps) {
  const t = useT()
  const { quotes, currency, rows, rate } = comparison
  const perUnit = t(unit === 'kg' ? 'quotes.perKilogram' : 'quotes.perTonne')
  const columns: Column<Quote>[] = [
    {
      key: 'quote',
      header: t('quotes.title'),
      rowHeader: true,
      cell: (quote) => <QuoteCell quote={quote} />,
    },
    ...rows.map((row) => ({
      key: `row ${row.enquiryPosition}`,
      header: row.name,
      unit: `${currency} ${perUnit}`,
      numeric: true,
      cell: (quote: Quote) => {
        const price = row.prices.find(({ quoteId }) => quoteId === quote.id)
        const line = quote.lines.find(({ enquiryPosition }) => enquiryPosition === row.enquiryPosition)
        const quoted = { currency: quote.currency, perTonneMinor: line?.perTonneMinor ?? 0 }
        return price && <ComparedCell price={price} quoted={quoted} currency={currency} unit={unit} />
      },
    })),
    ...factsOf(t),
  ]
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.enquiry(enquiryId)}>← {t('quotes.back')}</a>
        </p>
        <h1>{t('quotes.compareTitle', { enquiryNo })}</h1>
        <p className="muted">{t('quotes.compareIntro')}</p>
      </header>
      {quotes.length === 0 ? (
        <EmptyState icon="enquiry" title={t('quotes.compareEmpty')}>
          {t('quotes.compareEmptyText')}
        </EmptyState>
      ) : (
        <>
          <ComparisonSettings enquiryId={enquiryId} currency={currency} unit={unit} />
          {quotes.length === 1 && <p className="muted">{t('quotes.compareOne')}</p>}
          {rate && <p>{t('quotes.rate', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}</p>}
          <div className={styles.wide} tabIndex={0} role="region" aria-label={t('quotes.compareTitle', { enquiryNo })}>
            <Table<Quote>
              caption={t('quotes.compareTitle', { enquiryNo })}
              captionHidden
              rows={quotes}
              rowKey={({ id }) => id}
              columns={columns}
              className={styles.compared}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** What else decides between two offers. */
const factsOf = (t: ReturnType<typeof useT>): Column<Quote>[] => [
  {
    key: 'total',
    header: t('quotes.quotedTotal'),
    cell: (quote) => (
      <>
        <span className={styles.whole}>{money(t, quote.totalMinor, quote.currency)}</span>
        <span className={styles.aside}>{weight(t, quote.kilograms)}</span>
      </>
    ),
  },
  {
    key: 'delivery',
    header: t('quotes.delivery'),
    cell: ({ deliveryTerm, deliveryPlace }) => deliveryText(deliveryTerm, deliveryPlace, t.locale),
  },
  {
    key: 'payment',
    header: t('quotes.payment'),
    cell: ({ paymentType }) => (
      <span className={styles.terms}>
        <Local zh={paymentType.name} en={paymentType.nameEn} />
      </span>
    ),
  },
  {
    key: 'valid',
    header: t('quotes.validUntil'),
    cell: ({ validUntil }) => <span className={styles.whole}>{date(validUntil)}</span>,
  },
]

function QuoteCell({ quote }: { quote: Quote }) {
  const t = useT()
  return (
    <span className={styles.named}>
      <a href={to.quote(quote.id)} className={styles.whole}>
        {quote.quoteNo}
      </a>
      <span className="muted">{t('quotes.version', quote)}</span>
      <QuoteBadge status={quote.status} />
      <LinkButton
        href={to.quote(quote.id)}
        size="sm"
        className={styles.open}
        variant={quote.actions.includes('accept') ? 'primary' : 'secondary'}
      >
        {t('quotes.open')}
      </LinkButton>
    </span>
  )
}
