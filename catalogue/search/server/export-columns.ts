import type { ProductItem, Property } from '#catalogue/goods/product.ts'
import { propertyFigure } from '#catalogue/goods/stated-figure.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import type { Parameter } from '#catalogue/parameters/contract.ts'
import { inUnit, unitIn } from '#catalogue/parameters/unit-systems.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { ExportQuery } from '../contract.ts'

export interface ExportColumn {
  head: string
  cell: (item: ProductItem) => string
}

const testOf = ({ condition, method }: Property) => [condition, method].filter(Boolean).join(', ')

/** A number as spreadsheets count with it; a window and a class stay as they are printed. */
const figure = (value: Property, unit: string) =>
  value.text === null && value.typical !== null
    ? String(inUnit(value.typical, value.unit, unit))
    : propertyFigure(value, unit)

/** A property with its unit, condition and method in the head; where these differ by row, they have a column of their own. */
export function exportColumns(
  t: Translator,
  { code, name, nameEn, unit: stated }: Parameter,
  list: readonly ProductItem[],
  { range = [], units }: Pick<ExportQuery, 'range' | 'units'>,
): ExportColumn[] {
  const title = localised(t.locale, name, nameEn).text
  const unit = range.find((each) => each.code === code)?.unit ?? unitIn(units, stated)
  const valueOf = (item: ProductItem) => item.keyProperties.find((each) => each.code === code)
  const tests = new Set(list.flatMap((item) => valueOf(item) ?? []).map(testOf))
  const [only = ''] = tests.size === 1 ? tests : []
  const said = [unitText(unit), only].filter(Boolean).join('; ')
  const column = {
    head: said ? `${title} (${said})` : title,
    cell: (item: ProductItem) => {
      const value = valueOf(item)
      return value ? figure(value, unit) : ''
    },
  }
  if (tests.size < 2) return [column]
  const test = (item: ProductItem) => {
    const value = valueOf(item)
    return value ? testOf(value) : ''
  }
  return [column, { head: t('workbench.testOf', { property: title }), cell: test }]
}
