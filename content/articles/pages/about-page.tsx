import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { hoursText } from '#identity/contacts/office-hours.ts'
import { useT } from '#platform/web/i18n.tsx'
import { houseLd } from '#platform/web/json-ld.ts'
import { usePageData, useRoot, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { DotMap } from '#platform/ui/dot-map.tsx'
import { ArticleBody } from './article-body.tsx'
import styles from './articles.module.css'

// The house itself; its address as text is configuration.
const house = { longitude: 121.15, latitude: 30.05, strong: true }

export async function loader({ api }: Visit) {
  const [article, hours] = await Promise.all([api.articles.detail({ code: 'about-us' }), api.home.hours()])
  return { article, hours }
}

export const meta: MetaOf<typeof loader> = ({ article }, t) => ({
  title: localised(t.locale, article.title, article.titleEn).text,
  description: localised(t.locale, article.summary, article.summaryEn).text,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: t('articles.about'),
    url: to.about(),
    mainEntity: houseLd(t),
  },
})

export default function AboutPage() {
  const t = useT()
  const { article, hours } = usePageData<typeof loader>()
  const site = useRoot()?.site
  const title = localised(t.locale, article.title, article.titleEn)
  const summary = localised(t.locale, article.summary, article.summaryEn)
  return (
    <div className={`container ${styles.page} ${styles.about}`}>
      <header className={styles.head}>
        <h1 lang={title.lang}>{title.text}</h1>
        <p className={styles.lead} lang={summary.lang}>
          {summary.text}
        </p>
      </header>
      <article className={styles.article}>
        <ArticleBody article={article} />
      </article>
      {site && (
        <section id="contact-us" className={styles.contact}>
          <div>
            <h2>{t('articles.contact')}</h2>
            <DescriptionList
              items={[
                site.hotline && {
                  term: t('articles.phone'),
                  value: <a href={`tel:${site.hotline.replace(/[^\d+]/g, '')}`}>{site.hotline}</a>,
                },
                site.email && {
                  term: t('articles.email'),
                  value: <a href={`mailto:${site.email}`}>{site.email}</a>,
                },
                site.address && { term: t('articles.address'), value: site.address },
                hours.days.length > 0 && {
                  term: t('articles.hours'),
                  value: [hoursText(hours, t), hours.notice].filter(Boolean).join(' · '),
                },
              ].filter((item) => item !== '' && item !== false)}
            />
          </div>
          {site.address && <DotMap label={t('articles.mapLabel')} points={[{ ...house, name: site.name }]} />}
        </section>
      )}
    </div>
  )
}
