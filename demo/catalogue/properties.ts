import { convert, type Unit } from '#catalogue/parameters/units.ts'
import { type BrandCode, brandOf } from './brands.ts'
import { significant } from './chance.ts'
import type { Family, Row, Value, Values } from './family.ts'
import { rootOf } from '#site/first-start/server/vocabulary/categories.ts'
import { dryCondition, type MeasurementCode, measurementOf } from '#site/first-start/server/vocabulary/measurements.ts'
import {
  flameClasses,
  methodFor,
  type ParameterCode,
  parameterUnit,
} from '#site/first-start/server/vocabulary/parameters.ts'
import { windowOf } from './processing-windows.ts'
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
  dryingTemperature: '°F',
  meltTemperature: '°F',
  mouldTemperature: '°F',
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

/** Polyamide takes up water and changes with it, so its values say in which state they were measured. */
const isPolyamide = ({ category }: Family, [, , , , extras]: Row) =>
  /^(?:pa|ppa$|rpa$)/.test(category) || extras?.series === 'NORYL GTX'

const conditionOf = (family: Family, row: Row, code: MeasurementCode) =>
  isPolyamide(family, row) ? dryCondition(code) : measurementOf(code).condition

/** Standards written for one polymer are not used on others: volatiles by GB/T 2914 or ISO 1269 are those of PVC. */
const methodOf = ({ category }: Family, { parameter }: { parameter: ParameterCode }, brand: BrandCode) =>
  parameter === 'volatiles' && rootOf(category) !== 'vinyls'
    ? 'In-house'
    : methodFor(parameter, standardsOf(brandOf(brand).country))

const propertyOf = (family: Family, row: Row, code: MeasurementCode, value: Value): Property => {
  const measurement = measurementOf(code)
  const { parameter } = measurement
  const [brand] = row
  const property: Property = {
    parameter,
    ...valueOf(code, value),
    text: parameter === 'ul94' && typeof value === 'number' ? (flameClasses[value] ?? null) : null,
    unit: parameterUnit(parameter),
    method: measurement.method ?? methodOf(family, measurement, brand),
    condition: conditionOf(family, row, code),
    source: 'typical',
  }
  const unit = houseUnits[brand]?.[parameter]
  return unit ? inUnit(property, unit) : property
}

const statedValues = (family: Family, row: Row): Values => {
  const [, , values, , extras] = row
  const stated: Values = {}
  family.columns.forEach((column, index) => {
    const value = values[index]
    if (value !== null && value !== undefined) stated[column] = value
  })
  return { ...stated, ...windowOf(family, row), ...extras?.plus }
}

/** Only what was set for this grade: what holds for a polymer in general is no value of the grade. */
export const propertiesOf = (family: Family, row: Row): Property[] =>
  (Object.entries(statedValues(family, row)) as [MeasurementCode, Value][]).map(([code, value]) =>
    propertyOf(family, row, code, value),
  )
