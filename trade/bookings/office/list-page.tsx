import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays } from '#platform/office/ui/filter-input.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { money, empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { bookings, type Booking } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.bookings.list(readQuery(bookings.list, url)),
    api.desk.filters({ list: 'bookings' }),
  ])
  return { page, views }
}

export const action = listAction('bookings', () => Promise.reject(new PageError(405)))

export default function BookingsPage() {
  const t = useT()
  const { page, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminBookings.title')}
      page={page}
      views={views}
      columns={useBookingColumns()}
      rowName={({ orderSn }) => orderSn}
      links={<ListLinks list={to.office.bookings()} importAt={false} />}
      tabs={<p className="muted">{t('adminBookings.intro')}</p>}
      filters={
        <>
          <FilterSelect
            name="currency"
            label={t('adminBookings.currency')}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
          />
          <FilterDays from={t('adminOrders.from')} to={t('adminOrders.to')} />
        </>
      }
    />
  )
}

function useBookingColumns(): ListColumn<Booking>[] {
  const t = useT()
  const amounts = ['net', 'vat', 'gross'] as const
  return [
    { key: 'day', header: t('adminBookings.day'), rowHeader: true, sortable: true, cell: ({ day }) => day },
    { key: 'kind', header: t('adminBookings.kind'), cell: ({ kind }) => t(`statements.kind_${kind}`) },
    {
      key: 'orderSn',
      header: t('adminBookings.orderSn'),
      cell: ({ orderId, orderSn }) => (
        <a href={to.office.order(orderId)} data-row="" className="code">
          {orderSn}
        </a>
      ),
    },
    { key: 'paperNo', header: t('adminBookings.paperNo'), cell: ({ paperNo }) => paperNo ?? empty },
    { key: 'company', header: t('adminBookings.company'), cell: ({ company }) => company },
    ...amounts.map((name) => ({
      key: name,
      header: t(`adminBookings.${name}`),
      numeric: true,
      cell: (row: Booking) => money(t, row[`${name}Minor`], row.currency),
    })),
    { key: 'side', header: t('adminBookings.side'), cell: ({ side }) => t(`adminBookings.${side}`) },
  ]
}
