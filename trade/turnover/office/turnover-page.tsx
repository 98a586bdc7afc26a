import { productTitle } from '#catalogue/goods/product-title.ts'
import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays } from '#platform/office/ui/filter-input.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { money, weight, empty } from '#platform/texts/format.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Table } from '#platform/ui/table.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { margins } from '#trade/margins/office/contract.ts'
import { MarginMonths } from '#trade/margins/office/margin-months.tsx'
import { turnover, turnoverTabs, type MonthRow, type TurnoverRow } from './contract.ts'

export async function loader({ api, url, me }: AdminVisit) {
  const maySeeCosts = (await me())?.permissions.includes('costs.read')
  const [page, months, views, earned] = await Promise.all([
    api.turnover.list(readQuery(turnover.list, url)),
    api.turnover.months(readQuery(turnover.months, url)),
    api.desk.filters({ list: 'turnover' }),
    maySeeCosts ? api.margins.months(readQuery(margins.months, url)) : [],
  ])
  return { page, months, views, earned }
}

export const action = listAction('turnover', () => Promise.reject(new PageError(405)))

export default function TurnoverPage() {
  const t = useT()
  const { page, months, views, earned } = usePageData<typeof loader>()
  const figures = useFigureColumns()
  const name = (row: TurnoverRow) =>
    row.product ? productTitle(row.product, t) : <Local zh={row.name} en={row.nameEn} />
  return (
    <AdminList
      title={t('adminTurnover.title')}
      page={page}
      views={views}
      columns={[
        { key: 'name', header: t('adminTurnover.name'), rowHeader: true, sortable: true, cell: name },
        ...figures,
      ]}
      rowName={(row) => row.name}
      links={<ListLinks list={to.office.turnover()} importAt={false} />}
      tabs={
        <div className="stack">
          <Months months={months} />
          <MarginMonths months={earned} />
          <ListTabs
            label={t('adminTurnover.by')}
            tabs={turnoverTabs}
            textOf={(tab) => t(`adminTurnover.tab_${tab}`)}
            counts={{}}
          />
        </div>
      }
      filters={
        <>
          <FilterSelect
            name="currency"
            label={t('adminTurnover.currency')}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
          />
          <FilterDays from={t('adminOrders.from')} to={t('adminOrders.to')} />
        </>
      }
    />
  )
}

/** What was sold in each month, and where to see what of it is not paid. */
function Months({ months }: { months: readonly MonthRow[] }) {
  const t = useT()
  const figures = useFigureColumns()
  const maySeeOpen = useMay('money.read')
  return (
    <div className="stack tight">
      <p className="muted">
        {t('adminTurnover.intro')} {maySeeOpen && <a href={to.office.receivables()}>{t('adminTurnover.open')}</a>}
      </p>
      {months.length > 0 && (
        <Disclosure summary={t('adminTurnover.months')} open>
          <Table
            caption={t('adminTurnover.months')}
            captionHidden
            rows={months}
            rowKey={({ month, currency }) => `${month} ${currency}`}
            columns={[
              { key: 'month', header: t('adminTurnover.month'), rowHeader: true, cell: ({ month }) => month },
              ...figures,
            ]}
          />
        </Disclosure>
      )}
    </div>
  )
}

/** Amounts of different currencies are never added: each has rows of its own. */
function useFigureColumns() {
  const t = useT()
  type Figures = Omit<MonthRow, 'month'>
  return [
    {
      key: 'orders',
      header: t('adminTurnover.orders'),
      numeric: true,
      sortable: true,
      cell: (row: Figures) => row.orders,
    },
    {
      key: 'kilograms',
      header: t('adminTurnover.kilograms'),
      numeric: true,
      sortable: true,
      cell: (row: Figures) => weight(t, row.kilograms),
    },
    {
      key: 'charged',
      header: t('adminTurnover.charged'),
      numeric: true,
      cell: (row: Figures) => money(t, row.chargedMinor, row.currency),
    },
    {
      key: 'credited',
      header: t('adminTurnover.credited'),
      numeric: true,
      cell: (row: Figures) => (row.creditedMinor === 0 ? empty : money(t, row.creditedMinor, row.currency)),
    },
    {
      key: 'turnover',
      header: t('adminTurnover.turnover'),
      numeric: true,
      sortable: true,
      cell: (row: Figures) => <strong>{money(t, row.turnoverMinor, row.currency)}</strong>,
    },
  ]
}
