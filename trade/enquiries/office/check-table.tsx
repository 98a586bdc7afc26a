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

/** Each line beside what is known, and a tick where a price is far from it. */
export function CheckTable({ check: { currency, lines, charges, totalMinor, rate } }: { check: QuoteCheck }) {
  const t = useT()
  return (
    <section className="stack">
      <h2>{t('adminEnquiries.checkTitle')}</h2>
      {rate && <p>{t('adminEnquiries.rateUsed', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}</p>}
      <Table<CheckedLine>
        caption={t('adminEnquiries.checkTitle')}
        captionHidden
        rows={lines}
        rowKey={({ position }) => position}
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
      {lines.some(({ doubtful }) => doubtful) && (
        <Checkbox name="confirmed" value="yes" label={t('adminEnquiries.meant')} />
      )}
    </section>
  )
}

function columnsOf(t: Translator, currency: Currency): Column<CheckedLine>[] {
  const amount = (minor: number | null) => orDash(minor === null ? null : money(t, minor, currency))
  return [
    {
      key: 'product',
      header: t('adminEnquiries.product'),
      rowHeader: true,
      cell: ({ product, kilograms }) => (
        <>
          {productTitle(product, t)}
          <div className="muted">{weight(t, kilograms)}</div>
        </>
      ),
    },
    {
      key: 'price',
      header: t('adminEnquiries.price'),
      numeric: true,
      cell: ({ perTonneMinor, doubtful }) => (
        <>
          <strong>{money(t, perTonneMinor, currency)}</strong>{' '}
          {doubtful && <Badge tone="warning">{t('adminEnquiries.doubtful')}</Badge>}
        </>
      ),
    },
    {
      key: 'list',
      header: t('adminEnquiries.listPrice'),
      numeric: true,
      cell: ({ listMinor }) => amount(listMinor),
    },
    {
      key: 'target',
      header: t('adminEnquiries.target'),
      numeric: true,
      cell: ({ targetMinor }) => amount(targetMinor),
    },
    {
      key: 'stock',
      header: t('adminEnquiries.stock'),
      numeric: true,
      cell: ({ stockKg, kilograms }) => (
        <>
          {weight(t, stockKg)}{' '}
          {stockKg !== null && stockKg < kilograms && <Badge tone="warning">{t('adminEnquiries.doubtful')}</Badge>}
        </>
      ),
    },
    { key: 'last', header: t('adminEnquiries.lastPrices'), cell: (line) => <LastPrices line={line} /> },
  ]
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
