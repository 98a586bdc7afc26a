import type { Translator } from '#platform/texts/messages.ts'
import { drawnOnce } from '#platform/web/drawn.tsx'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import type { HomeIndex } from '../contract.ts'
import type { HomeSectionName } from '../home-sections.ts'
import { CategoryList } from './category-list.tsx'
import { Cases, Exhibitions, Labels, LatestNews, Market, Materials, Shops, Subjects } from './home-sections.tsx'
import { Ticker } from './ticker.tsx'

/** The bands of the first page that are links and pictures only, of those that this site shows. */
export function drawSections(t: Translator, index: HomeIndex) {
  const { categories, productCount, shopCount, subjects, shops, cases, prices, news, exhibitions, labels } = index
  const drawings: Partial<Record<HomeSectionName, () => DrawnPart | false>> = {
    materials: () => categories.length > 0 && drawnOnce(t, Materials, { categories, productCount, shopCount }),
    subjects: () => subjects.length > 0 && drawnOnce(t, Subjects, { subjects }),
    shops: () => shops.length > 0 && drawnOnce(t, Shops, { shops }),
    cases: () => cases.length > 0 && drawnOnce(t, Cases, { cases }),
    market: () => prices.length > 0 && drawnOnce(t, Market, { prices }),
    news: () => news.length > 0 && drawnOnce(t, LatestNews, { news }),
    exhibitions: () => exhibitions.length > 0 && drawnOnce(t, Exhibitions, { exhibitions }),
    labels: () => labels.length > 0 && drawnOnce(t, Labels, { labels }),
  }
  const parts: Partial<Record<HomeSectionName, DrawnPart>> = {}
  for (const name of index.sections) {
    const part = drawings[name]?.()
    if (part) parts[name] = part
  }
  return parts
}

/** What stands left and right on the board of the Chinese site. */
export const drawBoard = (t: Translator, { categories, news, prices }: HomeIndex) => ({
  menu: drawnOnce(t, CategoryList, { categories, look: 'menu' }),
  ticker: drawnOnce(t, Ticker, { news, prices }),
})
