import type { OrderDetail } from '../order.ts'
import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'

/** Below the total of an order that is paid in two parts. */
export function DepositLines({ deposit, currency }: Pick<OrderDetail, 'deposit' | 'currency'>) {
  const t = useT()
  if (!deposit) return null
  return (
    <>
      <div>
        <dt>{t('orders.deposit')}</dt>
        <dd>{money(t, deposit.depositMinor, currency)}</dd>
      </div>
      <div>
        <dt>{t('orders.balance')}</dt>
        <dd>{money(t, deposit.balanceMinor, currency)}</dd>
      </div>
    </>
  )
}
