import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { brands } from './contract.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Finder } from '#platform/office/finder.ts'
import { dropEmptyFacets, reindexBrand } from '#catalogue/search/server/reindex.ts'
import {
  findBrandsNamed,
  insertBrand,
  isBrandCodeTaken,
  isCountryKnown,
  lockBrands,
  newBrandId,
  removeBrands,
  updateBrand,
  type BrandValues,
} from './queries.ts'

export const keptBrands = keepNoun<BrandValues, ParsedOf<typeof brands.create>>({
  noun: 'brand',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockBrands,
  newId: newBrandId,
  insert: insertBrand,
  update: updateBrand,
  remove: async (tx, ids) => {
    await dropEmptyFacets(tx, 'brand', ids)
    return removeBrands(tx, ids)
  },
  toValues: ({ code, name, nameEn, countryId, aliases }) => ({ code, name, nameEn, countryId, aliases }),
  problemsOf: async (tx, { id, code, countryId }) => ({
    ...((await isBrandCodeTaken(tx, code, id)) && { code: 'adminForm.codeTaken' }),
    ...(!(await isCountryKnown(tx, countryId)) && { countryId: 'adminForm.required' }),
  }),
  follow: async (tx, before, after) => {
    if (before && after) await reindexBrand(tx, after.id)
  },
})

export const brandFinder: Finder = { permission: 'catalogue.read', find: findBrandsNamed }
