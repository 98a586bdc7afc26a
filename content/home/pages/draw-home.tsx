import type { ReactNode } from 'react'
import { SubjectList } from '#catalogue/subjects/pages/subject-list.tsx'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { drawn } from '#platform/web/drawn.tsx'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import type { HomeIndex } from '../contract.ts'
import type { HomeSectionName } from '../home-sections.ts'
import { CategoryList } from './category-list.tsx'
import { SectionContent } from './home-section.tsx'
import { Cases, Exhibitions, Labels, LatestNews, Shops } from './home-sections.tsx'
import { PriceTable } from './price-table.tsx'
import { Ticker } from './ticker.tsx'

type Drawing = [shown: boolean, draw: () => ReactNode]

/** The bands of the first page that are links and pictures only, of those that this site shows. */
export function drawSections(t: Translator, index: HomeIndex) {
  const drawings: Partial<Record<HomeSectionName, Drawing>> = {
    materials: [index.categories.length > 0, () => <Materials t={t} index={index} />],
    subjects: [
      index.subjects.length > 0,
      () => (
        <SectionContent title={t('home.subjects')}>
          <SubjectList subjects={index.subjects} />
        </SectionContent>
      ),
    ],
    shops: [index.shops.length > 0, () => <Shops shops={index.shops} />],
    cases: [index.cases.length > 0, () => <Cases cases={index.cases} />],
    market: [
      index.prices.length > 0,
      () => (
        <SectionContent title={t('home.market')} note={t('home.marketText')}>
          <PriceTable prices={index.prices} />
        </SectionContent>
      ),
    ],
    news: [index.news.length > 0, () => <LatestNews news={index.news} />],
    exhibitions: [index.exhibitions.length > 0, () => <Exhibitions exhibitions={index.exhibitions} />],
    labels: [index.labels.length > 0, () => <Labels labels={index.labels} />],
  }
  const parts: Partial<Record<HomeSectionName, DrawnPart>> = {}
  for (const name of index.sections) {
    const [shown, draw] = drawings[name] ?? []
    if (shown && draw) parts[name] = drawn(t, draw())
  }
  return parts
}

const Materials = ({ t, index }: { t: Translator; index: HomeIndex }) => (
  <SectionContent
    title={t('home.materials')}
    note={t('home.figures', { products: index.productCount, shops: index.shopCount })}
    more={{ href: to.search(), label: t('home.allMaterials') }}
  >
    <CategoryList categories={index.categories} look="grid" />
  </SectionContent>
)

/** What stands left and right on the board of the Chinese site. */
export const drawBoard = (t: Translator, { categories, news, prices }: HomeIndex) => ({
  menu: drawn(t, <CategoryList categories={categories} look="menu" />),
  ticker: drawn(t, <Ticker news={news} prices={prices} />),
})
