import type { Exhibition } from '#content/exhibitions/contract.ts'
import { asListed } from '#catalogue/goods/listed-item.ts'
import type { Shop } from '#catalogue/shops/contract.ts'
import { usualCurrency } from '#platform/texts/format.ts'
import { inOwnLanguage } from '#platform/texts/own-language.ts'
import type { Visit } from '#platform/web/visit.ts'

/** What the first page shows of it all; the international one shows fewer of each. */
export async function loadHome({ api, t }: Visit) {
  const index = await api.home.index()
  const international = t.locale === 'en-US'
  const [goods, news] = international ? [4, 3] : []
  return inOwnLanguage(t.locale, {
    ...index,
    selfRun: index.selfRun.slice(0, goods).map(asListed),
    recommended: index.recommended.slice(0, goods).map(asListed),
    newMaterials: index.newMaterials.slice(0, goods).map(asListed),
    news: index.news.slice(0, news),
    prices: index.prices.filter(({ currency }) => currency === usualCurrency(t.locale)),
    shops: index.shops.map(asTile),
    exhibitions: index.exhibitions.map(asEvent),
  })
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

const asTile = ({ id, nameCn, nameEn, enterpriseType, cityCn, cityEn, productCount, picture }: Shop) => ({
  id,
  nameCn,
  nameEn,
  enterpriseType,
  cityCn,
  cityEn,
  productCount,
  picture,
})

/** Without its place and what it is about: those are for its own page. */
const asEvent = ({ venue: _, venueEn: _1, description: _2, descriptionEn: _3, ...event }: Exhibition) => event
