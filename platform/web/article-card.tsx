import type { Picture } from '#platform/contract/picture.ts'
import { date } from '#platform/texts/format.ts'
import { Local } from './i18n.tsx'
import { StoredPicture } from './stored-picture.tsx'
import styles from './article-card.module.css'

type Words = 'groupName' | 'title' | 'summary'

interface ArticleCardProps {
  item: Record<Words | `${Words}En`, string | null> & { picture: Picture; publishedAt: string }
  href: string
  /** With its summary, where there is room for one. */
  large?: boolean
}

/** An article in a grid: the picture above its title. */
export const ArticleCard = ({ item, href, large }: ArticleCardProps) => (
  <article className={styles.card}>
    <StoredPicture
      picture={item.picture}
      ratio="16:9"
      sizes={large ? '(max-width: 900px) 100vw, 36rem' : '(max-width: 640px) 7rem, 22rem'}
      className={large ? undefined : styles.picture}
    />
    <div className={large ? styles.wide : styles.text}>
      <p className={styles.facts}>
        <span>
          <Local zh={item.groupName} en={item.groupNameEn} />
        </span>
        <time dateTime={item.publishedAt}>{date(item.publishedAt)}</time>
      </p>
      <h3 className={large ? styles.largeTitle : styles.title}>
        <a href={href}>
          <Local zh={item.title} en={item.titleEn} />
        </a>
      </h3>
      {large && (
        <p className={styles.summary}>
          <Local zh={item.summary} en={item.summaryEn} />
        </p>
      )}
    </div>
  </article>
)
