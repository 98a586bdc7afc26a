import type { Db } from '#platform/server/database/database.ts'
import { searchCategories } from './vocabulary-queries.ts'

export async function getCategoryTree(db: Db) {
  const all = await searchCategories(db)
  return all
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({ ...root, list: all.filter(({ parentId }) => parentId === root.id) }))
}
