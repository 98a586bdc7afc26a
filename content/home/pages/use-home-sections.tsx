import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { ListedItem } from '#catalogue/goods/listed-item.ts'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import type { HomeParts } from './home-parts.ts'
import type { HomeSectionName } from '../home-sections.ts'
import { DrawnSection, HomeSection } from './home-section.tsx'
import { StepsOfBuying } from './steps-of-buying.tsx'
import type { HomeData } from './load-home.ts'
import styles from './home-sections.module.css'
import caseCard from '#catalogue/cases/pages/case-card.module.css'
import shopEmblem from '#catalogue/shops/pages/shop-emblem.module.css'
import shopTile from '#catalogue/shops/pages/shop-tile.module.css'
import subjects from '#catalogue/subjects/pages/subject-list.module.css'
import exhibitions from '#content/exhibitions/pages/exhibitions.module.css'
import avatar from '#platform/ui/avatar.module.css'
import dotMap from '#platform/ui/dot-map.module.css'
import articleCard from '#platform/web/article-card.module.css'
import categories from './category-list.module.css'
import trends from './trends.module.css'

/** What the two homes put in an order of their own. */
export function useHomeSections(index: HomeData): HomeParts['sections'] {
  const t = useT()
  const goods = (items: ListedItem[], title: string, href: string, label: string) =>
    items.length > 0 && (
      <HomeSection title={title} more={{ href, label }}>
        <ProductGrid items={items} className={styles.goods} />
      </HomeSection>
    )
  const drawn = (name: HomeSectionName, ...used: CSSModuleClasses[]) => (
    <DrawnSection part={index.drawn[name]} styles={used} />
  )
  return {
    materials: drawn('materials', categories),
    steps: <StepsOfBuying />,
    selfRun: goods(index.selfRun, t('home.selfRun'), to.selfRun(), t('home.moreSelfRun')),
    recommended: goods(
      index.recommended,
      t('home.recommended'),
      to.search({ recommandStatus: 1 }),
      t('home.moreRecommended'),
    ),
    newMaterials: goods(index.newMaterials, t('home.newMaterials'), to.newMaterials(), t('home.moreNew')),
    subjects: drawn('subjects', subjects),
    shops: drawn('shops', shopTile, shopEmblem, avatar),
    cases: drawn('cases', caseCard),
    market: drawn('market', trends),
    news: drawn('news', articleCard),
    exhibitions: drawn('exhibitions', exhibitions, dotMap),
    labels: drawn('labels'),
  }
}
