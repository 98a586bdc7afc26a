import type { NewsItem } from '../contract.ts'
import { date } from '#platform/texts/format.ts'
import { Local } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { newsHref } from './news-row.tsx'
import styles from './news-card.module.css'

interface NewsCardProps {
  item: NewsItem
  /** With its summary, where there is room for one. */
  large?: boolean
}

/** An article in a grid: the picture above its title. */
export const NewsCard = ({ item, large }: NewsCardProps) => (
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
        <a href={newsHref(item)}>
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
