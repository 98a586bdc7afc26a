import { OrderStatus, PayStatus, ReturnStatus } from '#platform/contract/enums.ts'
import type { OrderDetail } from '../order.ts'
import { date, dateTime, money, weight } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { leftKg } from '#trade/shipments/tolerance.ts'
import { Stepper } from '#platform/ui/steps.tsx'

const stepsDone: Partial<Record<number, number>> = {
  [OrderStatus.unpaid]: 1,
  [OrderStatus.notShipped]: 2,
  [OrderStatus.shipped]: 3,
  [OrderStatus.completed]: 4,
}

/** Where the order is, and what happens next, in words. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const t = useT()
  const done = stepsDone[order.status]
  const received = order.history.find(({ status }) => status === OrderStatus.completed)
  const steps = [
    { label: t('orders.step_placed'), note: dateTime(order.createTime) },
    { label: t('orders.step_paid'), note: order.payTime ? dateTime(order.payTime) : undefined },
    { label: t('orders.step_shipped'), note: order.shippedTime ? dateTime(order.shippedTime) : undefined },
    { label: t('orders.step_completed'), note: received ? dateTime(received.time) : undefined },
  ]
  const waiting = order.status === OrderStatus.unpaid && order.slip?.status !== 'waiting'
  return (
    <>
      {done !== undefined && (
        <Stepper label={t('orders.steps')} steps={steps} current={done} doneText={t('orders.stepDone')} />
      )}
      <Notice kind={waiting ? 'warning' : 'info'}>{nextOf(order, t)}</Notice>
    </>
  )
}

const leftOf = ({ lines }: OrderDetail) => lines.reduce((sum, line) => sum + leftKg(line), 0)

function nextOf(order: OrderDetail, t: Translate): string {
  const amount = money(t, order.refundedMinor, order.currency)
  if (order.status === OrderStatus.unpaid)
    return order.slip?.status === 'waiting'
      ? t('orders.next_slip')
      : t('orders.next_0', { until: dateTime(order.payUntil) })
  if (order.status === OrderStatus.notShipped) return beforeShipping(order, t)
  const back = order.returns.find(({ kind, resolution }) => kind === 'return' && !resolution)
  if (order.returns.some(({ kind, status }) => kind !== 'return' && status === ReturnStatus.pending))
    return t('orders.next_claim')
  if (back && back.status !== ReturnStatus.rejected && order.status !== OrderStatus.cancelled)
    return t(`orders.next_return_${back.status as 0 | 1 | 2}`, { amount: money(t, back.amountMinor, order.currency) })
  if (order.status === OrderStatus.shipped)
    return order.receiveUntil ? t('orders.next_2_arrived', { until: date(order.receiveUntil) }) : t('orders.next_2')
  if (order.status === OrderStatus.completed) return t('orders.next_3')
  if (order.status === OrderStatus.closed) return t('orders.next_5')
  return order.payStatus === PayStatus.refunded ? t('orders.next_4_refunded', { amount }) : t('orders.next_4')
}

function beforeShipping(order: OrderDetail, t: Translate): string {
  const { parts, currency, payStatus, shippedKg } = order
  const open = parts.filter(({ restMinor, isSecured }) => restMinor > 0 && !isSecured)
  const due = open.find((part) => part.due === 'beforeShipping' && part.secured === 'money')
  if (due) return t('orders.next_beforeShipping', { amount: money(t, due.restMinor, currency) })
  if (open.some(({ secured }) => secured === 'letterOfCredit')) return t('orders.next_letter')
  if (shippedKg) return t('orders.next_1_partly', { left: weight(t, leftOf(order)) })
  return t(payStatus === PayStatus.unpaid ? 'orders.next_onTerms' : 'orders.next_1')
}
