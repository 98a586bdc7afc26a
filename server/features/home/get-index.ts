import { constants } from '#contract/constants.ts'
import type { HomeIndex } from '#contract/home.ts'
import type { Locale } from '#i18n/messages.ts'
import type { Db } from '#server/database/database.ts'
import { pickCases } from '../cases/pick-cases.ts'
import { pickExhibitions } from '../exhibitions/pick-exhibitions.ts'
import { pickNews } from '../news/pick-news.ts'
import { pickProducts, pickSubjects } from '../products/pick-products.ts'
import { pickShops } from '../shops/pick-shops.ts'
import {
  countAll,
  countCategories,
  countListings,
  searchBanners,
  searchFindable,
  searchHomeLabels,
  searchPrices,
  searchShownSections,
} from './queries.ts'

const row = 4
const yes = 1

/** What is sold, by whom, and what is new: the first page in one answer. */
export async function getIndex(db: Db, locale: Locale): Promise<HomeIndex> {
  const [banners, categories, labels, parameters, counts, selfRun, recommended, newMaterials] = await Promise.all([
    searchBanners(db, 'home'),
    countCategories(db),
    searchHomeLabels(db),
    searchFindable(db),
    countAll(db),
    pickProducts(db, { selfSupportFlag: yes }, row),
    pickProducts(db, { recommandStatus: yes, selfSupportFlag: 0 }, 2 * row),
    pickProducts(db, { newFlag: yes, selfSupportFlag: 0 }, row),
  ])
  const [sections, subjects, shops, cases, news, exhibitions, prices, listings] = await Promise.all([
    searchShownSections(db, locale),
    pickSubjects(db),
    pickShops(db, 2 * row),
    pickCases(db, 3),
    pickNews(db, constants.latestNewsLimit),
    pickExhibitions(db, row),
    searchPrices(db),
    countListings(db),
  ])
  return {
    sections: sections.map(({ section }) => section),
    banners,
    categories,
    labels,
    parameters,
    productCount: counts?.productCount ?? 0,
    shopCount: counts?.shopCount ?? 0,
    selfRun,
    recommended,
    newMaterials,
    subjects,
    shops,
    cases,
    news,
    exhibitions,
    prices,
    listings,
  }
}
