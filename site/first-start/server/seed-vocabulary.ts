import type { Db } from '#platform/server/database/database.ts'
import { hasCategories } from './queries.ts'
import { idsByCode, insertRows, named } from './shared-queries.ts'
import { aliases } from './vocabulary/aliases.ts'
import { categories, type Category } from './vocabulary/categories.ts'
import { hsCodes } from './vocabulary/hs-codes.ts'
import { conditionsOf } from './vocabulary/measurements.ts'
import { parametersWith } from './vocabulary/parameters.ts'

/** What products are described with: categories, parameters and the words that stand for them. */
export async function seedVocabulary(db: Db) {
  // An installation that made its own before this came keeps them.
  if (await hasCategories(db)) return
  await seedCategories(db)
  await insertRows(
    db,
    'parameter',
    parametersWith(conditionsOf).map((parameter, at) => ({
      ...named(parameter, at),
      code: parameter.code,
      group_code: parameter.group,
      unit: parameter.unit,
      base_unit: parameter.baseUnit,
      units: parameter.units,
      methods: parameter.methods,
      conditions: parameter.conditions,
      selection_type: parameter.selectionType,
      input_type: parameter.inputType,
      filter_type: parameter.filterType,
      search_type: parameter.searchType,
      options: parameter.options.map(({ value, textZh, textEn }) => ({ value, text: textZh, textEn })),
    })),
  )
  await insertRows(
    db,
    'alias',
    aliases.flatMap(({ term, kind, codes }) => codes.map((target) => ({ word: term, kind, target }))),
  )
}

async function seedCategories(db: Db) {
  const row = (parentId: number | null) => (each: Category, at: number) => ({
    ...named(each, at),
    code: each.code,
    parent_id: parentId,
    hs_code: hsCodes[each.code] ?? null,
  })
  const roots = categories.filter(({ parent }) => parent === null)
  await insertRows(db, 'category', roots.map(row(null)))
  const rootId = await idsByCode(db, 'category')
  for (const { code } of roots)
    await insertRows(db, 'category', categories.filter(({ parent }) => parent === code).map(row(rootId(code))))
}
