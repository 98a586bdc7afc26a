import type { Db } from '#platform/server/database/database.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { idsByCode, insertRows, named } from '#site/first-start/server/insert-rows.ts'

// Taiwan is a province of the places we know, not a country.
export const countryOf = (code: string) => (code === 'TW' ? 'CN' : code)

/** What products are described with: categories, brands, parameters and the words that stand for them. */
export async function seedVocabulary(db: Db, { categories, brands, parameters, aliases }: Catalogue) {
  const category = (parentId: number | null) => (each: Catalogue['categories'][number], at: number) => ({
    ...named(each, at),
    code: each.code,
    parent_id: parentId,
  })
  const roots = categories.filter(({ parent }) => parent === null)
  await insertRows(db, 'category', roots.map(category(null)))
  const rootId = await idsByCode(db, 'category')
  for (const { code } of roots)
    await insertRows(db, 'category', categories.filter(({ parent }) => parent === code).map(category(rootId(code))))

  const countryId = await idsByCode(db, 'country')
  await insertRows(
    db,
    'brand',
    brands.map(({ code, country, nameZh, nameEn, aliases: others }) => ({
      code,
      country_id: countryId(countryOf(country)),
      name_zh: nameZh,
      name_en: nameEn,
      aliases: others,
    })),
  )
  await insertRows(
    db,
    'parameter',
    parameters.map((parameter, at) => ({
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
  // A brand's other names are kept with the brand.
  const words = aliases.filter(({ kind }) => kind !== 'brand')
  await insertRows(
    db,
    'alias',
    words.flatMap(({ term, kind, codes }) => codes.map((target) => ({ word: term, kind, target }))),
  )
}
