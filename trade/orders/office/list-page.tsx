import { ListLinks } from '#platform/office/tables/list-links.tsx'
import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { orders, orderTabs } from './contract.ts'
import { payMethods } from '#trade/payments/pay-method.ts'
import { listAction } from '#platform/office/list-action.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDays, FilterInput } from '#platform/office/ui/filter-input.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { OrderDays } from '../pages/order-days.tsx'
import { OrderSums } from '../pages/order-sums.tsx'
import { useOrderColumns } from './use-order-columns.tsx'

const details = ['payments', 'shipments', 'invoices'] as const

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, views] = await Promise.all([
    api.orders.list(readQuery(orders.list, url)),
    api.orders.counts(),
    api.desk.filters({ list: 'orders' }),
  ])
  return { page, counts, views }
}

export const action = listAction('orders', () => Promise.reject(new PageError(405)))

export default function OrderListPage() {
  const t = useT()
  const { page, counts, views } = usePageData<typeof loader>()
  const mayEnter = useMay('behalf.enter')
  return (
    <AdminList
      title={t('adminOrders.title')}
      page={page}
      views={views}
      columns={useOrderColumns()}
      rowName={({ orderSn }) => orderSn}
      add={mayEnter && { href: to.office.newOrder(), label: t('adminEnteredOrders.newOrder') }}
      links={
        <ListLinks
          list={to.office.orders()}
          importAt={false}
          further={{
            title: t('adminOrders.exports'),
            lists: details.map((detail) => ({
              list: to.office.file.ofOrders(detail),
              label: t(`adminOrders.export_${detail}`),
            })),
          }}
        />
      }
      tabs={
        <ListTabs
          label={t('adminOrders.tabs')}
          tabs={orderTabs}
          textOf={(tab) => t(`adminOrders.tab_${tab}`)}
          counts={counts}
        />
      }
      summary={
        <>
          <OrderDays />
          <OrderSums {...page} />
        </>
      }
      filters={
        <>
          <FilterSelect
            name="payMethod"
            label={t('adminOrders.payMethod')}
            options={payMethods.map((method) => ({ value: method, label: t(`orders.pay_${method}`) }))}
          />
          <FilterSelect
            name="currency"
            label={t('adminOrders.currency')}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
          />
          <FilterDays from={t('adminOrders.from')} to={t('adminOrders.to')} />
          <FilterInput type="text" name="least" label={t('orders.least')} />
          <FilterInput type="text" name="most" label={t('orders.most')} />
        </>
      }
    />
  )
}
