import { to } from '#platform/contract/to.ts'
import type { ArticleItem } from '../contract.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import styles from './articles.module.css'

export const helpHref = ({ code }: ArticleItem) => to.help({ code })

/** In the order in which the list comes, group by group. */
function groupsOf(list: ArticleItem[]) {
  const groups = new Map<number | null, ArticleItem[]>()
  for (const item of list) groups.set(item.groupId, [...(groups.get(item.groupId) ?? []), item])
  return [...groups.values()]
}

export function AnswerNavigation({ list, current }: { list: ArticleItem[]; current: string }) {
  const t = useT()
  return (
    <nav aria-label={t('articles.help')} className={styles.aside}>
      {groupsOf(list).map((items) => (
        <section key={items[0]?.groupId}>
          <h2>
            <Local zh={items[0]?.groupName ?? null} en={items[0]?.groupNameEn ?? null} />
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.code}>
                <a href={helpHref(item)} aria-current={item.code === current ? 'page' : undefined}>
                  <Local zh={item.title} en={item.titleEn} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

export const AnswerList = ({ list }: { list: ArticleItem[] }) => (
  <div className={styles.groups}>
    {groupsOf(list).map((items) => (
      <section key={items[0]?.groupId}>
        <h2>
          <Local zh={items[0]?.groupName ?? null} en={items[0]?.groupNameEn ?? null} />
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item.code}>
              <a href={helpHref(item)}>
                <Local zh={item.title} en={item.titleEn} />
              </a>
              <p>
                <Local zh={item.summary} en={item.summaryEn} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
