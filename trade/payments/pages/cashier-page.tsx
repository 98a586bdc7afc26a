import { to } from '#platform/contract/to.ts'
import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError, redirectDocument } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './payments.module.css'

const numberOf = (url: URL) => {
  const number = url.searchParams.get('number')
  if (!number) throw new PageError(404)
  return number
}

export const loader = ({ api, url }: Visit) => api.payments.demoPayment({ number: numberOf(url) })

export const action: Action = async ({ api, form, url }) => {
  const { orderId } = await api.payments.demoPay({ number: numberOf(url), silent: form.get('silent') === 'yes' })
  return redirectDocument(to.order(orderId))
}

/** The counter of a provider, in a demonstration only. */
export default function CashierPage() {
  const t = useT()
  const { provider, orderId, orderSn, amountMinor, currency, paid, silent } = usePageData<typeof loader>()
  const { refused } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const amount = money(t, amountMinor, currency)
  return (
    <form method="post" className={styles.cashier}>
      <h1>{t('payments.cashier')}</h1>
      <p className="muted">{t('payments.cashierText', { provider: t(`orders.pay_${provider}`) })}</p>
      <div role="alert">{refused && <Notice kind="danger">{refused.message}</Notice>}</div>
      <p>
        <span className="code">{orderSn}</span>
        <br />
        <span className={styles.amount}>{amount}</span>
      </p>
      {paid || silent ? (
        <Notice kind="success">{t(paid ? 'payments.cashierPaid' : 'payments.cashierSilent')}</Notice>
      ) : (
        <>
          <Button type="submit" variant="primary" size="lg" block busy={busy}>
            {t('payments.cashierPay', { amount })}
          </Button>
          <Button type="submit" variant="quiet" block name="silent" value="yes">
            {t('payments.cashierLose')}
          </Button>
        </>
      )}
      <LinkButton href={to.order(orderId)} variant="quiet" block>
        {t('payments.cashierBack')}
      </LinkButton>
    </form>
  )
}
