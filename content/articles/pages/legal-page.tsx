import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { ArticleBody } from './article-body.tsx'
import { headingsIn } from './headings-in.ts'
import styles from './articles.module.css'

export const loader = ({ api }: Visit) => api.articles.legal()

export const meta: MetaOf<typeof loader> = (_, t) => ({ title: t('articles.legal') })

/** All legal texts on one page: they can be searched, printed and linked to as a whole. */
export default function LegalPage() {
  const t = useT()
  const list = usePageData<typeof loader>()
  const texts = list.map((article) => ({
    article,
    title: localised(t.locale, article.title, article.titleEn),
    headings: headingsIn(localised(t.locale, article.body, article.bodyEn).text),
  }))
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('articles.legal')}</h1>
      </header>
      <div className={styles.columns}>
        <nav aria-label={t('articles.contents')} className={styles.aside}>
          {texts.map(({ article, title, headings }) => (
            <section key={article.code}>
              <h2>
                <a href={`#${article.code}`}>{title.text}</a>
              </h2>
              <ul>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.texts}>
          {texts.map(({ article, title }) => (
            <article key={article.code} id={article.code} className={styles.article}>
              <h2 className={styles.title} lang={title.lang}>
                {title.text}
              </h2>
              <p className="muted">{t('articles.updated', { date: article.updatedOn })}</p>
              <ArticleBody article={article} />
            </article>
          ))}
        </div>
      </div>
    </div>
  )
}
