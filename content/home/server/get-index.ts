import { constants } from '#platform/contract/constants.ts'
import type { HomeIndex } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pickCases } from '#catalogue/cases/server/shared-queries.ts'
import { pickExhibitions } from '#content/exhibitions/server/shared-queries.ts'
import { pickNews } from '#content/news/server/shared-queries.ts'
import { pickProducts } from '#catalogue/search/server/pick-products.ts'
import { pickSubjects } from '#catalogue/subjects/server/pick-subjects.ts'
import { pickShops } from '#catalogue/shops/server/shared-queries.ts'
import { findFacts } from './queries.ts'

const row = 4
const yes = 1
const nothing = {
  sections: [],
  banners: [],
  categories: [],
  labels: [],
  parameters: [],
  prices: [],
  productCount: 0,
  shopCount: 0,
}

/** What is sold, by whom, and what is new: the first page in one answer. */
export async function getIndex(db: Db, locale: Locale): Promise<HomeIndex> {
  const [facts, selfRun, recommended, newMaterials, subjects, shops, cases, news, exhibitions] = await Promise.all([
    findFacts(db, locale),
    pickProducts(db, { selfSupportFlag: yes }, row),
    pickProducts(db, { recommandStatus: yes, selfSupportFlag: 0 }, 2 * row),
    pickProducts(db, { newFlag: yes, selfSupportFlag: 0 }, row),
    pickSubjects(db),
    pickShops(db, 2 * row),
    pickCases(db, 3),
    pickNews(db, constants.latestNewsLimit),
    pickExhibitions(db, row),
  ])
  return {
    ...(facts ?? nothing),
    selfRun,
    recommended,
    newMaterials,
    subjects,
    shops,
    cases,
    news,
    exhibitions,
  }
}
