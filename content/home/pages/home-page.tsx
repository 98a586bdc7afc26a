import { to } from '#platform/contract/to.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { graphLd, houseLd } from '#platform/web/json-ld.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { sharePicture } from '#platform/web/stored-picture.tsx'
import { ChineseHome } from './chinese-home.tsx'
import { FindByNumbers } from './find-by-numbers.tsx'
import type { HomeParts } from './home-parts.ts'
import { InternationalHome } from './international-home.tsx'
import { loadHome } from './load-home.ts'
import { useHomeSections } from './use-home-sections.tsx'

export const loader = loadHome

export const meta: MetaOf<typeof loader> = ({ banners: [banner] }, t) => ({
  title: `${t('layout.brand')} – ${t('home.heroTitle')}`,
  description: t('layout.description'),
  feed: to.file.newsFeed(t.locale),
  jsonLd: graphLd(houseLd(t), {
    '@type': 'WebSite',
    name: t('layout.brand'),
    url: to.home(),
    inLanguage: t.locale,
    image: banner && sharePicture(banner.picture),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${to.search()}?key={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }),
})

export default function HomePage() {
  const t = useT()
  const index = usePageData<typeof loader>()
  const chinese = t.locale === 'zh-CN'
  const sections = useHomeSections(index)
  const find =
    index.productCount > 0 ? (
      <FindByNumbers
        categories={index.categories}
        parameters={index.parameters}
        productCount={index.productCount}
        compact={chinese}
      />
    ) : (
      <EmptyState
        icon="search"
        title={t('home.noProducts')}
        actions={
          <LinkButton href={to.inquiry()} variant="enquiry" icon="enquiry">
            {t('home.ask')}
          </LinkButton>
        }
      >
        {t('home.noProductsText')}
      </EmptyState>
    )
  const parts: HomeParts = { find, sections }
  return chinese ? <ChineseHome index={index} parts={parts} /> : <InternationalHome index={index} parts={parts} />
}
