import { OrderStatus } from '#platform/contract/enums.ts'
import type { OrderDetail } from '../order.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Stepper } from '#platform/ui/steps.tsx'
import { nextFacts } from './next-facts.ts'
import { TurnLine } from './turn-line.tsx'

const stepsDone: Partial<Record<number, number>> = {
  [OrderStatus.unpaid]: 1,
  [OrderStatus.notShipped]: 2,
  [OrderStatus.shipped]: 3,
  [OrderStatus.completed]: 4,
}

/** Where the order is, who must act, and what happens next, in words. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const t = useT()
  const { turn, currency, refundedMinor } = order
  const done = stepsDone[order.status]
  const received = order.history.find(({ status }) => status === OrderStatus.completed)
  const steps = [
    { label: t('orders.progress_placed'), note: dateTime(order.createTime) },
    { label: t('orders.progress_paid'), note: order.payTime ? dateTime(order.payTime) : undefined },
    { label: t('orders.progress_shipped'), note: order.shippedTime ? dateTime(order.shippedTime) : undefined },
    { label: t('orders.progress_completed'), note: received ? dateTime(received.time) : undefined },
  ]
  const goesBack = turn.what === 'cancelled' && refundedMinor > 0
  return (
    <>
      {done !== undefined && (
        <Stepper label={t('orders.steps')} steps={steps} current={done} doneText={t('orders.stepDone')} />
      )}
      <Notice
        kind={turn.who === 'buyer' ? 'warning' : 'info'}
        title={<TurnLine {...{ turn, currency }} side="buyer" />}
      >
        {t(`orders.next_${goesBack ? 'refund' : turn.what}`, nextFacts(t, order))}
      </Notice>
    </>
  )
}
