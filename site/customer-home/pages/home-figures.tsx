import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import type { Aggregation } from '../contract.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import { useT } from '#platform/web/i18n.tsx'
import styles from './members.module.css'

const orderStates = ['unpaid', 'notShipped', 'shipped', 'completed', 'cancelled', 'closed'] as const

export function HomeFigures({ counts }: { counts: Aggregation }) {
  const t = useT()
  const { orders, enquiries, favourites, history, cart, savedSearches } = counts
  return (
    <>
      <section className="stack tight">
        <h2 className={styles.figuresTitle}>
          <a href={to.orders()}>{t('layout.orders')}</a>
        </h2>
        <ul className={styles.figures}>
          {orderStates.map((state) => (
            <Figure
              key={state}
              href={to.orders({ status: OrderStatus[state] })}
              value={orders[state]}
              label={stateLabel(t, 'OrderStatus', OrderStatus[state])}
            />
          ))}
        </ul>
      </section>
      <section className="stack tight">
        <h2 className={styles.figuresTitle}>{t('members.yours')}</h2>
        <ul className={styles.figures}>
          <Figure href={to.enquiries()} value={enquiries.total} label={t('layout.enquiries')} />
          <Figure href={to.cart()} value={cart} label={t('layout.cart')} />
          <Figure href={to.favourites()} value={favourites} label={t('layout.favourites')} />
          <Figure href={to.savedSearches()} value={savedSearches} label={t('products.savedSearches')} />
          <Figure href={to.history()} value={history} label={t('layout.history')} />
        </ul>
      </section>
    </>
  )
}

const Figure = ({ href, value, label }: { href: string; value: number; label: string }) => (
  <li>
    <a href={href}>
      <b>{value}</b>
      {label}
    </a>
  </li>
)
