import type { OutputOf } from '#platform/contract/endpoint.ts'
import { money, empty } from '#platform/texts/format.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { margins } from './contract.ts'

/** Of goods whose cost is known. */
export function MarginMonths({ months }: { months: OutputOf<typeof margins.months> }) {
  const t = useT()
  if (months.length === 0) return null
  return (
    <Disclosure summary={t('adminMargins.months')}>
      <Table
        caption={t('adminMargins.months')}
        captionHidden
        rows={months}
        rowKey={({ month, currency }) => `${month} ${currency}`}
        columns={[
          { key: 'month', header: t('adminMargins.month'), rowHeader: true, cell: ({ month }) => month },
          {
            key: 'net',
            header: t('adminMargins.net'),
            numeric: true,
            cell: ({ knownMinor, currency }) => money(t, knownMinor, currency),
          },
          {
            key: 'cost',
            header: t('adminMargins.spent'),
            numeric: true,
            cell: ({ costMinor, currency }) => money(t, costMinor, currency),
          },
          {
            key: 'margin',
            header: t('adminMargins.margin'),
            numeric: true,
            cell: ({ knownMinor, costMinor, percent, currency }) =>
              percent === null ? empty : `${money(t, knownMinor - costMinor, currency)} (${percent}%)`,
          },
        ]}
      />
    </Disclosure>
  )
}
