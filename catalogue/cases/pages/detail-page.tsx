import { to } from '#platform/contract/to.ts'
import { cases } from '../contract.ts'
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
import { LinkButton } from '#platform/ui/button.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import { CaseCard } from './case-card.tsx'
import { loadGrades } from './load-grades.ts'
import styles from './cases.module.css'

export async function loader({ api, url }: Visit) {
  const found = await api.cases.info(readQuery(cases.info, url))
  return { found, grades: await loadGrades(api, found) }
}

export const meta: MetaOf<typeof loader> = ({ found }, t) =>
  articleMeta(found, { type: 'Article', href: to.caseStudy(found.id), crumbs: crumbsOf(found, t) }, t)

const crumbsOf = ({ title, titleEn }: Record<'title' | 'titleEn', string | null>, t: Translator) => [
  { label: t('layout.home'), href: to.home() },
  { label: t('cases.title'), href: to.cases() },
  { label: localised(t.locale, title, titleEn).text },
]

export default function CaseDetailPage() {
  const t = useT()
  const { found, grades } = usePageData<typeof loader>()
  const title = localised(t.locale, found.title, found.titleEn)
  const summary = localised(t.locale, found.summary, found.summaryEn)
  const body = localised(t.locale, found.body, found.bodyEn)
  const [first] = found.categoryList
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs label={t('layout.breadcrumbs')} items={crumbsOf(found, t)} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <header>
            <h1 lang={title.lang}>{title.text}</h1>
            <p className={styles.lead} lang={summary.lang}>
              {summary.text}
            </p>
          </header>
          {body.lang && <Notice>{t('cases.otherLanguage')}</Notice>}
          <StoredPicture picture={found.picture} ratio="16:9" sizes="(max-width: 1023px) 100vw, 736px" priority />
          <div className={`prose ${styles.story}`} lang={body.lang} dangerouslySetInnerHTML={{ __html: body.text }} />
        </article>
        <aside className={styles.aside}>
          <DescriptionList
            items={[
              {
                term: t('cases.process'),
                value: (
                  <a href={to.cases({ groupId: found.groupId })}>
                    <Local zh={found.groupName} en={found.groupNameEn} />
                  </a>
                ),
              },
              { term: t('cases.industry'), value: <Local zh={found.industry} en={found.industryEn} /> },
              {
                term: t('cases.materials'),
                value: found.categoryList.map(({ id, name, nameEn }) => (
                  <div key={id}>
                    <a href={to.search({ categoryIds: id })}>
                      <Local zh={name} en={nameEn} />
                    </a>
                  </div>
                )),
              },
              {
                term: t('cases.published'),
                value: <time dateTime={found.publishedAt}>{date(found.publishedAt)}</time>,
              },
            ]}
          />
          <section className={styles.ask}>
            <h2>{t('cases.sameTrouble')}</h2>
            <p>{t('cases.sameTroubleText')}</p>
            <LinkButton
              variant="enquiry"
              icon="enquiry"
              href={to.inquiry({ key: first ? localised(t.locale, first.name, first.nameEn).text : title.text })}
            >
              {t('cases.askEngineer')}
            </LinkButton>
          </section>
        </aside>
      </div>
      {grades.length > 0 && (
        <section className={styles.below}>
          <header className="split">
            <h2>{t('cases.grades')}</h2>
            {first && (
              <a href={to.search({ categoryIds: first.id })}>
                {t('cases.moreGrades', { name: localised(t.locale, first.name, first.nameEn).text })}
              </a>
            )}
          </header>
          <p className="muted">{t('cases.gradesText')}</p>
          <ProductGrid items={grades} />
        </section>
      )}
      {found.related.length > 0 && (
        <section className={styles.below}>
          <header className="split">
            <h2>{t('cases.related')}</h2>
            <a href={to.cases()}>{t('cases.seeAll')}</a>
          </header>
          <ul className={styles.grid}>
            {found.related.map((item) => (
              <li key={item.id}>
                <CaseCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
