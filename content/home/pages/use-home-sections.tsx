import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { ListedItem } from '#catalogue/goods/listed-item.ts'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import { SubjectList } from '#catalogue/subjects/pages/subject-list.tsx'
import { CategoryList } from './category-list.tsx'
import type { HomeParts } from './home-parts.ts'
import { HomeSection } from './home-section.tsx'
import { PriceTable } from './price-table.tsx'
import { StepsOfBuying } from './steps-of-buying.tsx'
import type { HomeData } from './load-home.ts'
import { Exhibitions, Labels, LatestNews, Partners, Cases, Shops } from './home-sections.tsx'
import styles from './home-sections.module.css'

/** What the two homes put in an order of their own. */
export function useHomeSections(index: HomeData): HomeParts['sections'] {
  const t = useT()
  const goods = (items: ListedItem[], title: string, href: string, label: string) =>
    items.length > 0 && (
      <HomeSection title={title} more={{ href, label }}>
        <ProductGrid items={items} className={styles.goods} />
      </HomeSection>
    )
  return {
    materials: index.categories.length > 0 && (
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
    shops: index.shops.length > 0 && <Shops shops={index.shops} />,
    cases: index.cases.length > 0 && <Cases cases={index.cases} />,
    market: index.prices.length > 0 && (
      <HomeSection title={t('home.market')} note={t('home.marketText')}>
        <PriceTable prices={index.prices} />
      </HomeSection>
    ),
    news: index.news.length > 0 && <LatestNews news={index.news} />,
    exhibitions: index.exhibitions.length > 0 && <Exhibitions exhibitions={index.exhibitions} />,
    labels: index.labels.length > 0 && <Labels labels={index.labels} />,
    partners: <Partners />,
  }
}
