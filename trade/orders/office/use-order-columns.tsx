import { to } from '#platform/contract/to.ts'
import { MemberLink } from '#identity/members/office/member-link.tsx'
import type { OrderRow } from './contract.ts'
import { money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import { TurnLine } from '../pages/turn-line.tsx'
import { PartlyShipped } from '#trade/shipments/pages/partly-shipped.tsx'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { Translator } from '#platform/texts/messages.ts'

export function useOrderColumns(): ListColumn<OrderRow>[] {
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
    ...stateColumns(t),
    {
      key: 'buyer',
      header: t('adminOrders.buyer'),
      cell: ({ memberId, memberName, company }) => (
        <>
          <MemberLink id={memberId}>{memberName}</MemberLink>
          {company && <div className="muted">{company}</div>}
        </>
      ),
    },
    ...goodsColumns(t),
    {
      key: 'createTime',
      header: t('adminOrders.placed'),
      sortable: true,
      cell: ({ createTime }) => <TimeAt at={createTime} />,
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

const stateColumns = (t: Translator): ListColumn<OrderRow>[] => [
  {
    key: 'state',
    header: t('adminOrders.state'),
    cell: (row) => (
      <span className="cluster">
        <StatusBadge status={row.status} />
        <PartlyShipped {...row} />
        {row.returnApplyStatus !== null && <ReturnBadge status={row.returnApplyStatus} />}
      </span>
    ),
  },
  {
    key: 'turn',
    header: t('adminOrders.turn'),
    cell: (row) => <TurnLine turn={row.turn} currency={row.currency} side="seller" />,
  },
]

const goodsColumns = (t: Translator): ListColumn<OrderRow>[] => [
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
]
