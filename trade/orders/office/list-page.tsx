import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { orders, orderTabs, type OrderRow } from './contract.ts'
import { payMethods } from '#trade/payments/pay-method.ts'
import { dateTime, money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { listAction } from '#platform/office/list-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterDay } from '#platform/office/ui/filter-day.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { Badge } from '#platform/ui/badge.tsx'

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
  return (
    <AdminList
      title={t('adminOrders.title')}
      page={page}
      views={views}
      columns={useColumns()}
      rowName={({ orderSn }) => orderSn}
      tabs={
        <ListTabs
          label={t('adminOrders.tabs')}
          tabs={orderTabs}
          textOf={(tab) => t(`adminOrders.tab_${tab}`)}
          counts={counts}
        />
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
          <FilterDay name="from" label={t('adminOrders.from')} />
          <FilterDay name="to" label={t('adminOrders.to')} />
        </>
      }
    />
  )
}

function useColumns(): ListColumn<OrderRow>[] {
  const t = useT()
  return [
    {
      key: 'orderSn',
      header: t('adminOrders.number'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, orderSn }) => (
        <a href={to.office.order(id)} data-row="" className="code">
          {orderSn}
        </a>
      ),
    },
    {
      key: 'state',
      header: t('adminOrders.state'),
      cell: (row) => (
        <span className="cluster">
          <StatusBadge status={row.status} />
          {row.slipWaiting && <Badge tone="warning">{t('adminOrders.slipWaiting')}</Badge>}
          {row.refundDue && <Badge tone="danger">{t('adminOrders.refundDue')}</Badge>}
          {row.returnApplyStatus !== null && <ReturnBadge status={row.returnApplyStatus} />}
        </span>
      ),
    },
    {
      key: 'buyer',
      header: t('adminOrders.buyer'),
      cell: ({ memberId, memberName, company }) => (
        <>
          <a href={to.office.member(memberId)}>{memberName}</a>
          {company && <div className="muted">{company}</div>}
        </>
      ),
    },
    {
      key: 'goods',
      header: t('adminOrders.goods'),
      cell: ({ firstProduct, lineCount }) => (
        <>
          {productTitle(firstProduct, t)}
          {lineCount > 1 && <span className="muted"> {t('adminOrders.andMore', { count: lineCount - 1 })}</span>}
        </>
      ),
    },
    {
      key: 'kilograms',
      header: t('adminOrders.weight'),
      numeric: true,
      sortable: true,
      cell: ({ kilograms }) => weight(t, kilograms),
    },
    {
      key: 'total',
      header: t('adminOrders.total'),
      numeric: true,
      sortable: true,
      cell: ({ totalMinor, currency }) => money(t, totalMinor, currency),
    },
    {
      key: 'createTime',
      header: t('adminOrders.placed'),
      sortable: true,
      cell: ({ createTime }) => <time dateTime={createTime}>{dateTime(createTime)}</time>,
    },
    {
      key: 'shop',
      header: t('adminOrders.shop'),
      optional: true,
      cell: ({ shopName, shopNameEn }) => <Local zh={shopName} en={shopNameEn} />,
    },
    {
      key: 'payMethod',
      header: t('adminOrders.payMethod'),
      optional: true,
      cell: ({ payMethod }) => t(`orders.pay_${payMethod}`),
    },
  ]
}
