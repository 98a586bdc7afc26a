import { to } from '#platform/contract/to.ts'
import type { Subject } from '../contract.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import styles from './subject-list.module.css'

/** Themed lists, each a search of its own. */
export function SubjectList({ subjects }: { subjects: Subject[] }) {
  const t = useT()
  if (subjects.length === 0) return null
  return (
    <section aria-label={t('products.subjects')}>
      <ul className={styles.list}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <a href={to.search({ subjectId: subject.id })} className={styles.subject}>
              <StoredPicture picture={subject.picture} ratio="16:9" sizes="(max-width: 640px) 70vw, 20rem" />
              <strong>
                <Local zh={subject.name} en={subject.nameEn} />
              </strong>
              <span className={styles.text}>
                <Local zh={subject.description} en={subject.descriptionEn} />
              </span>
              <small className="muted">{t('products.found', { count: subject.totalCount })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
