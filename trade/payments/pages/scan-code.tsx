import { useEffect } from 'react'
import { OrderStatus } from '#platform/contract/enums.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigate } from '#platform/web/router.tsx'
import styles from './payments.module.css'

export interface Code {
  size: number
  path: string
}

const askEvery = 3_000

/** Shown until the payment is there; then the page goes on by itself. */
export function ScanCode({ code, amount, orderId }: { code: Code; amount: string; orderId: number }) {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  useEffect(() => {
    if (!api) return
    const timer = setInterval(async () => {
      const order = await api.orders.info({ id: orderId }).catch(() => undefined)
      if (order && order.status !== OrderStatus.unpaid) navigate(location.href, { replace: true })
    }, askEvery)
    return () => clearInterval(timer)
    // The way to navigate is made anew at every render and means the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, orderId])
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('payments.scanAlt')}>
        <path d={code.path} />
      </svg>
      <figcaption>{t('payments.scan', { amount })}</figcaption>
    </figure>
  )
}
