import type { CheckedLine, QuoteCheck } from '#trade/quotes/office/quote-check.ts'
import { placeText, stepText } from '#trade/freight/charge-text.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { date, money, orDash, weight } from '#platform/texts/format.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { GoodsMargin } from '#trade/margins/office/contract.ts'
import { MarginLine } from '#trade/margins/office/margin-line.tsx'
import styles from '../pages/quotes.module.css'
import { StockCell } from './stock-cell.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'

/** One quantity of a line, beside what is known of the line. */
interface Offer extends Pick<CheckedLine, 'kilograms' | 'perTonneMinor' | 'listMinor' | 'own'> {
  line: CheckedLine
  first: boolean
  margin: GoodsMargin['offers'][number] | undefined
}

const offersOf = (margin: GoodsMargin | null) => (line: CheckedLine, index: number) =>
  [line, ...line.tiers].map(({ kilograms, perTonneMinor, listMinor, own }, at): Offer => {
    const left = margin?.offers.find((offer) => offer.line === index && offer.kilograms === kilograms)
    return { line, first: at === 0, kilograms, perTonneMinor, listMinor, own, margin: left }
  })

interface CheckTableProps {
  check: QuoteCheck
  /** For whoever may know what goods cost. */
  margin: GoodsMargin | null
}

/** Each quantity beside what is known. */
export function CheckTable({ check, margin }: CheckTableProps) {
  const t = useT()
  const { currency, lines, charges, totalMinor, rate } = check
  return (
    <>
      {rate && <p>{t('adminEnquiries.rateUsed', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}</p>}
      <Table<Offer>
        caption={t('adminEnquiries.checkTitle')}
        captionHidden
        rows={lines.flatMap(offersOf(margin))}
        rowKey={({ line, kilograms }) => `${line.position} ${kilograms}`}
        columns={[...pricesOf(t, currency, margin !== null), ...knownOf(t, currency)]}
      />
      {charges.length > 0 && (
        <DescriptionList
          items={[
            ...charges.map(({ step, to, amountMinor }) => ({
              term: `${stepText(t, step)} (${placeText(t, to)})`,
              value: money(t, amountMinor, currency),
            })),
            { term: t('adminEnquiries.total'), value: <strong>{money(t, totalMinor, currency)}</strong> },
          ]}
        />
      )}
      <MarginLine margin={margin} />
    </>
  )
}

/** Where prices are far from what is known, somebody says that they are meant. */
export function MeantBox({ check: { lines } }: { check: QuoteCheck }) {
  const t = useT()
  if (!lines.some(({ doubtful }) => doubtful)) return null
  return <Checkbox name="confirmed" value="yes" label={t('adminEnquiries.meant')} />
}

const amountIn = (t: Translator, currency: Currency) => (minor: number | null) =>
  orDash(minor === null ? null : money(t, minor, currency))

function pricesOf(t: Translator, currency: Currency, maySeeCosts: boolean): Column<Offer>[] {
  const amount = amountIn(t, currency)
  return [
    {
      key: 'product',
      header: t('adminEnquiries.product'),
      rowHeader: true,
      cell: ({ line, first, kilograms }) => (
        <>
          {first && productTitle(line.product, t)}
          <div className="muted">{weight(t, kilograms)}</div>
        </>
      ),
    },
    {
      key: 'price',
      header: t('adminEnquiries.price'),
      numeric: true,
      cell: ({ line, first, perTonneMinor }) => (
        <>
          <strong>{money(t, perTonneMinor, currency)}</strong>{' '}
          {first && line.doubtful && <Badge tone="warning">{t('adminEnquiries.doubtful')}</Badge>}
        </>
      ),
    },
    {
      key: 'list',
      header: t('adminEnquiries.listPrice'),
      numeric: true,
      cell: ({ perTonneMinor, listMinor }) => (
        <>
          {amount(listMinor)}
          {listMinor !== null && <div className="muted">{difference(perTonneMinor, listMinor)}</div>}
        </>
      ),
    },
    ...(maySeeCosts ? [costColumn(t, amount)] : []),
  ]
}

const costColumn = (t: Translator, amount: (minor: number | null) => string): Column<Offer> => ({
  key: 'cost',
  header: t('adminMargins.costAndMargin'),
  numeric: true,
  cell: ({ margin }) => (
    <>
      {amount(margin?.costPerTonneMinor ?? null)}
      {margin && margin.percent !== null && <div className="muted">{margin.percent}%</div>}
    </>
  ),
})

function knownOf(t: Translator, currency: Currency): Column<Offer>[] {
  const amount = amountIn(t, currency)
  return [
    {
      key: 'own',
      header: t('adminEnquiries.ownPrice'),
      cell: ({ own, perTonneMinor }) => <Own own={own} perTonneMinor={perTonneMinor} currency={currency} />,
    },
    {
      key: 'target',
      header: t('adminEnquiries.target'),
      numeric: true,
      cell: ({ line }) => amount(line.targetMinor),
    },
    { key: 'stock', header: t('adminEnquiries.stock'), cell: (offer) => <StockCell {...offer} /> },
    {
      key: 'last',
      header: t('adminEnquiries.lastPrices'),
      cell: ({ line }) => <LastPrices line={line} />,
    },
  ]
}

/** How far a price is from another one: −3.2%. */
function difference(perTonneMinor: number, otherMinor: number) {
  const percent = Math.round((1000 * (perTonneMinor - otherMinor)) / otherMinor) / 10
  return percent === 0 ? '±0%' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

interface OwnProps extends Pick<Offer, 'own' | 'perTonneMinor'> {
  currency: Currency
}

/** What the company that asks pays without a quote, and by which paper. */
function Own({ own, perTonneMinor, currency }: OwnProps) {
  const t = useT()
  if (!own) return orDash(null)
  return (
    <>
      <span className={styles.whole}>{money(t, own.perTonneMinor, currency)}</span>
      <div className="muted">{difference(perTonneMinor, own.perTonneMinor)}</div>
      <div className="muted">
        <Local zh={own.name} en={own.nameEn} />
        {own.leftKg !== null && ` · ${t('adminEnquiries.leftToCall', { weight: weight(t, own.leftKg) })}`}
      </div>
    </>
  )
}

function LastPrices({ line: { lastPrices } }: { line: CheckedLine }) {
  const t = useT()
  if (lastPrices.length === 0) return orDash(null)
  return lastPrices.map(({ quoteNo, at, perTonneMinor, currency }) => (
    <div key={`${quoteNo} ${at}`}>
      <span className={styles.whole}>{money(t, perTonneMinor, currency)}</span>{' '}
      <span className="muted">
        <span className={styles.whole}>{quoteNo}</span> <span className={styles.whole}>{date(at)}</span>
      </span>
    </div>
  ))
}
