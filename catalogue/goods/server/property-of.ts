import type { Property } from '../product.ts'
import { nameIn, type Names } from './load-names.ts'
import type { PropertyValues } from './queries.ts'

/** With the names of its keys. */
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
