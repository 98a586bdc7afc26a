import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays } from '#platform/office/ui/filter-input.tsx'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { conversion, conversionTabs, type ConversionRow } from './contract.ts'
import { rowName, shareOf } from './row-name.ts'

export async function loader({ api, url }: AdminVisit) {
  const query = readQuery(conversion.list, url)
  const [page, views] = await Promise.all([api.conversion.list(query), api.desk.filters({ list: 'conversion' })])
  return { page, views, tab: conversionTabs.find((tab) => tab === url.searchParams.get('tab')) ?? 'month' }
}

export const action = listAction('conversion', () => Promise.reject(new PageError(405)))

export default function ConversionPage() {
  const t = useT()
  const { page, views, tab } = usePageData<typeof loader>()
  const figure = (key: 'enquiries' | 'quoted' | 'ordered') => ({
    key,
    header: t(`adminConversion.${key}`),
    numeric: true,
    sortable: true,
    cell: (row: ConversionRow) => row[key],
  })
  const share = (key: 'quoted' | 'ordered') => ({
    key: `${key}Share`,
    header: t(`adminConversion.${key}Share`),
    numeric: true,
    cell: (row: ConversionRow) => orDash(shareOf(row[key], row.enquiries)),
  })
  return (
    <AdminList
      title={t('adminConversion.title')}
      page={page}
      views={views}
      columns={[
        {
          key: 'name',
          header: t(`adminConversion.tab_${tab}`),
          rowHeader: true,
          sortable: true,
          cell: (row: ConversionRow) => rowName(t, tab, row),
        },
        figure('enquiries'),
        figure('quoted'),
        share('quoted'),
        figure('ordered'),
        share('ordered'),
      ]}
      rowName={(row) => rowName(t, tab, row)}
      links={<ListLinks list={to.office.conversion()} importAt={false} />}
      tabs={
        <div className="stack">
          <p className="muted">{t('adminConversion.intro')}</p>
          <ListTabs
            label={t('adminConversion.by')}
            tabs={conversionTabs}
            textOf={(each) => t(`adminConversion.tab_${each}`)}
            counts={{}}
          />
        </div>
      }
      filters={
        <>
          <FilterDays from={t('adminOrders.from')} to={t('adminOrders.to')} />
        </>
      }
    />
  )
}
