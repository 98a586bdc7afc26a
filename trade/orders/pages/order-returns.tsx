import { ReturnStatus } from '#platform/contract/enums.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Button } from '#platform/ui/button.tsx'
import type { OrderDetail } from '../order.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnState } from './return-state.tsx'
import styles from './orders.module.css'

/** What was asked to go back, and what became of it. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const t = useT()
  return (
    <Card title={t('orders.returnsTitle')} look="ruled">
      {order.returns.map((each) => (
        <div key={each.id} className={styles.return}>
          <p className={styles.head}>
            <ReturnState {...each} />
            <strong>{money(t, each.amountMinor, order.currency)}</strong>
            <time dateTime={each.createTime} className="muted">
              {dateTime(each.createTime)}
            </time>
          </p>
          <ReturnFacts
            facts={each}
            lines={order.lines}
            answer={each.answer && t('orders.returnAnswer', { answer: each.answer })}
          />
          {each.status === ReturnStatus.pending && <Withdraw orderId={order.id} returnId={each.id} />}
        </div>
      ))}
    </Card>
  )
}

/** While the seller has not answered; what else there is to say goes into the thread below. */
function Withdraw({ orderId, returnId }: { orderId: number; returnId: number }) {
  const t = useT()
  const may = useMay('orders.withdrawReturn')
  return (
    <form method="post" className="cluster">
      <input type="hidden" name="id" value={orderId} />
      <input type="hidden" name="returnId" value={returnId} />
      {may && (
        <Button type="submit" size="sm" name="intent" value="withdrawReturn">
          {t('orders.returnWithdraw')}
        </Button>
      )}
      <a href="#thread">{t('orders.returnThread')}</a>
    </form>
  )
}
