import { ShopType, valuesOf } from '#platform/contract/enums.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { shops } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { noteShown } from '#platform/server/pages/shown.ts'
import {
  countCategories,
  countCountries,
  countLabels,
  countProvinces,
  countShopLabels,
  countTypes,
  findHoldings,
  findShop,
  searchShops,
} from './queries.ts'

export const shopHandlers: Handlers<typeof shops> = {
  list: (filter, { db }) => searchShops(db, filter),
  detail: async ({ id }, { db }) => {
    const shop = await findShop(db, id)
    if (!shop) throw new Refusal('NOT_FOUND')
    return shop
  },
  holdings: async ({ id }, { db }) => {
    noteShown(`shop:${id}`)
    return (await findHoldings(db, id)) ?? { stockKg: 0, inStock: 0, papers: [] }
  },
  labels: ({ id }, { db }) => countLabels(db, id),
  provinces: (filter, { db }) => countProvinces(db, filter),
  countries: (filter, { db }) => countCountries(db, filter),
  categories: (filter, { db }) => countCategories(db, filter),
  types: async (filter, { db }) => {
    const counted = await countTypes(db, filter)
    const countOf = (type: number) => counted.find((each) => each.enterpriseType === type)?.count ?? 0
    return valuesOf(ShopType).map((type) => ({ enterpriseType: type, count: countOf(type) }))
  },
  labelFacet: (filter, { db }) => countShopLabels(db, filter),
}
