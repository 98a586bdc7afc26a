import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { categories } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Finder } from '#platform/office/finder.ts'
import { dropEmptyFacets, reindexCategory } from '#catalogue/search/server/reindex.ts'
import {
  findCategoriesNamed,
  hasChildren,
  insertCategory,
  isCategoryCodeTaken,
  lockCategories,
  lockRoot,
  newCategoryId,
  removeCategories,
  updateCategory,
  type CategoryValues,
} from './queries.ts'

/** The tree is two levels deep: what stands below another is no root, and what has others below it stays one. */
async function placeProblem(tx: Db, { id, parentId }: CategoryValues): Promise<Record<string, string>> {
  if (parentId === null) return {}
  const fits = parentId !== id && (await lockRoot(tx, parentId)) && !(await hasChildren(tx, id))
  return fits ? {} : { parentId: 'adminCategories.twoLevels' }
}

export const keptCategories = keepNoun<CategoryValues, ParsedOf<typeof categories.create>>({
  noun: 'category',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockCategories,
  newId: newCategoryId,
  insert: insertCategory,
  update: updateCategory,
  remove: async (tx, ids) => {
    await dropEmptyFacets(tx, 'category', ids)
    return removeCategories(tx, ids)
  },
  toValues: ({ code, name, nameEn, parentId, position }) => ({
    code,
    name,
    nameEn,
    parentId: parentId ?? null,
    position,
  }),
  problemsOf: async (tx, values) => ({
    ...((await isCategoryCodeTaken(tx, values.code, values.id)) && { code: 'adminForm.codeTaken' }),
    ...(await placeProblem(tx, values)),
  }),
  follow: async (tx, before, after) => {
    if (before && after) await reindexCategory(tx, after.id)
  },
})

export const categoryFinder: Finder = { permission: 'catalogue.read', find: findCategoriesNamed }
