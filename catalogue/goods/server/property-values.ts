import type { Property } from '../product.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { nameIn, type Names } from './load-names.ts'

/** A property without the names of its keys: lists carry dozens of them. */
export type PropertyValues = [
  parameterId: number,
  min: number | null,
  typical: number | null,
  max: number | null,
  text: string | null,
  unit: string,
  method: string,
  condition: string | null,
  source: Property['source'],
  statedOn: string | null,
  baseLow: number | null,
  baseHigh: number | null,
]

export const propertyValues = (where: Sql) => sql`(
  select coalesce(json_agg(json_build_array(parameter_id, min, typical, max, text, unit, method, condition, source,
    stated_on, base_low, base_high)), '[]')
  from (select * from property where ${where}) as property)`

export function propertyOf(values: PropertyValues, { parameters }: Names): Property {
  const [parameterId, min, typical, max, text, unit, method, condition, source, statedOn, baseLow, baseHigh] = values
  const { code, name, nameEn, group } = nameIn(parameters, parameterId)
  return {
    code,
    name,
    nameEn,
    group,
    min,
    typical,
    max,
    text,
    unit,
    method,
    condition,
    source,
    statedOn,
    baseLow,
    baseHigh,
  }
}
