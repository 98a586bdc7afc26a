import { to } from '#platform/contract/to.ts'
import type { NewsItem } from '../contract.ts'
import { date } from '#platform/texts/format.ts'
import { Local } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import styles from './news.module.css'

interface NewsRowProps {
  item: NewsItem
  priority: boolean
}

const NewsRow = ({ item, priority }: NewsRowProps) => (
  <article className={styles.row}>
    <StoredPicture picture={item.picture} ratio="3:2" sizes="(max-width: 640px) 35vw, 240px" priority={priority} />
    <div className={styles.text}>
      <h2 className={styles.title}>
        <a href={to.newsArticle(item.id)}>
          <Local zh={item.title} en={item.titleEn} />
        </a>
      </h2>
      <p className={styles.summary}>
        <Local zh={item.summary} en={item.summaryEn} />
      </p>
      <p className={styles.facts}>
        <Tag>
          <Local zh={item.groupName} en={item.groupNameEn} />
        </Tag>
        <time dateTime={item.publishedAt}>{date(item.publishedAt)}</time>
      </p>
    </div>
  </article>
)

interface NewsRowsProps {
  items: readonly NewsItem[]
  /** How many are seen at once. */
  first: number
}

/** For loaders to draw. */
export const NewsRows = ({ items, first }: NewsRowsProps) =>
  items.map((item, at) => <NewsRow key={item.id} item={item} priority={at < first} />)
