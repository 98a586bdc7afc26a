import type { Currency } from '#platform/contract/currencies.ts'
import { date, money, weight } from '#platform/texts/format.ts'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Settlement } from '../settlement.ts'

export interface SettledLine {
  id: number
  title: string
  orderedKg: number
  shippedKg: number
  chargedKg: number
  amountMinor: number
}

interface SettlementTableProps {
  lines: readonly SettledLine[]
  settlements: readonly Settlement[]
  currency: Currency
}

/** Ordered, shipped and charged side by side, and how the total came to be what it is. */
export function SettlementTable({ lines, settlements, currency }: SettlementTableProps) {
  const t = useT()
  const columns: Column<SettledLine>[] = [
    { key: 'goods', header: t('settlements.goods'), rowHeader: true, cell: ({ title }) => title },
    { key: 'ordered', header: t('settlements.ordered'), numeric: true, cell: ({ orderedKg }) => weight(t, orderedKg) },
    { key: 'shipped', header: t('settlements.shipped'), numeric: true, cell: ({ shippedKg }) => weight(t, shippedKg) },
    { key: 'charged', header: t('settlements.charged'), numeric: true, cell: ({ chargedKg }) => weight(t, chargedKg) },
    {
      key: 'amount',
      header: t('settlements.amount'),
      numeric: true,
      cell: ({ amountMinor }) => <strong>{money(t, amountMinor, currency)}</strong>,
    },
  ]
  return (
    <div className="stack">
      <Table caption={t('settlements.title')} captionHidden columns={columns} rows={lines} rowKey={({ id }) => id} />
      <ul className="stack tight">
        {settlements.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry, currency }: { entry: Settlement; currency: Currency }) {
  const t = useT()
  const { cause, totalBeforeMinor, totalAfterMinor, refundedMinor, reason, time } = entry
  const amount = (minor: number) => money(t, minor, currency)
  const difference = totalAfterMinor - totalBeforeMinor
  return (
    <>
      <time dateTime={time} className="muted">
        {date(time)}
      </time>{' '}
      {t(`settlements.cause_${cause}`)}
      {': '}
      {t(difference < 0 ? 'settlements.less' : 'settlements.more', {
        before: amount(totalBeforeMinor),
        difference: amount(Math.abs(difference)),
        after: amount(totalAfterMinor),
      })}
      {refundedMinor > 0 && ` ${t('settlements.back', { amount: amount(refundedMinor) })}`}
      {reason && <span className="muted"> {reason}</span>}
    </>
  )
}
