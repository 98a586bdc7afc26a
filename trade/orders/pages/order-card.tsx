import { to } from '#platform/contract/to.ts'
import type { OrderItem } from '../order.ts'
import { dateTime, money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { GoodsThumbnail } from '#catalogue/goods/pages/goods-cell.tsx'
import { PartlyShipped } from '#trade/shipments/pages/partly-shipped.tsx'
import { OrderActions } from './order-actions.tsx'
import { TurnLine } from './turn-line.tsx'
import { ReturnBadge, StatusBadge } from '#platform/web/status-badge.tsx'
import styles from './orders.module.css'

const shown = 3

export function OrderCard({ order }: { order: OrderItem }) {
  const t = useT()
  const rest = order.lines.length - shown
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <a href={to.order(order.id)} className="code">
          {order.orderSn}
        </a>
        <StatusBadge status={order.status} />
        <PartlyShipped {...order} />
        {order.returnApplyStatus !== null && <ReturnBadge status={order.returnApplyStatus} />}
        <span className="muted">
          <Local zh={order.shopName} en={order.shopNameEn} />
        </span>
        {order.buyerNumber && <span className="muted">{t('orders.buyerNumberIs', { number: order.buyerNumber })}</span>}
        {order.placedBy && <span className="muted">{t('orders.placedBy', { name: order.placedBy })}</span>}
        <time dateTime={order.createTime} className={styles.time}>
          {dateTime(order.createTime)}
        </time>
      </header>
      <ul className={styles.lines}>
        {order.lines.slice(0, shown).map((line) => (
          <li key={line.id}>
            {line.picture && <GoodsThumbnail picture={line.picture} />}
            <span>{productTitle(line.product, t)}</span>
            <span className={styles.figure}>{weight(t, line.kilograms)}</span>
          </li>
        ))}
        {rest > 0 && <li className="muted">{t('orders.more', { count: rest })}</li>}
      </ul>
      <div className={styles.sum}>
        <strong>{money(t, order.totalMinor, order.currency)}</strong>
        {order.refundedMinor > 0 && (
          <span className="muted">
            {t('orders.refunded', { amount: money(t, order.refundedMinor, order.currency) })}
          </span>
        )}
      </div>
      <p className={styles.turn}>
        <TurnLine turn={order.turn} currency={order.currency} side="buyer" />
      </p>
      <OrderActions order={order} />
    </li>
  )
}
