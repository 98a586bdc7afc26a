import type { OrderDetail } from '../order.ts'
import { Answer } from '#catalogue/comments/pages/comment-list.tsx'
import { Stars } from '#catalogue/comments/pages/stars.tsx'
import { useT } from '#platform/web/i18n.tsx'
import styles from './orders.module.css'

type Comment = Pick<
  NonNullable<OrderDetail['lines'][number]['comment']>,
  'score' | 'content' | 'answer' | 'hiddenReason'
>

/** A comment as its writer sees it: with the answer, and with the reason where others do not see it. */
export function Said({ comment: { score, content, answer, hiddenReason } }: { comment: Comment }) {
  const t = useT()
  return (
    <span className={styles.said}>
      <Stars score={score} /> {content}
      {hiddenReason && <span className={styles.hidden}>{t('orders.commentHidden', { reason: hiddenReason })}</span>}
      {answer && <Answer text={answer} />}
    </span>
  )
}
