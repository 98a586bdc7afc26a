import type { ReactNode } from 'react'
import type { Comparison as Compared, ComparedSeller, Quote } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { currencyMark, date, dateTime, money, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Table } from '#platform/ui/table.tsx'
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

/** What decides between offers: one row for each. */
interface Fact {
  key: string
  name: string
  of: (quote: Quote) => ReactNode
}

/** Quotes side by side, fact by fact: they are few, whatever the number of goods. Who has not quoted is named below. */
export function ComparisonTable({
  comparison,
  caption,
  unit,
  address = ({ id }) => to.quote(id),
}: ComparisonTableProps) {
  const t = useT()
  const { quotes, rate, sellers, withoutVat } = comparison
  const sellerOf = ({ enquiryId }: Quote) => sellers.find((seller) => seller.enquiryId === enquiryId)
  const several = sellers.length > 1
  const facts: Fact[] = [
    { key: 'quote', name: t('quotes.title'), of: (quote) => <QuoteCell quote={quote} address={address(quote)} /> },
    ...pricesOf(t, comparison, unit),
    ...termsOf(t),
    ...(several ? [{ key: 'answered', name: t('quotes.firstAnswer'), of: answered(sellerOf) }] : []),
  ]
  const nameIn = (quote: Quote) => {
    const seller = several && sellerOf(quote)
    return seller ? nameOf(seller, t) : quote.quoteNo
  }
  return (
    <>
      {rate && <p>{t('quotes.rate', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}</p>}
      {withoutVat && <p>{t('quotes.withoutVat')}</p>}
      {quotes.length > 0 && (
        <div className={styles.wide} tabIndex={0} role="region" aria-label={caption}>
          <Table<Fact>
            caption={caption}
            captionHidden
            rows={facts}
            rowKey={({ key }) => key}
            columns={[
              { key: 'fact', header: t('quotes.fact'), rowHeader: true, cell: ({ name }) => name },
              ...quotes.map((quote) => ({
                key: String(quote.id),
                header: nameIn(quote),
                cell: (fact: Fact) => fact.of(quote),
              })),
            ]}
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

const nameOf = ({ shop }: ComparedSeller, t: Translator) =>
  shop ? localised(t.locale, shop.name, shop.nameEn).text : t('layout.brand')

const answered = (sellerOf: (quote: Quote) => ComparedSeller | undefined) => (quote: Quote) => {
  const time = sellerOf(quote)?.firstAnswerAt ?? quote.createdAt
  return <time dateTime={time}>{dateTime(time)}</time>
}

const pricesOf = (t: Translator, { rows, currency, quantities, withoutVat }: Compared, unit: PriceUnit): Fact[] =>
  rows.map((row) => ({
    key: `row ${row.enquiryPosition}`,
    name: `${row.name}, ${currencyMark(t, currency)}${t(unit === 'kg' ? 'quotes.perKilogram' : 'quotes.perTonne')}`,
    of: (quote) => {
      const price = row.prices.find(({ quoteId }) => quoteId === quote.id)
      const shown = { quote, currency, unit, several: quantities.length > 1, withoutVat }
      return price && <ComparedCell {...shown} price={price} />
    },
  }))

const termsOf = (t: Translator): Fact[] => [
  {
    key: 'total',
    name: t('quotes.quotedTotal'),
    of: (quote) => (
      <>
        <span className={styles.whole}>{money(t, quote.totalMinor, quote.currency)}</span>
        <span className={styles.aside}>{weight(t, quote.kilograms)}</span>
      </>
    ),
  },
  {
    key: 'delivery',
    name: t('quotes.delivery'),
    of: ({ deliveryTerm, deliveryPlace }) => deliveryText(deliveryTerm, deliveryPlace, t.locale),
  },
  {
    key: 'payment',
    name: t('quotes.payment'),
    of: ({ paymentType }) => <Local zh={paymentType.name} en={paymentType.nameEn} />,
  },
  { key: 'valid', name: t('quotes.validUntil'), of: ({ validUntil }) => date(validUntil) },
]

function QuoteCell({ quote, address }: { quote: Quote; address: string }) {
  const t = useT()
  return (
    <span className={styles.named}>
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
