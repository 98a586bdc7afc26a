import { constants } from '#platform/contract/constants.ts'
import { GroupType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { news } from '../contract.ts'
import { useT, Local } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { EmptyState } from '#platform/ui/state.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { drawnOnce } from '#platform/web/drawn.tsx'
import { Drawn } from '#platform/web/drawn-part.tsx'
import tag from '#platform/ui/badge.module.css'
import { NewsRows } from './news-rows.tsx'
import styles from './news.module.css'

export async function loader({ api, t, url }: Visit) {
  const filter = readQuery(news.list, url)
  const [groups, { list, ...pages }] = await Promise.all([
    api.referenceData.groups({ type: GroupType.news }),
    api.news.list(filter),
  ])
  const rows = drawnOnce(t, NewsRows, { items: list, first: constants.latestNewsLimit - 2 })
  return { groups, rows, pages, groupId: filter.groupId }
}

export const meta: MetaOf<typeof loader> = (_, t) => ({
  title: t('news.title'),
  description: t('news.intro'),
  feed: to.file.newsFeed(t.locale),
})

export default function NewsListPage() {
  const t = useT()
  const { groups, rows, pages, groupId } = usePageData<typeof loader>()
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('news.title')}</h1>
        <p className="muted">{t('news.intro')}</p>
      </header>
      {groups.length > 0 && (
        <Tabs
          label={t('news.groups')}
          items={[
            { href: to.news(), label: t('news.all'), current: groupId === undefined },
            ...groups.map(({ id, name, nameEn }) => ({
              href: to.news({ groupId: id }),
              label: <Local zh={name} en={nameEn} />,
              current: id === groupId,
            })),
          ]}
        />
      )}
      {pages.totalCount === 0 && (
        <EmptyState icon="file" title={t(groupId === undefined ? 'news.none' : 'news.empty')}>
          {t(groupId === undefined ? 'news.noneText' : 'news.emptyText')}
        </EmptyState>
      )}
      <Drawn part={rows} styles={[tag]} className={styles.list} />
      <ListPages {...pages} />
    </div>
  )
}
