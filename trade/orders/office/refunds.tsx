import type { OrderInfo } from './contract.ts'
import { dateTime, money } from '#platform/texts/format.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import styles from './orders.module.css'

/** Money on its way back to the buyer. What goes by bank is done by a person, who says so here. */
export function Refunds({ order }: { order: OrderInfo }) {
  const t = useT()
  const mayRefund = useMay('money.refund')
  return (
    <Card title={t('adminOrders.refundsTitle')} look="ruled">
      {order.refunds.map((refund) => (
        <div key={refund.id} className={styles.return}>
          <p className="cluster">
            <Badge tone={refund.status === 'done' ? 'success' : 'warning'}>
              {t(`adminOrders.refund_${refund.status}`)}
            </Badge>
            <strong>{money(t, refund.amountMinor, order.currency)}</strong>
            <span className="code">{refund.number}</span>
            {refund.doneAt && <span className="muted">{dateTime(refund.doneAt)}</span>}
          </p>
          {refund.status === 'due' && (
            <p className="muted">{t(refund.byHand ? 'adminOrders.refundByHand' : 'adminOrders.refundByProvider')}</p>
          )}
          {refund.lastError && <p className="muted">{refund.lastError}</p>}
          {mayRefund && refund.byHand && refund.status === 'due' && (
            <StepForm id={order.id} intent="refundDone" submit={t('adminOrders.refundDone')} quiet>
              <input type="hidden" name="refundId" value={refund.id} />
            </StepForm>
          )}
        </div>
      ))}
    </Card>
  )
}
