import { useT } from '#platform/web/i18n.tsx'
import { useLocation, useSearchParams } from '#platform/web/router.tsx'
import { daySpans } from '../day-spans.ts'
import styles from './order-days.module.css'

/** Days that are often asked for, as links that keep the rest of the filter. */
export function OrderDays() {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const linkTo = (from: string, to: string) => {
    const asked = new URLSearchParams(query)
    for (const name of ['page', 'done', 'changeId']) asked.delete(name)
    asked.set('from', from)
    asked.set('to', to)
    if (!from) for (const name of ['from', 'to']) asked.delete(name)
    return asked.size > 0 ? `${pathname}?${asked}` : pathname
  }
  const isChosen = (from: string, to: string) => (query.get('from') ?? '') === from && (query.get('to') ?? '') === to
  return (
    <nav className={styles.days} aria-label={t('orders.days')}>
      <a href={linkTo('', '')} aria-current={isChosen('', '') || undefined}>
        {t('orders.days_any')}
      </a>
      {daySpans(new Date()).map(({ name, from, to }) => (
        <a key={name} href={linkTo(from, to)} aria-current={isChosen(from, to) || undefined}>
          {t(`orders.days_${name}`)}
        </a>
      ))}
    </nav>
  )
}
