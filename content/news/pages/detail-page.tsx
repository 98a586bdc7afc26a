import { to } from '#platform/contract/to.ts'
import { news } from '../contract.ts'
import { date } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { articleMeta } from '#platform/web/article-meta.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Prose } from '#platform/ui/prose.tsx'
import { drawnOnce } from '#platform/web/drawn.tsx'
import { Drawn } from '#platform/web/drawn-part.tsx'
import tag from '#platform/ui/badge.module.css'
import { NewsRows } from './news-rows.tsx'
import { Share } from './share.tsx'
import styles from './news.module.css'

export async function loader({ api, t, url }: Visit) {
  const { related, ...article } = await api.news.detail(readQuery(news.detail, url))
  return { article, related: related.length > 0 && drawnOnce(t, NewsRows, { items: related, first: 0 }) }
}

export const meta: MetaOf<typeof loader> = ({ article }, t) =>
  articleMeta(article, { type: 'NewsArticle', href: to.newsArticle(article.id), crumbs: crumbsOf(article, t) }, t)

const crumbsOf = ({ title, titleEn }: Record<'title' | 'titleEn', string | null>, t: Translator) => [
  { label: t('layout.home'), href: to.home() },
  { label: t('news.title'), href: to.news() },
  { label: localised(t.locale, title, titleEn).text },
]

export default function NewsDetailPage() {
  const t = useT()
  const { article, related } = usePageData<typeof loader>()
  const title = localised(t.locale, article.title, article.titleEn)
  const body = localised(t.locale, article.body, article.bodyEn)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs label={t('layout.breadcrumbs')} items={crumbsOf(article, t)} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <header>
            <h1 lang={title.lang}>{title.text}</h1>
            <p className={styles.facts}>
              <a href={to.news({ groupId: article.groupId })}>
                <Local zh={article.groupName} en={article.groupNameEn} />
              </a>
              <time dateTime={article.publishedAt}>{date(article.publishedAt)}</time>
              <Local zh={article.author} en={article.authorEn} />
            </p>
          </header>
          {body.lang && <Notice>{t('news.otherLanguage')}</Notice>}
          <StoredPicture picture={article.picture} ratio="16:9" sizes="(max-width: 1024px) 100vw, 800px" priority />
          <Prose html={body.text} lang={body.lang} />
          <Share id={article.id} title={title.text} />
          <nav aria-label={t('news.neighbours')} className={styles.neighbours}>
            {article.previous && (
              <a href={to.newsArticle(article.previous.id)} rel="prev">
                <small>{t('news.previous')}</small>
                <Local zh={article.previous.title} en={article.previous.titleEn} />
              </a>
            )}
            {article.next && (
              <a href={to.newsArticle(article.next.id)} rel="next" className={styles.newer}>
                <small>{t('news.next')}</small>
                <Local zh={article.next.title} en={article.next.titleEn} />
              </a>
            )}
          </nav>
        </article>
        {related && (
          <aside className={styles.related}>
            <h2>{t('news.related')}</h2>
            <Drawn part={related} styles={[tag]} />
          </aside>
        )}
      </div>
    </div>
  )
}
