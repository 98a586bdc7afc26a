import type { OrderDetail } from '../order.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnBadge } from '#platform/web/status-badge.tsx'
import styles from './orders.module.css'

/** What was asked to go back, and what became of it. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const t = useT()
  return (
    <Card title={t('orders.returnsTitle')} look="ruled">
      {order.returns.map((each) => (
        <div key={each.id} className={styles.return}>
          <p className={styles.head}>
            <ReturnBadge status={each.status} />
            <strong>{money(t, each.amountMinor, order.currency)}</strong>
            <time dateTime={each.createTime} className="muted">
              {dateTime(each.createTime)}
            </time>
          </p>
          <ReturnFacts facts={each} lines={order.lines} answerLabel={t('orders.returnAnswer')} />
        </div>
      ))}
    </Card>
  )
}
