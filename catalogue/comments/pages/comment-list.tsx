import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ProductTitle } from '#catalogue/goods/pages/product-figures.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import type { CommentPage, PublicComment } from '../contract.ts'
import { withMore } from './comments-shown.ts'
import { Stars } from './stars.tsx'
import styles from './comments.module.css'

interface CommentListProps {
  found: CommentPage
  /** Where more of them are shown. */
  more(shown: number): string
  /** With the product that each is about. */
  ofShop?: boolean
}

/** Nothing at all where nobody has said anything. */
export function CommentList({ found: { list, totalCount, average }, more, ofShop }: CommentListProps) {
  const t = useT()
  if (list.length === 0) return null
  return (
    <ProductSection
      id="comments"
      title={t('comments.title')}
      actions={
        <span className="muted">{t('comments.average', { score: (average ?? 0).toFixed(1), count: totalCount })}</span>
      }
    >
      <div className={styles.list}>
        {list.map((comment) => (
          <Comment key={comment.id} comment={comment} ofShop={ofShop} />
        ))}
      </div>
      {withMore(list.length) > list.length && totalCount > list.length && (
        <p>
          <a href={`${more(withMore(list.length))}#comments`}>{t('comments.more')}</a>
        </p>
      )}
    </ProductSection>
  )
}

function Comment({ comment, ofShop }: { comment: PublicComment; ofShop?: boolean }) {
  const t = useT()
  return (
    <article className={styles.comment}>
      <p className={styles.head}>
        <Stars score={comment.score} />
        <strong>{comment.shownName ?? t('comments.aBuyer')}</strong>
        <time className="muted" dateTime={comment.createTime}>
          {date(comment.createTime)}
        </time>
        {ofShop && (
          <a href={to.product(comment.productId)}>
            <ProductTitle item={comment.product} />
          </a>
        )}
      </p>
      {comment.content && <p className={styles.text}>{comment.content}</p>}
      {comment.answer && <Answer text={comment.answer} />}
    </article>
  )
}

export const Answer = ({ text }: { text: string }) => (
  <span className={styles.answer}>
    <strong>{useT()('comments.answer')}</strong>
    {text}
  </span>
)
