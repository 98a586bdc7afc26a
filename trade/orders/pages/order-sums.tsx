import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { OrderSum } from '../order.ts'
import styles from './order-days.module.css'

/** What the list comes to as a whole, not only its page; currencies are never added up. */
export function OrderSums({ sums, totalCount }: { sums: readonly OrderSum[]; totalCount: number }) {
  const t = useT()
  const leftOut = totalCount - sums.reduce((sum, { count }) => sum + count, 0)
  if (sums.length === 0) return null
  return (
    <p className={styles.sums}>
      <span className="muted">{t('orders.sumOf', { count: totalCount - leftOut })}</span>
      {sums.map(({ currency, totalMinor, refundedMinor }) => (
        <span key={currency}>
          <strong>{money(t, totalMinor, currency)}</strong>
          {refundedMinor > 0 && (
            <span className="muted"> {t('orders.refunded', { amount: money(t, refundedMinor, currency) })}</span>
          )}
        </span>
      ))}
      {leftOut > 0 && <span className="muted">{t('orders.sumWithout', { count: leftOut })}</span>}
    </p>
  )
}
