import { constants } from '#platform/contract/constants.ts'
import type { HomeIndex } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pickCases } from '#catalogue/cases/server/pick-cases.ts'
import { pickExhibitions } from '#content/exhibitions/server/pick-exhibitions.ts'
import { pickNews } from '#content/news/server/pick-news.ts'
import { pickProducts } from '#catalogue/search/server/pick-products.ts'
import { pickSubjects } from '#catalogue/subjects/server/pick-subjects.ts'
import { pickShops } from '#catalogue/shops/server/pick-shops.ts'
import {
  countAll,
  countCategories,
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
  const [sections, subjects, shops, cases, news, exhibitions, prices] = await Promise.all([
    searchShownSections(db, locale),
    pickSubjects(db),
    pickShops(db, 2 * row),
    pickCases(db, 3),
    pickNews(db, constants.latestNewsLimit),
    pickExhibitions(db, row),
    searchPrices(db),
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
  }
}
