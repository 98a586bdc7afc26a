import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import type { OrderInfo } from './contract.ts'

/** Everything that happened to an order and who did it, the newest first. */
export function OrderHistory({ order }: { order: OrderInfo }) {
  const t = useT()
  return (
    <Card title={t('adminOrders.historyTitle')} look="ruled">
      <Timeline
        items={order.history.toReversed().map((happened, index) => ({
          key: order.history.length - index,
          title: t(`adminOrders.event_${happened.event}` as 'adminOrders.event_place'),
          time: `${dateTime(happened.time)} · ${
            happened.operatorName
              ? localised(t.locale, happened.operatorName, happened.operatorNameEn).text
              : t(`adminOrders.by_${happened.actor}`)
          }`,
          children: happened.note && <p className="muted">{happened.note}</p>,
        }))}
      />
    </Card>
  )
}
