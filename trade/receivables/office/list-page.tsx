import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { money, empty } from '#platform/texts/format.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { ageTabs, receivables, type Receivable } from './contract.ts'
import { SumTables } from './sum-tables.tsx'

export async function loader({ api, url }: AdminVisit) {
  const [page, sums, views] = await Promise.all([
    api.receivables.list(readQuery(receivables.list, url)),
    api.receivables.sums(readQuery(receivables.sums, url)),
    api.desk.filters({ list: 'receivables' }),
  ])
  return { page, sums, views }
}

export const action = listAction('receivables', () => Promise.reject(new PageError(405)))

export default function ReceivablesPage() {
  const t = useT()
  const { page, sums, views } = usePageData<typeof loader>()
  const columns = useReceivableColumns()
  return (
    <AdminList
      title={t('adminReceivables.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ orderSn }) => orderSn}
      links={<ListLinks list={to.office.receivables()} importAt={false} />}
      tabs={
        <div className="stack">
          <SumTables sums={sums} />
          <ListTabs
            label={t('adminReceivables.age')}
            tabs={ageTabs}
            textOf={(tab) => t(tab === 'all' ? 'adminReceivables.all' : `adminReceivables.age_${tab}`)}
            counts={{}}
          />
        </div>
      }
      filters={
        <FilterSelect
          name="currency"
          label={t('adminReceivables.currency')}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
        />
      }
    />
  )
}

function useReceivableColumns(): ListColumn<Receivable>[] {
  const t = useT()
  return [
    {
      key: 'orderSn',
      header: t('adminReceivables.orderSn'),
      rowHeader: true,
      sortable: true,
      cell: ({ orderId, orderSn }) => (
        <a href={to.office.order(orderId)} data-row="" className="code">
          {orderSn}
        </a>
      ),
    },
    {
      key: 'buyer',
      header: t('adminReceivables.buyer'),
      sortable: true,
      cell: ({ companyId, buyer }) => (companyId ? <a href={to.office.company(companyId)}>{buyer}</a> : buyer),
    },
    { key: 'due', header: t('adminReceivables.due'), cell: (part) => dueText(t, { ...part, dueOn: null }) },
    { key: 'dueOn', header: t('adminReceivables.dueOn'), sortable: true, cell: ({ dueOn }) => dueOn ?? empty },
    {
      key: 'age',
      header: t('adminReceivables.age'),
      cell: ({ age }) => (
        <Badge tone={age === 'notDue' ? 'neutral' : 'danger'}>{t(`adminReceivables.age_${age}`)}</Badge>
      ),
    },
    {
      key: 'rest',
      header: t('adminReceivables.rest'),
      numeric: true,
      sortable: true,
      cell: ({ restMinor, currency }) => money(t, restMinor, currency),
    },
  ]
}
