import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { OrderTimeLine } from '../pages/order-time-line.tsx'
import type { OrderInfo } from './contract.ts'

/** Everything that happened to an order and who did it, and what comes next. */
export function OrderHistory({ order }: { order: OrderInfo }) {
  const t = useT()
  return (
    <OrderTimeLine
      order={order}
      side="seller"
      happened={order.history.map((happened) => ({
        ...happened,
        title: t(`adminOrders.event_${happened.event}` as 'adminOrders.event_place'),
        by: happened.operatorName
          ? localised(t.locale, happened.operatorName, happened.operatorNameEn).text
          : t(`adminOrders.by_${happened.actor}`),
      }))}
    />
  )
}
