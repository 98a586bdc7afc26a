import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { OrderDetail as Order } from '../order.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { PartTable } from '#trade/order-parts/pages/part-table.tsx'
import { PartlyShipped } from '#trade/shipments/pages/partly-shipped.tsx'
import { asCharged, GoodsTable } from './goods-table.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSettlement } from './order-settlement.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderInvoices } from '#trade/tax-invoices/pages/order-invoices.tsx'
import { EnteredBy } from '#trade/threads/pages/entered-by.tsx'
import { Said } from './said.tsx'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import { OrderTotals } from './order-totals.tsx'
import { DeliveryCard, PaymentCard } from './order-cards.tsx'
import { OpenWeightRequest } from './weight-request.tsx'
import styles from './orders.module.css'

interface OrderDetailProps {
  order: Order
  /** How it can be paid, while it waits for that. */
  payment: ReactNode
  address: ReactNode
  letters: ReactNode
  /** What both sides wrote. */
  thread: ReactNode
}

export function OrderDetail({ order, payment, address, letters, thread }: OrderDetailProps) {
  const t = useT()
  const next = order.actions.includes('pay') ? order.parts.find(({ payable }) => payable) : undefined
  return (
    <div className="stack">
      <header className="stack tight">
        <p>
          <a href={to.orders()}>← {t('orders.allOrders')}</a>
        </p>
        <div className={styles.head}>
          <h1 className="code">{order.orderSn}</h1>
          <StatusBadge status={order.status} />
          <PartlyShipped {...order} />
          {order.returnApplyStatus !== null && <ReturnBadge status={order.returnApplyStatus} />}
          <span className="muted">
            <Local zh={order.shopName} en={order.shopNameEn} />
          </span>
        </div>
        <EnteredBy entered={order.entered} />
      </header>
      <OrderProgress order={order} />
      <OrderActions order={order} detail apart={order.shipments.length > 1} />
      <OpenWeightRequest order={order} />
      {payment}
      <Card title={t('orders.goodsTitle')} look="ruled">
        <GoodsTable
          caption={t('orders.goodsTitle')}
          currency={order.currency}
          lines={asCharged(order.lines)}
          note={({ comment }) => comment && <Said comment={comment} />}
        />
        <OrderTotals order={order} />
      </Card>
      <Card title={t('orderParts.title')} look="ruled">
        <PartTable
          parts={order.parts}
          currency={order.currency}
          action={({ id }) => id === next?.id && <a href="#pay">{t('orderParts.pay')}</a>}
        />
      </Card>
      {letters}
      <OrderSettlement order={order} />
      {order.shipments.length > 0 && <OrderShipments order={order} />}
      <OrderPapers order={order} />
      <OrderInvoices order={order} />
      {order.returns.length > 0 && <OrderReturns order={order} />}
      <div className={styles.facts}>
        <DeliveryCard order={order} address={address} />
        <PaymentCard order={order} />
      </div>
      {thread}
      <History order={order} />
    </div>
  )
}

const eventText = (event: string, t: ReturnType<typeof useT>) => t(`orders.event_${event}` as 'orders.event_place')

function History({ order: { history } }: { order: Order }) {
  const t = useT()
  return (
    <Card title={t('orders.historyTitle')} look="ruled">
      <Timeline
        items={history.toReversed().map(({ event, time, note, by }, index) => ({
          key: history.length - index,
          title: eventText(event, t),
          time: [dateTime(time), by].filter(Boolean).join(' · '),
          children: note && <p className="muted">{note}</p>,
        }))}
      />
    </Card>
  )
}
