import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './comments.module.css'

export const allStars = [1, 2, 3, 4, 5]

export function Stars({ score }: { score: number }) {
  const t = useT()
  return (
    <span className={styles.stars} role="img" aria-label={t('comments.stars', { count: score })}>
      {allStars.map((star) => (
        <Icon key={star} name="star" size={16} filled={star <= score} />
      ))}
    </span>
  )
}
