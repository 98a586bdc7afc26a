import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { ListedItem } from '#catalogue/goods/listed-item.ts'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import type { HomeParts } from './home-parts.ts'
import type { HomeSectionName } from '../home-sections.ts'
import { DrawnSection, HomeSection } from './home-section.tsx'
import { Partners } from './partners.tsx'
import { StepsOfBuying } from './steps-of-buying.tsx'
import type { HomeData } from './load-home.ts'
import styles from './home-sections.module.css'
// Of what the loader draws: browsers load no code of it, but a page has the styles of its own files only.
import '#catalogue/cases/pages/case-card.module.css'
import '#catalogue/shops/pages/shop-emblem.module.css'
import '#catalogue/shops/pages/shop-tile.module.css'
import '#catalogue/subjects/pages/subject-list.module.css'
import '#content/exhibitions/pages/exhibitions.module.css'
import '#platform/ui/avatar.module.css'
import '#platform/ui/dot-map.module.css'
import '#platform/web/article-card.module.css'
import './category-list.module.css'
import './trends.module.css'

/** What the two homes put in an order of their own. */
export function useHomeSections(index: HomeData): HomeParts['sections'] {
  const t = useT()
  const goods = (items: ListedItem[], title: string, href: string, label: string) =>
    items.length > 0 && (
      <HomeSection title={title} more={{ href, label }}>
        <ProductGrid items={items} className={styles.goods} />
      </HomeSection>
    )
  const drawn = (name: HomeSectionName) => <DrawnSection part={index.drawn[name]} />
  return {
    materials: drawn('materials'),
    steps: <StepsOfBuying />,
    selfRun: goods(index.selfRun, t('home.selfRun'), to.selfRun(), t('home.moreSelfRun')),
    recommended: goods(
      index.recommended,
      t('home.recommended'),
      to.search({ recommandStatus: 1 }),
      t('home.moreRecommended'),
    ),
    newMaterials: goods(index.newMaterials, t('home.newMaterials'), to.newMaterials(), t('home.moreNew')),
    subjects: drawn('subjects'),
    shops: drawn('shops'),
    cases: drawn('cases'),
    market: drawn('market'),
    news: drawn('news'),
    exhibitions: drawn('exhibitions'),
    labels: drawn('labels'),
    partners: <Partners />,
  }
}
