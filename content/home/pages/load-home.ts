import { asListed } from '#catalogue/goods/listed-item.ts'
import { usualCurrency } from '#platform/texts/format.ts'
import type { Visit } from '#platform/web/visit.ts'
import { drawBoard, drawSections } from './draw-home.tsx'

/** What the first page shows of it all; the international one shows fewer of each. */
export async function loadHome({ api, t }: Visit) {
  const found = await api.home.index()
  const international = t.locale === 'en-US'
  const [goods, news] = international ? [4, 3] : []
  const index = {
    ...found,
    news: found.news.slice(0, news),
    prices: found.prices.filter(({ currency }) => currency === usualCurrency(t.locale)),
  }
  const { sections, banners, categories, parameters, productCount } = index
  return {
    sections,
    drawn: drawSections(t, index),
    board: international || categories.length === 0 ? null : drawBoard(t, index),
    banners,
    categories: categories.map(({ count: _, ...shown }) => shown),
    parameters: parameters.map(({ productCount: _, ...shown }) => shown),
    productCount,
    selfRun: index.selfRun.slice(0, goods).map(asListed),
    recommended: index.recommended.slice(0, goods).map(asListed),
    newMaterials: index.newMaterials.slice(0, goods).map(asListed),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
