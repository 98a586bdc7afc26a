import { keyOf } from '#catalogue/search/server/search-tokens.ts'
import type { Db } from '#platform/server/database/database.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'
import { crossReferences } from './catalogue/cross-references.ts'

/** Grades that are asked for and not sold, so that a search for one shows what comes nearest. */
export async function seedCrossReferences(db: Db) {
  const [categoryId, labelId] = [await idsByCode(db, 'category'), await idsByCode(db, 'label')]
  const ids = await insertRows(
    db,
    'cross_reference',
    crossReferences.map(({ model, producer, category, source }) => ({
      version: 1,
      model,
      model_key: keyOf(model),
      producer,
      category_id: categoryId(category),
      source,
      checked_on: '2026-10-20',
      active: true,
      created_at: '2026-10-20T02:00:00Z',
    })),
  )
  await insertRows(
    db,
    'cross_reference_label',
    crossReferences.flatMap(({ labels }, at) =>
      labels.map((label) => ({ cross_reference_id: ids[at], label_id: labelId(label) })),
    ),
  )
  await insertRows(
    db,
    'cross_reference_value',
    crossReferences.flatMap(({ stated }, at) =>
      stated.map((value, place) => ({ cross_reference_id: ids[at], position: place + 1, ...value })),
    ),
  )
}
