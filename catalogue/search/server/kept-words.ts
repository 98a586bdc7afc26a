import { baseUnit } from '#catalogue/parameters/units.ts'
import type { SearchState } from '#catalogue/goods/server/search-state.ts'
import type { Db } from '#platform/server/database/database.ts'
import { loadLexicon } from './load-lexicon.ts'
import { searchCategoryWords, searchMeasurements, searchParameterUnits, searchShopNames } from './vocabulary-queries.ts'
import { useNames } from './reading/use-words.ts'
import { suggestible } from './suggesting/names-like.ts'
import type { ParameterUnits } from './wanted.ts'

export const lexiconOf = (state: SearchState, db: Db) => state.words('lexicon', () => loadLexicon(db))

export const parametersOf = (state: SearchState, db: Db) => state.words('parameters', () => loadParameterUnits(db))

async function loadParameterUnits(db: Db): Promise<ParameterUnits> {
  const rows = await searchParameterUnits(db)
  const measured = Map.groupBy(await searchMeasurements(db), ({ code }) => code)
  return new Map(
    rows.map(({ code, ...row }) => [
      code,
      { ...row, baseUnit: baseUnit(row.unit), measurements: measured.get(code) ?? [] },
    ]),
  )
}

/** What is offered while somebody types. */
export const suggestiblesOf = (state: SearchState, db: Db) => state.words('suggestibles', () => loadSuggestibles(db))

async function loadSuggestibles(db: Db) {
  const shops = await searchShopNames(db)
  const categories = await searchCategoryWords(db)
  return {
    categories: categories.map(suggestible),
    uses: useNames.map(suggestible),
    shops: shops.map(({ id, nameZh: zh, nameEn: en }) => suggestible({ id, zh, en, words: [zh, en] })),
  }
}
