import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { graphLd, houseLd } from '#platform/web/json-ld.ts'
import { usePageData, useRoot, type MetaOf } from '#platform/web/page.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { sharePicture } from '#platform/web/stored-picture.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { DotMap } from '#platform/ui/dot-map.tsx'
import { CaseCard } from '#catalogue/cases/pages/case-card.tsx'
import { ExhibitionCard } from '#content/exhibitions/pages/exhibition-card.tsx'
import { ArticleCard } from '#platform/web/article-card.tsx'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import { SubjectList } from '#catalogue/subjects/pages/subject-list.tsx'
import { ShopTile } from '#catalogue/shops/pages/shop-tile.tsx'
import { CategoryList } from './category-list.tsx'
import { ChineseHome } from './chinese-home.tsx'
import { FindByNumbers } from './find-by-numbers.tsx'
import type { HomeParts } from './home-parts.ts'
import { HomeSection } from './home-section.tsx'
import { InternationalHome } from './international-home.tsx'
import { ListingChart } from './listing-chart.tsx'
import { PriceTable } from './price-table.tsx'
import { StepsOfBuying } from './steps-of-buying.tsx'
import styles from './home.module.css'

export const loader = ({ api }: Visit) => api.home.index()

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
  const partners = useRoot()?.site.partnerLinks ?? []
  const chinese = t.locale === 'zh-CN'
  const prices = index.prices.filter(({ currency }) => currency === (chinese ? 'CNY' : 'USD'))
  const fairs = index.exhibitions.flatMap(({ position, city, cityEn }, at) =>
    position ? [{ ...position, name: localised(t.locale, city, cityEn).text, strong: at === 0 }] : [],
  )
  const goods = (items: ProductItem[], title: string, href: string, label: string) =>
    items.length > 0 && (
      <HomeSection title={title} more={{ href, label }}>
        <ProductGrid items={items} className={styles.goods} />
      </HomeSection>
    )
  const sections: HomeParts['sections'] = {
    materials: (
      <HomeSection
        title={t('home.materials')}
        note={t('home.figures', { products: index.productCount, shops: index.shopCount })}
        more={{ href: to.search(), label: t('home.allMaterials') }}
      >
        <CategoryList categories={index.categories} look="grid" />
      </HomeSection>
    ),
    steps: <StepsOfBuying />,
    selfRun: goods(index.selfRun, t('home.selfRun'), to.selfRun(), t('home.moreSelfRun')),
    recommended: goods(
      index.recommended,
      t('home.recommended'),
      to.search({ recommandStatus: 1 }),
      t('home.moreRecommended'),
    ),
    newMaterials: goods(index.newMaterials, t('home.newMaterials'), to.newMaterials(), t('home.moreNew')),
    subjects: index.subjects.length > 0 && (
      <HomeSection title={t('home.subjects')}>
        <SubjectList subjects={index.subjects} />
      </HomeSection>
    ),
    shops: (
      <HomeSection title={t('home.shops')} more={{ href: to.shops(), label: t('home.moreShops') }}>
        <ul className={styles.shops}>
          {index.shops.map((shop) => (
            <li key={shop.id}>
              <ShopTile shop={shop} />
            </li>
          ))}
        </ul>
      </HomeSection>
    ),
    cases: (
      <HomeSection title={t('home.cases')} more={{ href: to.cases(), label: t('home.moreCases') }}>
        <ul className={styles.cases}>
          {index.cases.map((item) => (
            <li key={item.id}>
              <CaseCard item={item} />
            </li>
          ))}
        </ul>
      </HomeSection>
    ),
    market: prices.length > 0 && (
      <HomeSection title={t('home.market')} note={t('home.marketText')}>
        <div className={styles.market}>
          <PriceTable prices={prices} />
          <ListingChart listings={index.listings} />
        </div>
      </HomeSection>
    ),
    news: (
      <HomeSection title={t('news.latest')} more={{ href: to.news(), label: t('news.seeAll') }}>
        <ul className={styles.news}>
          {index.news.map((item, at) => (
            <li key={item.id}>
              <ArticleCard item={item} href={to.newsArticle(item.id)} large={at === 0} />
            </li>
          ))}
        </ul>
      </HomeSection>
    ),
    exhibitions: index.exhibitions.length > 0 && (
      <HomeSection title={t('home.exhibitions')}>
        <div className={styles.exhibitions}>
          <div>
            {index.exhibitions.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} exhibition={exhibition} />
            ))}
          </div>
          <DotMap
            region="world"
            label={t('home.exhibitionMap', { cities: fairs.map(({ name }) => name).join(', ') })}
            points={fairs}
          />
        </div>
      </HomeSection>
    ),
    labels: (
      <HomeSection title={t('home.labels')}>
        <ul className={styles.labels}>
          {index.labels.map(({ id, name, nameEn }) => (
            <li key={id}>
              <a href={to.search({ lableIds: id })}>
                <Local zh={name} en={nameEn} />
              </a>
            </li>
          ))}
        </ul>
      </HomeSection>
    ),
    partners: (
      <HomeSection title={t('home.partners')}>
        <ul className={styles.partners}>
          {partners.map(({ name, nameEn, url }) => (
            <li key={url}>
              <a href={url} rel="noopener nofollow">
                <Local zh={name} en={nameEn} />
              </a>
            </li>
          ))}
        </ul>
      </HomeSection>
    ),
  }
  const find = <FindByNumbers parameters={index.parameters} productCount={index.productCount} compact={chinese} />
  const parts: HomeParts = { find, sections }
  return (
    <>
      <h1 className="visually-hidden">{t('home.heroTitle')}</h1>
      {chinese ? (
        <ChineseHome index={index} prices={prices} parts={parts} />
      ) : (
        <InternationalHome index={index} parts={parts} />
      )}
    </>
  )
}
