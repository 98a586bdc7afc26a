import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { money, empty } from '#platform/texts/format.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ages } from '../age.ts'
import type { ReceivableSum } from './contract.ts'

const mostShown = 50

/** All that is found by currency and age, and the same by buyer. */
export function SumTables({ sums }: { sums: readonly ReceivableSum[] }) {
  const t = useT()
  const byAge = useAgeColumns()
  if (sums.length === 0) return null
  const currency: Column<ReceivableSum> = {
    key: 'currency',
    header: t('adminReceivables.currency'),
    rowHeader: true,
    cell: (sum) => sum.currency,
  }
  const buyer: Column<ReceivableSum> = {
    key: 'buyer',
    header: t('adminReceivables.buyer'),
    rowHeader: true,
    cell: ({ companyId, buyer: name }) => (companyId ? <a href={to.office.company(companyId)}>{name}</a> : name),
  }
  return (
    <>
      <Table
        caption={t('adminReceivables.totals')}
        captionHidden
        rows={totalsOf(sums)}
        rowKey={(sum) => sum.currency}
        columns={[currency, ...byAge]}
      />
      <Disclosure summary={t('adminReceivables.byBuyer')}>
        <Table
          caption={t('adminReceivables.byBuyer')}
          captionHidden
          rows={sums.slice(0, mostShown)}
          rowKey={(sum) => `${sum.companyId} ${sum.buyer} ${sum.currency}`}
          columns={[buyer, ...byAge]}
        />
      </Disclosure>
    </>
  )
}

function useAgeColumns(): Column<ReceivableSum>[] {
  const t = useT()
  return [
    ...ages.map((age) => ({
      key: age,
      header: t(`adminReceivables.age_${age}`),
      numeric: true,
      cell: (sum: ReceivableSum) => (sum[age] === 0 ? empty : money(t, sum[age], sum.currency)),
    })),
    {
      key: 'total',
      header: t('adminReceivables.total'),
      numeric: true,
      cell: ({ totalMinor, currency }) => <strong>{money(t, totalMinor, currency)}</strong>,
    },
  ]
}

const totalsOf = (sums: readonly ReceivableSum[]): ReceivableSum[] =>
  currencies.flatMap((currency) => {
    const of = sums.filter((sum) => sum.currency === currency)
    const [first] = of
    if (!first) return []
    const added = (name: (typeof ages)[number] | 'totalMinor') => of.reduce((total, sum) => total + sum[name], 0)
    const amounts = Object.fromEntries(ages.map((age) => [age, added(age)])) as Pick<
      ReceivableSum,
      (typeof ages)[number]
    >
    return [{ ...first, ...amounts, totalMinor: added('totalMinor') }]
  })
