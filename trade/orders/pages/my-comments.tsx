import type { OutputOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import type { orders } from '../contract.ts'
import { Said } from './said.tsx'
import styles from './orders.module.css'

/** Everything the member has said of goods, newest first. */
export function MyComments({ found }: { found: OutputOf<typeof orders.comments> }) {
  const t = useT()
  return (
    <div className="stack">
      <p>
        <a href={to.orders()}>← {t('orders.allOrders')}</a>
      </p>
      <h1>{t('orders.myComments')}</h1>
      {found.totalCount === 0 && <EmptyState icon="star" title={t('orders.noComments')} />}
      {found.list.map((comment) => {
        const title = productTitle(comment.product, t)
        return (
          <article key={comment.id} className={styles.return}>
            <h2 className={styles.commented}>
              {comment.productId === null ? title : <a href={to.product(comment.productId)}>{title}</a>}
            </h2>
            <Said comment={comment} />
            <p className="muted">
              <time dateTime={comment.createTime}>{date(comment.createTime)}</time>{' '}
              <a href={to.order(comment.orderId)} className="code">
                {comment.orderSn}
              </a>
            </p>
          </article>
        )
      })}
      <ListPages {...found} />
    </div>
  )
}
