import type { ParameterChoice, ProductValues, StatedProperty } from '#catalogue/products/office/contract.ts'
import { readValue, writeValue } from '#catalogue/products/server/property-notation.ts'
import type { ImportField } from './import-fields.ts'
import { Wrong } from '#platform/office/tables/wrong.ts'
import { readNumber } from '#platform/office/tables/read-number.ts'

/** Every number of a value as we write it, whatever parts its thousands. */
const plainFigures = (value: string, decimalComma: boolean) =>
  value
    .split(/(\.\.|[~<>=≥≤]+)/)
    .map((piece) => readNumber(piece, decimalComma) ?? piece)
    .join('')

/** The unit that a title states: `Flexural modulus (GPa)`; null where it states one that the property does not have. */
export function unitIn(title: string, { unit, units }: ParameterChoice): string | null {
  const stated = /[(（[【]([^(（[【]+)[)）\]】]$/.exec(title.trim())?.[1]?.trim()
  if (!stated) return unit
  return units.find((each) => plain(each) === plain(stated)) ?? null
}

const plain = (unit: string) =>
  unit.normalize('NFKC').toLowerCase().replace(/\s/g, '').replace('³', '3').replace('²', '2')

/** A column of one property in one unit. It is the first that a product states of it; method and condition stay. */
export function propertyColumn(parameter: ParameterChoice, unit: string | null): ImportField {
  const own = ({ properties }: ProductValues) => properties.findIndex(({ parameterId }) => parameterId === parameter.id)
  return {
    key: 'properties',
    clearable: true,
    read: (cell, product, { decimalComma }) => {
      const at = own(product)
      if (cell === '') {
        if (at >= 0) product.properties = product.properties.toSpliced(at, 1)
        return
      }
      if (unit === null) throw new Wrong('adminImports.unitWrong')
      const stated = parameter.units.find((each) => cell.endsWith(` ${each}`))
      const value = stated ? cell.slice(0, -stated.length - 1) : cell
      const read = readValue(parameter, plainFigures(value, decimalComma))
      if (!read) throw new Wrong(parameter.options.length > 0 ? 'adminProducts.classWrong' : 'adminImports.valueWrong')
      const now = product.properties[at]
      const next: StatedProperty = now
        ? { ...now, ...read, unit: stated ?? unit }
        : {
            parameterId: parameter.id,
            ...read,
            unit: stated ?? unit,
            method: parameter.methods[0] ?? '',
            condition: null,
            source: 'typical',
            statedOn: null,
          }
      product.properties = now ? product.properties.with(at, next) : [...product.properties, next]
    },
    write: (product) => {
      const property = product.properties[own(product)]
      if (!property) return ''
      return property.unit === unit ? writeValue(property) : `${writeValue(property)} ${property.unit}`
    },
  }
}
