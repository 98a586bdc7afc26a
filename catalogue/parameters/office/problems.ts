import { AttributeInput, AttributeSearch } from '#platform/contract/enums.ts'
import type { StoredOf } from '#platform/office/records/record.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isConvertible, isUnit, type Unit } from '../units.ts'
import { findStated } from './queries.ts'
import type { parameterRecord } from './record.ts'

/** Units convert to one another, classes go with choosing from a list, and what products state stays. */
export async function problemsOf(tx: Db, values: StoredOf<typeof parameterRecord>): Promise<Record<string, string>> {
  const { id, unit, units, inputType, searchType, options } = values
  const problems: Record<string, string> = {}
  const alike = (other: string) => isUnit(other) && isConvertible(other, unit as Unit)
  if (!units.every(alike)) problems['units'] = 'adminParameters.unitsDiffer'
  const stated = await findStated(tx, id)
  if (stated.some((each) => !units.includes(each.unit))) problems['units'] ??= 'adminParameters.unitStated'
  const isList = inputType === AttributeInput.list
  if (isList !== options.length > 0) problems['inputType'] = 'adminParameters.optionsNeedList'
  const texts = new Set(options.map(({ textEn }) => textEn))
  if (texts.size < options.length || new Set(options.map(({ value }) => value)).size < options.length)
    problems['inputType'] ??= 'adminParameters.optionTwice'
  if (isList && stated.some(({ text }) => text !== null && !texts.has(text)))
    problems['inputType'] ??= 'adminParameters.optionStated'
  if (searchType === AttributeSearch.range && unit === 'class') problems['searchType'] = 'adminParameters.noRange'
  return problems
}
