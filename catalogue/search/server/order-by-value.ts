import { mostReached } from '#platform/contract/constants.ts'
import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { scaleOf } from '#catalogue/parameters/steps.ts'
import { isConvertible, toBase } from '#catalogue/parameters/units.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ProductQuery } from '../contract.ts'
import { chosenToo, type Matches } from './match-products.ts'
import { measurementsAt } from './measurements.ts'
import { searchByValue, type SortValue } from './value-queries.ts'
import type { ParameterUnits } from './wanted.ts'

export type Asked = Pick<ProductQuery, 'orderBy' | 'sortType' | 'range'> &
  Partial<Pick<ProductQuery, 'sortBy' | 'near'>>

/** So many places are read at once: the pages of a list share them. */
const block = 1_000
/** Beyond so many matches it costs less to read all values than to look each up. */
const mostLookedUp = 2_000

export interface ValueOrder {
  values: SortValue[]
  descending: boolean
}

/** Undefined where the list is sorted by its rows, or by what nobody states. */
export function valueOrderOf(asked: Asked, parameters: ParameterUnits): ValueOrder | undefined {
  const { orderBy, sortType, sortBy = '', near = [], range = [] } = asked
  const descending = sortType === 'desc'
  if (orderBy === 'nearest') {
    const values = near.flatMap((wanted) => nearnessTo(wanted, parameters) ?? [])
    return values.length > 0 ? { values, descending: false } : undefined
  }
  const parameter = orderBy === 'property' ? parameters.get(sortBy) : undefined
  const at = range.find(({ code }) => code === sortBy)?.at
  const measurementIds = parameter && measurementsAt(parameter, at)
  return measurementIds && { values: [{ measurementIds, takes: descending ? 'highest' : 'lowest' }], descending }
}

function nearnessTo({ code, min, max, unit, at }: PropertyRange, parameters: ParameterUnits): SortValue | undefined {
  const parameter = parameters.get(code)
  const measurementIds = parameter && measurementsAt(parameter, at)
  if (!measurementIds || !isConvertible(unit, parameter.baseUnit)) return undefined
  const low = toBase(min ?? max ?? 0, unit)
  const high = toBase(max ?? min ?? 0, unit)
  const { logarithmic, step } = scaleOf(code, (low + high) / 2)
  const stands = (value: number) => (logarithmic ? Math.log(Math.max(value, 1e-9)) : value)
  return { measurementIds, takes: { from: stands(low), to: stands(high), step, logarithmic } }
}

export async function idsByValue(db: Db, matches: Matches, order: ValueOrder, offset: number, limit: number) {
  const from = Math.floor(offset / block) * block
  const ids: number[] = []
  for (let at = from; at < Math.min(offset + limit, mostReached, matches.totalCount); at += block)
    ids.push(...(await keptBlock(db, matches, order, at)))
  return ids.slice(offset - from, offset - from + limit)
}

function keptBlock(db: Db, { state, name, question, totalCount }: Matches, order: ValueOrder, offset: number) {
  const slice = { ...order, question: chosenToo(question), oneByOne: totalCount <= mostLookedUp, offset, limit: block }
  return state.keep(JSON.stringify(['values', name, order, offset]), async () =>
    (await searchByValue(db, slice)).map(({ id }) => id),
  )
}
