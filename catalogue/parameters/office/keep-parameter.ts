import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { AttributeInput, AttributeSearch } from '#platform/contract/enums.ts'
import type { parameters } from './contract.ts'
import { isConvertible, isUnit, type Unit } from '../units.ts'
import type { Db } from '#platform/server/database/database.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Finder } from '#platform/office/finder.ts'
import {
  findParametersNamed,
  findStated,
  insertParameter,
  isParameterCodeTaken,
  lockParameters,
  newParameterId,
  removeParameters,
  updateParameter,
  type ParameterValues,
} from './queries.ts'

type Input = ParsedOf<typeof parameters.create>

/** The usual unit is always one of the units. */
const toValues = ({ unit, units, ...rest }: Input): Omit<ParameterValues, 'id' | 'version'> => {
  const { id: _, version: __, ...details } = rest as typeof rest & { id?: number; version?: number }
  return { ...details, unit, units: [...new Set([unit, ...units])] }
}

async function problemsOf(tx: Db, values: ParameterValues): Promise<Record<string, string>> {
  const { id, code, unit, units, inputType, searchType, options } = values
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
  if (await isParameterCodeTaken(tx, code, id)) problems['code'] = 'adminForm.codeTaken'
  return problems
}

export const keptParameters = keepNoun<ParameterValues, Input>({
  noun: 'parameter',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockParameters,
  newId: newParameterId,
  insert: insertParameter,
  update: updateParameter,
  remove: removeParameters,
  toValues,
  problemsOf,
})

export const parameterFinder: Finder = { permission: 'catalogue.read', find: findParametersNamed }
