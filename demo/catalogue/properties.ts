import { convert, type Unit } from '#catalogue/parameters/units.ts'
import { type BrandCode, brandOf } from './brands.ts'
import { significant } from './chance.ts'
import type { Family, Row, Value, Values } from './family.ts'
import { type MeasurementCode, measurementOf } from '#site/first-start/server/vocabulary/measurements.ts'
import {
  flameClasses,
  methodFor,
  type ParameterCode,
  parameterUnit,
} from '#site/first-start/server/vocabulary/parameters.ts'
import type { Property } from './product.ts'

const astmCountries = new Set(['US', 'TW', 'KR', 'BR'])

const standardsOf = (country: string) => (country === 'CN' ? 'gb' : astmCountries.has(country) ? 'astm' : 'iso')

const metricTechnical: Partial<Record<ParameterCode, Unit>> = {
  tensileYield: 'kgf/cm2',
  tensileBreak: 'kgf/cm2',
  flexuralModulus: 'kgf/cm2',
  izodNotched: 'kgf·cm/cm',
}
const customary: Partial<Record<ParameterCode, Unit>> = {
  tensileYield: 'psi',
  tensileBreak: 'psi',
  flexuralModulus: 'psi',
  izodNotched: 'ft·lb/in',
  hdt: '°F',
  vicat: '°F',
}

/** Some houses state their values in other units; search and comparison have to live with that. */
const houseUnits: Partial<Record<BrandCode, Partial<Record<ParameterCode, Unit>>>> = {
  chimei: metricTechnical,
  formosa: metricTechnical,
  'chevron-phillips': customary,
  ascend: customary,
  rtp: customary,
  natureworks: customary,
}

const valueOf = (code: MeasurementCode, value: Value): Pick<Property, 'min' | 'typical' | 'max'> => {
  if (typeof value !== 'number') return { min: value[0], typical: null, max: value[1] }
  const { bound } = measurementOf(code)
  return { min: bound === 'min' ? value : null, typical: bound ? null : value, max: bound === 'max' ? value : null }
}

const inUnit = (property: Property, unit: Unit): Property => {
  const turn = (value: number | null) => (value === null ? null : significant(convert(value, property.unit, unit)))
  return { ...property, unit, min: turn(property.min), typical: turn(property.typical), max: turn(property.max) }
}

/** Chinese producers sell by a window of melt flow rather than one figure. */
const withWindow = (property: Property): Property =>
  property.typical === null
    ? property
    : { ...property, min: significant(property.typical * 0.8, 2), max: significant(property.typical * 1.2, 2) }

const propertyOf = (brand: BrandCode, code: MeasurementCode, value: Value): Property => {
  const { parameter, condition } = measurementOf(code)
  const { country } = brandOf(brand)
  const property: Property = {
    parameter,
    ...valueOf(code, value),
    text: parameter === 'ul94' && typeof value === 'number' ? (flameClasses[value] ?? null) : null,
    unit: parameterUnit(parameter),
    method: methodFor(parameter, standardsOf(country)),
    condition,
    source: 'typical',
  }
  if (parameter === 'mfr' && country === 'CN') return withWindow(property)
  const unit = houseUnits[brand]?.[parameter]
  return unit ? inUnit(property, unit) : property
}

const statedValues = (family: Family, [, , values, , extras]: Row): Values => {
  const stated: Values = {}
  family.columns.forEach((column, index) => {
    const value = values[index]
    if (value !== null && value !== undefined) stated[column] = value
  })
  return { ...stated, ...extras?.plus }
}

export const propertiesOf = (family: Family, row: Row): Property[] => {
  const entries = (values: Values) => Object.entries(values) as [MeasurementCode, Value][]
  const stated = entries(statedValues(family, row))
  const known = new Set(stated.map(([code]) => measurementOf(code).parameter))
  const common = entries(family.common ?? {}).filter(([code]) => !known.has(measurementOf(code).parameter))
  return [...stated, ...common].map(([code, value]) => propertyOf(row[0], code, value))
}
