import type { OrderDetail } from '#contract/order.ts'
import { dateTime, money, weight } from '#i18n/format.ts'
import { productTitle } from '#i18n/product-title.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReturnBadge } from './status-badge.tsx'
import styles from './orders.module.css'

/** What was asked to go back, and what became of it. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const t = useT()
  const titleOf = (lineId: number) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? productTitle(line.product, t) : '-'
  }
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
          <ul>
            {each.lines.map(({ lineId, kilograms }) => (
              <li key={lineId}>
                {titleOf(lineId)} · {weight(t, kilograms)}
              </li>
            ))}
          </ul>
          <p>{each.reason}</p>
          {each.photos.length > 0 && (
            <p className="cluster">
              {each.photos.map(({ id, url, name }) => (
                <a key={id} href={url} target="_blank" rel="noopener">
                  <img src={url} alt={name} width={64} height={64} loading="lazy" className={styles.photo} />
                </a>
              ))}
            </p>
          )}
          {each.answer && (
            <p className="muted">
              {t('orders.returnAnswer')}: {each.answer}
            </p>
          )}
        </div>
      ))}
    </Card>
  )
}
