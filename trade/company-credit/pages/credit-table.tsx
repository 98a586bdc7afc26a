import { money } from '#platform/texts/format.ts'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Standing } from '../contract.ts'

const amounts = ['limit', 'used', 'free', 'overdue'] as const

/** By currency: agreed, used, free and overdue. */
export function CreditTable({ standings }: { standings: readonly Standing[] }) {
  const t = useT()
  return (
    <Table
      caption={t('companyCredit.title')}
      captionHidden
      rows={standings}
      rowKey={({ currency }) => currency}
      columns={[
        { key: 'currency', header: t('companyCredit.currency'), rowHeader: true, cell: ({ currency }) => currency },
        ...amounts.map((amount) => ({
          key: amount,
          header: t(`companyCredit.${amount}`),
          numeric: true,
          cell: (standing: Standing) => money(t, standing[`${amount}Minor`], standing.currency),
        })),
        { key: 'days', header: t('companyCredit.days'), numeric: true, cell: ({ days }) => days },
      ]}
    />
  )
}
