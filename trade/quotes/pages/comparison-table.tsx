import type { Comparison as Compared, ComparedSeller, Quote } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { date, dateTime, money, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { ComparedCell } from './compared-cell.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { type PriceUnit } from './unit-price.ts'
import styles from './quotes.module.css'

interface ComparisonTableProps {
  comparison: Compared
  caption: string
  unit: PriceUnit
  /** Where a quote is opened. */
  address?: (quote: Quote) => string
}

/** Quotes side by side, with whose they are; on a phone one after the other. Who has not quoted is named below. */
export function ComparisonTable({
  comparison,
  caption,
  unit,
  address = ({ id }) => to.quote(id),
}: ComparisonTableProps) {
  const t = useT()
  const { quotes, currency, rows, rate, sellers } = comparison
  const perUnit = t(unit === 'kg' ? 'quotes.perKilogram' : 'quotes.perTonne')
  const sellerOf = ({ enquiryId }: Quote) =>
    sellers.length > 1 ? sellers.find((seller) => seller.enquiryId === enquiryId) : undefined
  const columns: Column<Quote>[] = [
    {
      key: 'quote',
      header: t('quotes.title'),
      rowHeader: true,
      cell: (quote) => <QuoteCell quote={quote} seller={sellerOf(quote)} address={address(quote)} />,
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
    ...(sellers.length > 1 ? [answeredColumn(t, sellerOf)] : []),
  ]
  return (
    <>
      {rate && <p>{t('quotes.rate', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}</p>}
      {quotes.length > 0 && (
        <div className={styles.wide} tabIndex={0} role="region" aria-label={caption}>
          <Table<Quote>
            caption={caption}
            captionHidden
            rows={quotes}
            rowKey={({ id }) => id}
            columns={columns}
            className={styles.compared}
          />
        </div>
      )}
      <Missing comparison={comparison} />
    </>
  )
}

/** Nobody wonders who is left out. */
function Missing({ comparison: { sellers, quotes } }: { comparison: Compared }) {
  const t = useT()
  const without = sellers.filter((seller) => !quotes.some(({ enquiryId }) => enquiryId === seller.enquiryId))
  if (sellers.length < 2 || without.length === 0) return null
  return (
    <ul className="muted">
      {without.map((seller) => (
        <li key={seller.enquiryId}>
          {t(seller.firstAnswerAt ? 'quotes.answeredUnquoted' : 'quotes.notAnswered', { name: nameOf(seller, t) })}
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ shop }: ComparedSeller, t: ReturnType<typeof useT>) =>
  shop ? localised(t.locale, shop.name, shop.nameEn).text : t('layout.brand')

const answeredColumn = (
  t: ReturnType<typeof useT>,
  sellerOf: (quote: Quote) => ComparedSeller | undefined,
): Column<Quote> => ({
  key: 'answered',
  header: t('quotes.firstAnswer'),
  cell: (quote) => dateTime(sellerOf(quote)?.firstAnswerAt ?? quote.createdAt),
})

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

interface QuoteCellProps {
  quote: Quote
  /** Named where several were asked. */
  seller: ComparedSeller | undefined
  address: string
}

function QuoteCell({ quote, seller, address }: QuoteCellProps) {
  const t = useT()
  return (
    <span className={styles.named}>
      {seller && <strong>{nameOf(seller, t)}</strong>}
      <a href={address} className={styles.whole}>
        {quote.quoteNo}
      </a>
      <span className="muted">{t('quotes.version', quote)}</span>
      <QuoteBadge status={quote.status} />
      <LinkButton
        href={address}
        size="sm"
        className={styles.open}
        variant={quote.actions.includes('accept') ? 'primary' : 'secondary'}
      >
        {t('quotes.open')}
      </LinkButton>
    </span>
  )
}
