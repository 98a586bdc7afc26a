import { dateTime, money, empty } from '#platform/texts/format.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Table } from '#platform/ui/table.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { DeskPriceChange } from './contract.ts'

/** Who changed the list price from what to what, when and how; nothing where nobody has. */
export function PriceChanges({ changes }: { changes: readonly DeskPriceChange[] }) {
  const t = useT()
  if (changes.length === 0) return null
  const amount = (listed: DeskPriceChange['from']) =>
    listed ? money(t, listed.perTonneMinor, listed.currency) : t('products.priceOnEnquiry')
  return (
    <Disclosure summary={t('adminPriceHistory.title')}>
      <Table
        caption={t('adminPriceHistory.title')}
        captionHidden
        rows={changes}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', header: t('adminPriceHistory.when'), rowHeader: true, cell: ({ at }) => dateTime(at) },
          { key: 'from', header: t('adminPriceHistory.from'), numeric: true, cell: ({ from }) => amount(from) },
          { key: 'to', header: t('adminPriceHistory.to'), numeric: true, cell: ({ to }) => amount(to) },
          {
            key: 'who',
            header: t('adminPriceHistory.who'),
            cell: ({ operatorName, operatorNameEn }) => (
              <Local zh={operatorName ?? empty} en={operatorNameEn ?? empty} />
            ),
          },
          {
            key: 'why',
            header: t('adminPriceHistory.why'),
            cell: ({ reason }) => t(`adminPriceHistory.why_${reason}`),
          },
        ]}
      />
    </Disclosure>
  )
}
