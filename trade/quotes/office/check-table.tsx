import type { CheckedLine, QuoteCheck } from '#trade/quotes/office/quote-check.ts'
import { placeText, stepText } from '#trade/freight/charge-text.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { date, money, orDash, weight } from '#platform/texts/format.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'

/** One quantity of a line, beside what is known of the line. */
interface Offer extends Pick<CheckedLine, 'kilograms' | 'perTonneMinor' | 'listMinor'> {
  line: CheckedLine
  first: boolean
}

const offersOf = (line: CheckedLine): Offer[] =>
  [line, ...line.tiers].map(({ kilograms, perTonneMinor, listMinor }, at) => ({
    line,
    first: at === 0,
    kilograms,
    perTonneMinor,
    listMinor,
  }))

/** Each quantity beside what is known, and a tick where a price is far from it. */
export function CheckTable({ check: { currency, lines, charges, totalMinor, rate } }: { check: QuoteCheck }) {
  const t = useT()
  return (
    <>
      {rate && <p>{t('adminEnquiries.rateUsed', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}</p>}
      <Table<Offer>
        caption={t('adminEnquiries.checkTitle')}
        captionHidden
        rows={lines.flatMap(offersOf)}
        rowKey={({ line, kilograms }) => `${line.position} ${kilograms}`}
        columns={columnsOf(t, currency)}
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
    </>
  )
}

/** Where prices are far from what is known, somebody says that they are meant. */
export function MeantBox({ check: { lines } }: { check: QuoteCheck }) {
  const t = useT()
  if (!lines.some(({ doubtful }) => doubtful)) return null
  return <Checkbox name="confirmed" value="yes" label={t('adminEnquiries.meant')} />
}

function columnsOf(t: Translator, currency: Currency): Column<Offer>[] {
  const amount = (minor: number | null) => orDash(minor === null ? null : money(t, minor, currency))
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
    {
      key: 'target',
      header: t('adminEnquiries.target'),
      numeric: true,
      cell: ({ line }) => amount(line.targetMinor),
    },
    { key: 'stock', header: t('adminEnquiries.stock'), numeric: true, cell: (offer) => <Stock offer={offer} /> },
    {
      key: 'last',
      header: t('adminEnquiries.lastPrices'),
      cell: ({ line }) => <LastPrices line={line} />,
    },
  ]
}

/** How far a price is from the list price: −3.2%. */
function difference(perTonneMinor: number, listMinor: number) {
  const percent = Math.round((1000 * (perTonneMinor - listMinor)) / listMinor) / 10
  return percent === 0 ? '±0%' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

function Stock({ offer: { line, kilograms } }: { offer: Offer }) {
  const t = useT()
  const { stockKg } = line
  return (
    <>
      {weight(t, stockKg)}{' '}
      {stockKg !== null && stockKg < kilograms && <Badge tone="warning">{t('adminEnquiries.doubtful')}</Badge>}
    </>
  )
}

function LastPrices({ line: { lastPrices } }: { line: CheckedLine }) {
  const t = useT()
  if (lastPrices.length === 0) return orDash(null)
  return lastPrices.map(({ quoteNo, at, perTonneMinor, currency }) => (
    <div key={`${quoteNo} ${at}`}>
      {money(t, perTonneMinor, currency)}{' '}
      <span className="muted">
        {quoteNo} · {date(at)}
      </span>
    </div>
  ))
}
