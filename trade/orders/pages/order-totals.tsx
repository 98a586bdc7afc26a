import type { OrderDetail as Order } from '../order.ts'
import { money, weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { VatLines } from '#trade/house/pages/vat-lines.tsx'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { ChargeLines } from './charge-lines.tsx'
import { chargedKgOf } from './goods-table.tsx'
import styles from './orders.module.css'

export function OrderTotals({ order }: { order: Order }) {
  const t = useT()
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>{t('orders.weight')}</dt>
          <dd>{weight(t, chargedKgOf(order))}</dd>
        </div>
        <ChargeLines {...order} />
        <VatLines {...order} lines={chargedLines(order)} />
        <div className={styles.grand}>
          <dt>{t('orders.totalTitle')}</dt>
          <dd>{money(t, order.totalMinor, order.currency)}</dd>
        </div>
      </dl>
      {order.refundedMinor > 0 && (
        <p>{t('orders.refunded', { amount: money(t, order.refundedMinor, order.currency) })}</p>
      )}
    </div>
  )
}
