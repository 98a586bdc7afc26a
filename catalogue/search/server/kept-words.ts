import { baseUnit } from '#catalogue/parameters/units.ts'
import type { SearchState } from '#catalogue/goods/server/search-state.ts'
import type { Db } from '#platform/server/database/database.ts'
import { loadLexicon } from './load-lexicon.ts'
import { searchMeasurements, searchParameterUnits } from './vocabulary-queries.ts'
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
