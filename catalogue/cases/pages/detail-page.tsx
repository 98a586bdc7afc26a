import { to } from '#platform/contract/to.ts'
import { cases } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { articleMeta } from '#platform/web/article-meta.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import { CaseCard } from './case-card.tsx'
import { loadGrades } from './load-grades.ts'
import { CaseStory, CaseFacts } from './case-parts.tsx'
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
  const [first] = found.categoryList
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs label={t('layout.breadcrumbs')} items={crumbsOf(found, t)} />
      <div className={styles.columns}>
        <CaseStory found={found} />
        <CaseFacts found={found} />
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
