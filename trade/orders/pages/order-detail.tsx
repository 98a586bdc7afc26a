import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { OrderDetail as Order } from '../order.ts'
import { dateTime, money, orDash, weight } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { GoodsTable } from './goods-table.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderReturns } from './order-returns.tsx'
import { Stars } from './stars.tsx'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import { DepositLines } from './deposit-lines.tsx'
import styles from './orders.module.css'

interface OrderDetailProps {
  order: Order
  /** How it can be paid, while it waits for that. */
  payment: ReactNode
  address: ReactNode
}

export function OrderDetail({ order, payment, address }: OrderDetailProps) {
  const t = useT()
  const term = <Local zh={order.deliveryTermName} en={order.deliveryTermNameEn} />
  return (
    <div className="stack">
      <header className="stack tight">
        <p>
          <a href={to.orders()}>← {t('orders.allOrders')}</a>
        </p>
        <div className={styles.head}>
          <h1 className="code">{order.orderSn}</h1>
          <StatusBadge status={order.status} />
          {order.returnApplyStatus !== null && <ReturnBadge status={order.returnApplyStatus} />}
          <span className="muted">
            <Local zh={order.shopName} en={order.shopNameEn} />
          </span>
        </div>
      </header>
      <OrderProgress order={order} />
      <OrderActions order={order} detail />
      {payment}
      <Card title={t('orders.goodsTitle')} look="ruled">
        <GoodsTable
          caption={t('orders.goodsTitle')}
          currency={order.currency}
          lines={order.lines}
          note={({ comment }) =>
            comment && (
              <span className={styles.said}>
                <Stars score={comment.score} /> {comment.content}
              </span>
            )
          }
        />
        <div className={styles.totals}>
          <dl>
            <div>
              <dt>{t('orders.weight')}</dt>
              <dd>{weight(t, order.kilograms)}</dd>
            </div>
            <div className={styles.grand}>
              <dt>{t('orders.totalTitle')}</dt>
              <dd>{money(t, order.totalMinor, order.currency)}</dd>
            </div>
            <DepositLines deposit={order.deposit} currency={order.currency} />
          </dl>
          {order.refundedMinor > 0 && (
            <p>{t('orders.refunded', { amount: money(t, order.refundedMinor, order.currency) })}</p>
          )}
        </div>
      </Card>
      {order.returns.length > 0 && <OrderReturns order={order} />}
      <div className={styles.facts}>
        <Card title={t('orders.deliveryTitle')} look="ruled">
          <p>{address}</p>
          <DescriptionList
            items={[
              {
                term: t('orders.delivery'),
                value: (
                  <>
                    {term} {order.deliveryPlace}
                  </>
                ),
              },
              {
                term: t('orders.shipment'),
                value: orDash([order.carrier, order.trackingNumber].filter(Boolean).join(' ')),
              },
              { term: t('orders.shippedKg'), value: weight(t, order.shippedKg) },
              { term: t('orders.note'), value: orDash(order.note) },
            ]}
          />
        </Card>
        <Card title={t('orders.paymentTitle')} look="ruled">
          <DescriptionList
            items={[
              { term: t('orders.payMethod'), value: t(`orders.pay_${order.payMethod}`) },
              ...(order.deposit
                ? [
                    {
                      term: t('orders.payTerms'),
                      value: <Local zh={order.deposit.name} en={order.deposit.nameEn} />,
                    },
                  ]
                : []),
              { term: t('orders.payTime'), value: order.payTime ? dateTime(order.payTime) : '-' },
              ...(order.quote
                ? [
                    {
                      term: t('orders.quote'),
                      value: <a href={to.quote(order.quote.id)}>{t('orders.quoteVersion', order.quote)}</a>,
                    },
                  ]
                : []),
              { term: t('orders.documents'), value: <Documents id={order.id} /> },
            ]}
          />
        </Card>
      </div>
      <Card title={t('orders.historyTitle')} look="ruled">
        <Timeline
          items={order.history.toReversed().map(({ event, time, note }, index) => ({
            key: order.history.length - index,
            title: eventText(event, t),
            time: dateTime(time),
            children: note && <p className="muted">{note}</p>,
          }))}
        />
      </Card>
    </div>
  )
}

const eventText = (event: string, t: ReturnType<typeof useT>) => t(`orders.event_${event}` as 'orders.event_place')

function Documents({ id }: { id: number }) {
  const t = useT()
  return (
    <span className="cluster">
      {(['zh', 'en'] as const).map((lang) => (
        <a key={lang} href={to.file.proforma(id, lang)} data-document="">
          {t(`orders.document_${lang}`)}
        </a>
      ))}
    </span>
  )
}
