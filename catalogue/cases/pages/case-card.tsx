import { to } from '#platform/contract/to.ts'
import type { CaseItem } from '../contract.ts'
import { date } from '#platform/texts/format.ts'
import { Local } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import styles from './case-card.module.css'

/** A card in a grid; on a phone the picture stands beside the title. */
export const CaseCard = ({ item, priority }: { item: CaseItem; priority?: boolean }) => (
  <article className={styles.card}>
    <StoredPicture
      picture={item.picture}
      ratio="16:9"
      sizes="(max-width: 640px) 7rem, (max-width: 1023px) 46vw, 24rem"
      priority={priority}
      className={styles.picture}
    />
    <p className={styles.facts}>
      <span>
        <Local zh={item.groupName} en={item.groupNameEn} />
      </span>
      <span>
        <Local zh={item.industry} en={item.industryEn} />
      </span>
    </p>
    <h3 className={styles.title}>
      <a href={to.caseStudy(item.id)}>
        <Local zh={item.title} en={item.titleEn} />
      </a>
    </h3>
    <p className={styles.summary}>
      <Local zh={item.summary} en={item.summaryEn} />
    </p>
    <p className={styles.materials}>
      {item.categoryList.map(({ id, name, nameEn }) => (
        <Tag key={id}>
          <Local zh={name} en={nameEn} />
        </Tag>
      ))}
      <time dateTime={item.publishedAt}>{date(item.publishedAt)}</time>
    </p>
  </article>
)
