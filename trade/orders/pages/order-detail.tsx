import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { OrderDetail as Order } from '../order.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PartlyShipped } from '#trade/shipments/pages/partly-shipped.tsx'
import { DealIndex, Section } from './deal-room.tsx'
import { asCharged, GoodsTable } from './goods-table.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderParties, QuoteLink } from './order-parties.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderSettlement } from './order-settlement.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTimeLine } from './order-time-line.tsx'
import { OrderTotals } from './order-totals.tsx'
import { OrderInvoices } from '#trade/tax-invoices/pages/order-invoices.tsx'
import { Said } from './said.tsx'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import { OpenWeightRequest } from './weight-request.tsx'
import styles from './deal-room.module.css'

interface OrderDetailProps {
  order: Order
  /** How it can be paid, while it waits for that. */
  payment: ReactNode
  letters: ReactNode
  /** What both sides wrote. */
  thread: ReactNode
}

/** The one file of a deal, as the buyer sees it: what to do now, then every section in its place. */
export function OrderDetail({ order, payment, letters, thread }: OrderDetailProps) {
  const t = useT()
  return (
    <div className="stack">
      <Head order={order} />
      <OrderProgress order={order} />
      <OrderActions order={order} detail apart={order.shipments.length > 1} />
      <OpenWeightRequest order={order} />
      {payment}
      <DealIndex without={order.returns.length > 0 ? [] : ['returns']} />
      <Section id="parties">
        <OrderParties order={order} buyer={order.placedBy} quote={order.quote && <QuoteLink quote={order.quote} />} />
      </Section>
      <Section id="timeline">
        <OrderTimeLine
          order={order}
          side="buyer"
          happened={order.history.map((it) => ({ ...it, title: eventText(it, t) }))}
        />
      </Section>
      <Section id="goods">
        <Card title={t('orders.goodsTitle')} look="ruled">
          <GoodsTable
            caption={t('orders.goodsTitle')}
            currency={order.currency}
            lines={asCharged(order.lines)}
            note={({ comment }) => comment && <Said comment={comment} />}
          />
          <OrderTotals order={order} />
        </Card>
        <OrderSettlement order={order} />
      </Section>
      <Section id="payment">
        <OrderPayment order={order} />
        {letters}
      </Section>
      <Section id="shipments">
        <OrderShipments order={order} />
      </Section>
      <Section id="papers">
        <OrderPapers order={order} />
        <OrderInvoices order={order} />
      </Section>
      <Section id="thread">{thread}</Section>
      {order.returns.length > 0 && (
        <Section id="returns">
          <OrderReturns order={order} />
        </Section>
      )}
    </div>
  )
}

const eventText = ({ event }: Order['history'][number], t: ReturnType<typeof useT>) =>
  t(`orders.event_${event}` as 'orders.event_place')

/** Number, state and total. */
function Head({ order }: { order: Order }) {
  const t = useT()
  return (
    <header className="stack tight">
      <p>
        <a href={to.orders()}>← {t('orders.allOrders')}</a>
      </p>
      <div className={styles.head}>
        <div className={styles.number}>
          <h1 className="code">{order.orderSn}</h1>
          <StatusBadge status={order.status} />
          <PartlyShipped {...order} />
          {order.returnApplyStatus !== null && <ReturnBadge status={order.returnApplyStatus} />}
        </div>
        <span className={styles.total}>{money(t, order.totalMinor, order.currency)}</span>
      </div>
      <p className="cluster muted">
        <Local zh={order.shopName} en={order.shopNameEn} />
        <time dateTime={order.createTime}>{dateTime(order.createTime)}</time>
        {order.buyerNumber && <span>{t('orders.buyerNumberIs', { number: order.buyerNumber })}</span>}
      </p>
    </header>
  )
}
